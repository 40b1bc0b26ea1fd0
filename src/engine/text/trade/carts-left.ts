// "What proportion of carts is left behind without a purchase": that nothing was bought is what makes them left behind, and all carts are
// the whole.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const behind = '(?:abandoned|left behind|left)'

const share = '(?:percent|percentage|share|%|pct|portion|proportion|fraction)'
const visits =
  '(?:people|shoppers|visitors|sessions|visits|users|customers|carts|them|folks|everybody|everyone|those|anybody|anyone|all)'
const filled =
  '(?:(?:put|puts|add|adds|added|place|places|placed|throw|throws|toss)(?: (?:something|anything|things|stuff|items?|an item|products?|a product|goods))?(?: in| into| to) (?:the |their |an? )?(?:shopping )?(?:cart|basket|bag)|fill(?:s|ed)? (?:the |their |an? )(?:shopping )?(?:cart|basket|bag))'
const bought = '(?:buying|paying|purchasing|ordering|a purchase|checking out)'
const left = `(?:(?:do|does|did) not (?:buy|purchase|order|check out|pay|complete the (?:purchase|order))|(?:never|not) (?:buy|buys|bought|purchase|purchased|order|check out|ended up buying)|(?:leave|leaves|left|go|goes|went|walk|walks|walked) (?:away |off )?without ${bought}|without ${bought})`

/** "How many percent put something in the cart and then don't buy": of those with a cart. */
const given: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:how many|how much|what|which|the) ${share}(?: of (?:the |our |all )*${visits})?(?: (?:who|that))? ${filled}(?: ,)?(?: (?:and|but|then|who))* ${left}(?: anything| it| them| in the end)?(?= [,.?!]|$| (?:this|last|in|by|per)\\b)`,
    ),
    meant: () => 'cart abandonment rate',
  },
  {
    said: new RegExp(
      `\\b(?:how many|how much|what|which) ${share} of (?:the |our |all )*${visits}(?: (?:who|that))? (?:leave|leaves|left|abandon|abandons|abandoned) (?:their|the|an?) (?:cart|basket)(?: behind)?(?: without ${bought})?(?= [,.?!]|$| (?:this|last|in|by|per)\\b)`,
    ),
    meant: () => 'cart abandonment rate',
  },
  {
    said: new RegExp(
      `\\bhow often (?:do|does|did) (?:the |our )?${visits} ${filled}(?: ,)?(?: (?:and|but|then))* ${left}(?: ,| \\?)? as an? (?:percent|percentage|share|%) of (?:the |all )?(?:sessions|visits) with (?:an? |something in (?:the|their) )?(?:cart|add to cart)`,
    ),
    meant: () => 'cart abandonment rate',
  },
  {
    said: new RegExp(
      `\\b(?:out )?of (?:the |our |all )*${visits} (?:that|who|which) ${filled}(?: ,)? (?:how many|what|which) ${share} (?:of them )?(?:then |still |actually )?${left}(?= [,.?!]|$| (?:this|last|in|by|per)\\b)`,
    ),
    meant: () => 'cart abandonment rate',
  },
]

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=\\b(?:carts?|baskets?) (?:that |which )?(?:is |are |was |were |get |gets |got |ended up |end up )?${behind} )(?:without|with no) (?:a |any |ever a )?(?:purchase|order|sale|buying|checkout purchase)s?(?= [,.?!]|$| (?:this|last|in|over|by|per))`,
    ),
    meant: () => '',
  },
]

export const cartsLeft: readonly Rewording[] = [
  wherever([/^(cart|basket|bag)$/, new RegExp(`^(?:${share}|often)$`)], given),
  wherever([/^(carts?|baskets?)$/, /^(without|no)$/], rules),
]
