// "Nights booked for December in all homes together", "number of views across all listings": one number, and none for each of them.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const homes = '(?:of )?(?:our |the |my )?(?:homes|houses|listings|properties|places|units|rentals)'
const together =
  '(?: (?:together|combined|put together|taken together|added up|added together|in total|altogether|as a whole))'
const events =
  /\b(?:bookings|reservations|stays|nights|revenue|income|earnings|money|views|clicks|inquiries|favou?rites|check ins|arrivals|cancellations|viewings)\b/
const isOfEach =
  /\b(?:per|by|each|every|which|who|list|rank|ranked|compare|compared|most|least|top|highest|lowest|best|worst|table|split|breakdown|broken|average|avg|share|percent|percentage|rate)\b/

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?: ,)? (?:(?:across|over) all ${homes}${together}?|(?:in|for|at|from) all ${homes}${together})(?= [,.?!]|$| (?:in|for|during|this|last|next|since|so|20\\d\\d|on|over)\\b)`,
    ),
    meant: ({ 0: said }, question) => (events.test(question) && !isOfEach.test(question) ? '' : said),
  },
]

/** "How full were we in July, all houses together": one occupancy, and none for each of them. */
const takenTogether: Rewriting = {
  said: new RegExp(`(?: ,)? all ${homes}${together}(?= [,.?!]|$)`),
  meant: ({ 0: said }, question) =>
    /\b(?:occupancy|occupied|full|nights)\b/.test(question) &&
    !/\b(?:per|by|each|every|which|who|list|rank|top)\b/.test(question)
      ? ''
      : said,
}

export const acrossAllHomes = wherever(
  [/^all$/, /^(homes|houses|listings|properties|places|units|rentals)$/],
  [...rules, takenTogether],
)
