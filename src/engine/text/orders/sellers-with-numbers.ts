// "Top sellers last month with revenue and units": the products that sold most, with both. Beside two numbers the sellers would be lost, and
// the numbers be those of the shop.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const number = '(?:total )?(?:revenue|rev|sales|units(?: sold)?|quantity|dollars|orders)'
const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:(?:show|show me|list|give me|what are) )?(?:the |our )?(?:top|best) (?<count>\\d+ )?(?:- )?(?:sellers|selling (?:products|items|skus)) (?<rest>(?:(?!by |per |with |w )[^,;.?!]+? )??)(?:, )?(?:with|w|and) (?:the |their )?(?<numbers>${number}(?:(?: and| &| ,| \\+) ${number})+)(?= [.?!]|$)`,
    ),
    meant: ({ groups: { count = '10 ', rest = '', numbers = '' } = {} }) =>
      `top ${count}products by units sold ${rest}with ${numbers}`,
  },
]

export const sellersWithNumbers: Rewording = wherever([/^(sellers|selling)$/, /^(top|best)$/], rules)
