// "How many units are in stock altogether and what would they be worth at list price": the pieces, and what they come to.
import { wherever } from '#engine/text/rewritten.ts'

const all =
  '(?: altogether| in total| overall| in all| all together| right now| now| currently| at the moment)*'

export const stockAndWorth = wherever(
  [/^stock$/, /^(worth|value)$/, /^(units|items|pieces)$/],
  [
    {
      said: new RegExp(
        `^(?:how many|the number of|number of|total) (?:units|items|pieces)(?: are| do we have| have we| we have)?(?: there)?(?: still)?${all} (?:in stock|on the shelves|on hand)${all}(?: ,)?(?: and)? (?:(?:what|how much) (?:would|are|is|do|does|might|could) (?:they|it|that|those|these|all of (?:it|them|that))(?: all)?(?: be)? (?:worth|come to|add up to)|their (?:total )?(?:worth|value)|total stock value)(?: at (?:the |our |their )?(?:current |full )?(?:list|retail|sales?|selling)? ?prices?)?${all}(?= ?[?.!]|$)`,
      ),
      meant: () => 'units in stock and stock value',
    },
  ],
)
