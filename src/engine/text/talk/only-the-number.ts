// "How many products sold more than 50 pieces? Only the number of the products": said once more what is wanted of the answer. As a question of
// its own it counted all there are.
import { wherever } from '#engine/text/rewritten.ts'

const things =
  '(?:products|items|customers|buyers|guests|homes|houses|properties|listings|orders|purchases|bookings|stays|reservations|sales|sessions|people)'

export const onlyTheNumber = wherever(
  [/^(only|just)$/, /^(number|count)$/],
  [
    // "How much products".
    { said: new RegExp(`^how much (?=${things}\\b)`), meant: () => 'how many' },
    {
      said: new RegExp(
        `(?<=^how many (?<what>${things})\\b.*) [?.,;] (?:please )?(?:i (?:only |just )?(?:want|need) )?(?:only|just) the (?:number|count)(?: of (?:the |those |these )?(?:\\k<what>|them))?(?= ?[.?!]?$)`,
      ),
      meant: () => '',
    },
  ],
)
