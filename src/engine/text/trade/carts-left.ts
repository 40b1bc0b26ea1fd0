// "What proportion of carts is left behind without a purchase": that nothing was bought is what makes them left behind, and all carts are
// the whole.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const left = '(?:abandoned|left behind|left)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=\\b(?:carts?|baskets?) (?:that |which )?(?:is |are |was |were |get |gets |got |ended up |end up )?${left} )(?:without|with no) (?:a |any |ever a )?(?:purchase|order|sale|buying|checkout purchase)s?(?= [,.?!]|$| (?:this|last|in|over|by|per))`,
    ),
    meant: () => '',
  },
]

export const cartsLeft = wherever([/^(carts?|baskets?)$/, /^(without|no)$/], rules)
