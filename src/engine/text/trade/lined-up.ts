// "How much revenue do we already have lined up from upcoming stays": what is to come anyway. "Lined up for next month" says when.
import { wherever } from '#engine/text/rewritten.ts'

export const linedUp = wherever(/^lined$/, [
  {
    said: /(?<=\b(?:revenue|income|money|sales|earnings|nights|bookings|stays) )(?:(?:do|did|have|has|is|are|that|we|already|still|currently|got) ){0,4}lined up (?:already |now |right now )?(?=(?:from|in|with|through) (?:our |the |all |all our |all the )?(?:upcoming|future|coming|confirmed|booked)\b)/,
    meant: () => '',
  },
])
