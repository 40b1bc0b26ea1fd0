// "Put our buyers in piles by completed orders: none, just one, 2 to 5", "sort guests into buckets by number of stays": piles are the ranges
// that are named behind them.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const bands = '(?=[:,]? ?(?:[:,-] )?(?:none|zero|0|one|1|once|just|only|under|fewer|less|up to|\\d))'

const rules: readonly Rewriting[] = [
  {
    said: /\b(?:put|sort|split|divide|group|bucket|place|break|throw|lump|separate) (?<what>(?:[a-z]+ ){1,3})(?:in|into|up into|up in) (?:different |some |a few |these |the following |\d |three |four |five )?(?:piles|buckets|groups|bins|tiers|bands|brackets|classes|segments) (?=(?:by|based on|according to) )/,
    meant: ({ groups }) => groups?.['what'] ?? '',
  },
  {
    said: new RegExp(`\\bby (?:their )?(?:number of )?completed orders ${bands}`),
    meant: () => 'by number of orders ',
  },
]

export const inPiles = wherever(
  [/^(by|based|according)$/, /^(piles|buckets|groups|bins|tiers|bands|brackets|classes|segments|completed)$/],
  rules,
)
