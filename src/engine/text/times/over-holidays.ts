// "Who is staying over Christmas", "how full are we for Thanksgiving": of stays, the week of it. Of sales nobody knows how long it lasts.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const day = '(?:christmas|xmas|thanksgiving|easter)'
const stays =
  /\b(?:bookings?|booked|reservations?|reserved|stays?|staying|stayed|nights|occupancy|occupied|full|guests|check-?ins?|checking in|arrivals?|arriving|empty|vacant|open|free)\b/
const money = /\b(?:revenue|income|sales|earnings|money|made|make|earn|earned|brought|sold|orders?)\b/

/** "Who's here for Easter": who stays then. */
const here: Rewriting = {
  said: new RegExp(
    `^(?<lead>(?:(?:so|ok|and|hey) )*)who (?:is|will be|all is|is all) (?:here|with us|in house|around|in town|in our homes|at our homes|in) (?:over|for|during|around|at|on) (?:the )?(?<last>last |this |next )?(?<day>${day}|new years?(?: eve)?)(?: break| holidays?| time)?(?= ?[.?!]|$)`,
  ),
  meant: ({ groups = {} }) =>
    `${groups['lead'] ?? ''}who is staying over ${groups['last'] ?? ''}${groups['day'] ?? ''}`,
}
/** "Over New Year's": the night between the years, for those who stay. */
const betweenYears: Rewriting = {
  said: /(?<=\b(?:staying|here|full|occupied|empty|vacant|free)\b[^?]*) (?:over|for) (?:the )?(?:new years?|nye)(?: holidays?| weekend| break)?(?= ?[.?!,]|$)/,
  meant: () => ' over new years eve',
}

export const overHolidays: readonly Rewording[] = [
  wherever([/^who$/, /^(christmas|xmas|thanksgiving|easter|new)$/], [here]),
  wherever([/^(new|nye)$/, /^(staying|here|full|occupied|empty|vacant|free)$/], [betweenYears]),
  wherever(/^(christmas|xmas|thanksgiving|easter)$/, [
    {
      said: new RegExp(
        `\\b(?:over|for|during|around|at) (?:the )?(?<last>last |this |next )?(?<day>${day})(?: break| holidays?| time)?(?= [,.?!;)]|$| (?:by|and|with|per|in|at)\\b)`,
      ),
      meant: ({ groups = {}, 0: said }, question) =>
        stays.test(question) && !money.test(question)
          ? `during ${groups['last'] ?? ''}${groups['day'] ?? ''} week`
          : said,
    },
  ]),
]
