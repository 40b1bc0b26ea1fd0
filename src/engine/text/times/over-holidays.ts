// "Who is staying over Christmas", "how full are we for Thanksgiving": of stays, the week of it. Of sales nobody knows how long it lasts.
import { wherever } from '#engine/text/rewritten.ts'

const day = '(?:christmas|xmas|thanksgiving|easter)'
const stays =
  /\b(?:bookings?|booked|reservations?|reserved|stays?|staying|stayed|nights|occupancy|occupied|full|guests|check-?ins?|checking in|arrivals?|arriving|empty|vacant|open|free)\b/
const money = /\b(?:revenue|income|sales|earnings|money|made|make|earn|earned|brought|sold|orders?)\b/

export const overHolidays = wherever(/^(christmas|xmas|thanksgiving|easter)$/, [
  {
    said: new RegExp(
      `\\b(?:over|for|during|around|at) (?:the )?(?<last>last |this |next )?(?<day>${day})(?: break| holidays?| time)?(?= [,.?!;)]|$| (?:by|and|with|per|in|at)\\b)`,
    ),
    meant: ({ groups = {}, 0: said }, question) =>
      stays.test(question) && !money.test(question)
        ? `during ${groups['last'] ?? ''}${groups['day'] ?? ''} week`
        : said,
  },
])
