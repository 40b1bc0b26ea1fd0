// Short words that stand for a column: "ask, sold", "and whether there is a pool".
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

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
  { said: /(?<=(?:,|and) )pool (?:or not|or no)(?= |$)/, meant: () => 'pool' },
]

const number =
  /\b(?:average|avg|mean|median|count|counts|how many|number of|total|sum|share|percent|volume|highest|lowest|max|min)\b|[#%]/
const columnWord =
  '(?:address|addresses|addr|price|ask|sold|beds|baths|dom|market|built|bedrooms|bathrooms|status|number|mls|sqft|sf|date|subdivision|area|ppsf)'

/** "Avg ask, pool y/n" has one line for each way, "address, ask, pool y/n" a column. All others would be those that have one. */
const bothWays: readonly Rewriting[] = [
  {
    said: /(?:\b(?:by|per|each|for) )?\b(?:has )?pools? (?:y n|yes no|y or n|yes or no)(?= |$)/,
    meant: ({ 0: said }, question) => (number.test(question) && !/\baddr/.test(question) ? 'by pool' : said),
  },
  {
    said: new RegExp(
      `(?<=\\b${columnWord} (?:, |and |\\+ )(?:and )?)(?:has )?pool (?:y n|yes no|y or n|yes or no)(?= |$)`,
    ),
    meant: () => 'pool',
  },
]

/** "Address ask year": when it was built. Of what was sold, it may be the year of the sale. */
const years: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=\\b${columnWord} (?:, |and |\\+ |, and )?)year(?= (?:[,.;?!+]|and\\b)| ${columnWord}\\b|$)`,
    ),
    meant: ({ 0: said }, question) =>
      /\baddr/.test(question) &&
      !/\b(?:by|per|each|every|sold|solds|closed|closings?|(?<!for )sales?|dates?)\b/.test(question) &&
      !number.test(question)
        ? 'year built'
        : said,
  },
]

export const shortColumns: readonly Rewording[] = [
  wherever([/^year$/, /^addr/], years),
  wherever(/^sold$/, columns),
  wherever(/^pool$/, pools),
  wherever([/^pools?$/, /^(y|yes)$/], bothWays),
  wherever([/^(oldest|newest)$/, /^first$/], days),
]
