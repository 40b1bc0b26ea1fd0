// Short words that stand for a column: "ask, sold", "and whether there is a pool".
import { wherever, type Rewording, type Rewriting } from './rewritten.ts'

const columns: readonly Rewriting[] = [
  {
    said: /(?<=\b(?:ask|asking|list|list price|ask price|asking price) (?:, |and )(?:and )?)sold(?= [,.?!]|$| and)/,
    meant: () => 'sold price',
  },
]

const pools: readonly Rewriting[] = [
  {
    said: /(?<=(?:,|and) )(?:whether|if) (?:or not )?(?:there is|it has|they have|each has|each one has|it comes with|it had|they had) a pool(?: or not)?\b/,
    meant: () => 'pool',
  },
  { said: /(?<=(?:,|and) )pool (?:yes or no|or not|yes no|y n|or no)(?= |$)/, meant: () => 'pool' },
]

export const shortColumns: readonly Rewording[] = [wherever(/^sold$/, columns), wherever(/^pool$/, pools)]
