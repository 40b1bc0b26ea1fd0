// Short words that stand for a column: "ask, sold", "and whether there is a pool".
import { wherever, type Rewording, type Rewriting } from './rewritten.ts'

/** "Active, sold, pending": states, each with its number. */
const states = /: .*\b(?:actives?|pending|pendings|expired|withdrawn|under contract|for sale)\b/

const columns: readonly Rewriting[] = [
  {
    said: /(?<=\b(?:ask|asking|list|list price|ask price|asking price) (?:, |and )(?:and )?)sold(?= [,.?!]|$| and)/,
    meant: () => 'sold price',
  },
  // "Solds past 90 days: address, sold, close date".
  {
    said: /(?<=: (?:[a-z#/]+ (?:[a-z]+ )?(?:, |and |\+ )(?:and )?){0,5})sold(?= (?:[,+]|and) | [.?!]|$)/,
    meant: ({ 0: said }, question) => (states.test(question) ? said : 'sold price'),
  },
]

/** "Address, sold price, close date, oldest first": the day that is shown, and not the year of the house. */
const days: readonly Rewriting[] = [
  {
    said: /(?<=\b(?:close|closing|closed|sale|sold) (?:date|day)s? (?:[,;-] )?)(?:the )?(?<end>oldest|newest)(?: (?:ones?|sales?|closings?))? first(?= [.?!]|$)/,
    meant: ({ groups = {} }) => (groups['end'] === 'oldest' ? 'earliest first' : 'latest first'),
  },
]

const pools: readonly Rewriting[] = [
  {
    said: /(?<=(?:,|and) )(?:whether|if) (?:or not )?(?:there is|it has|they have|each has|each one has|it comes with|it had|they had) a pool(?: or not)?\b/,
    meant: () => 'pool',
  },
  { said: /(?<=(?:,|and) )pool (?:yes or no|or not|yes no|y n|or no)(?= |$)/, meant: () => 'pool' },
]

export const shortColumns: readonly Rewording[] = [
  wherever(/^sold$/, columns),
  wherever(/^pool$/, pools),
  wherever([/^(oldest|newest)$/, /^first$/], days),
]
