// "Plus Napa", "add Napa" after another place: both of them. As a name alone it would take the place of the first.
import { wherever } from '#engine/text/rewritten.ts'

/** A number or a column that is added stands beside the others already. */
const number =
  '(?:views?|vws|clicks?|inquiries|favorites|bookings?|stays?|nights?|orders?|revenue|rev|sales|units?|counts?|numbers?|average|avg|median|total|percent|percentage|conv|conversion|conversions|rates?|prices?|shares?|names?|emails?|dates?|stock|ratings?|days)\\b'

export const placeAdded = wherever(/^(plus|add)$/, [
  {
    said: new RegExp(
      `^(?:(?:and|now|please|ok|then|also|can you|could you) (?:, )?)*(?:plus|add)(?: in)?(?= (?:the )?(?!${number})[a-z]+(?: (?!and\\b|plus\\b|with\\b)[a-z]+){0,2}(?: too| as well| please)?(?: [.?!])?$)`,
    ),
    meant: () => 'include',
  },
])
