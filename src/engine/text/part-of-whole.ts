// "Refunded orders in percent of all orders per category", "pool homes out of all active homes": a part of each group's own rows, in
// the words that tell it from the share of each group in the whole.
import { rewritten, type Rewriting } from './rewritten.ts'
import type { Token } from './token.ts'

const percent = '(?:percent|%|pct|percentage|percentages)'
const all = '(?:all (?:the |of the |of our |our )?)'
const ends = '(?= [.?!]| please|$)'
const things =
  '(?:homes|houses|listings|properties|sales|closings|orders|purchases|bookings|reservations|stays|customers|buyers|guests|products|items|visitors|leads|sessions)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(`(?<=[a-z]{4} )in ${percent} of (?:${all}|(?:the |our )?(?=(?:[a-z]+ )?${things}\\b))`),
    meant: () => 'as a share of',
  },
  {
    said: new RegExp(
      `^(?<part>(?!how |which |what |who |of |list |show |give |the |percent |percentage |share |proportion )(?:[a-z]+ ){1,6})out of ${all}(?<whole>[a-z\\d ]+?)(?: , (?:in ${percent}|(?:the )?(?:count|number) and (?:the )?${percent}|as a ${percent}))?(?<rest> , (?:by|per) [a-z ]+)?${ends}`,
    ),
    meant: ({ groups }) =>
      `${groups?.['part'] ?? ''}as a share of ${groups?.['whole'] ?? ''}${groups?.['rest'] ?? ''}`,
  },
]

export const partOfWhole = (tokens: readonly Token[]): readonly Token[] =>
  tokens.some(({ text }) => text === 'of') ? rewritten(tokens, rules) : tokens
