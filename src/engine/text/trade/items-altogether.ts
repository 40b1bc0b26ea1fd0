// "How many items do we have in stock altogether": added up, each piece is one. Their number alone counts what the catalog lists.
import { wherever } from '#engine/text/rewritten.ts'

const there =
  '(?:in stock|on hand|in inventory|in (?:the |our )?(?:warehouse|stockroom)|on (?:the |our )?(?:shelf|shelves))'
const all = '(?:altogether|all together|in total|in all|all told|all in all|combined|total)'

export const itemsAltogether = wherever(
  [/^(items|things)$/, /^(stock|hand|inventory|warehouse|stockroom|shelf|shelves)$/],
  [
    {
      said: new RegExp(
        `\\bhow many (?<what>(?:(?!different|distinct|unique|separate)[a-z&]+ ){0,3}?)(?:items|things) (?=(?:${all} )?(?:[a-z&]+ ){0,6}?${there}(?: (?:right now|now|today|currently|at the moment))? ?,? ?${all}(?= ?[?.!,]|$)|${all} (?:[a-z&]+ ){0,6}?${there})`,
      ),
      meant: ({ groups: { what = '' } = {} }) => `how many pieces ${what === '' ? '' : `of ${what}`}`,
    },
  ],
)
