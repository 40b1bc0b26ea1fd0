// "…, and how many did each of them close", "…, and how much did we take that day": the number that the rest asks for anyway. As a question
// of its own it would need rows of its own.
import { wherever } from '#engine/text/rewritten.ts'

const limited =
  '(?:more than|fewer than|less than|at least|at most|over|under|exactly|no more than|or more|or fewer|or less|twice|three times|\\d\\+)'
const first = '(?:best|worst|busiest|slowest|biggest|most|highest|lowest|least|fewest|top|strongest|weakest)'
const unit = '(?:hour|day|weekday|week|month|quarter|year)'
const did =
  '(?:take(?: in)?|make|earn|sell|close|get|bring in|book|do|have|see|gross|turn over|host|ship|receive)'

export const howManyEachDid = wherever(
  [/^how$/, /^(each|that)$/],
  [
    {
      said: new RegExp(
        `(?<=\\b${limited}\\b.*?)(?: ,)? and how (?:many|often)(?: (?:of them|times|homes|units|orders|stays|bookings|sales))? (?:did|does|do|have|has) each(?: (?:one|of (?:them|those|these)))? (?:close|sell|stay|book|order|buy|make|have|get|come|host|do)(?= [.?!]|$)`,
      ),
      meant: () => ' and how many each',
    },
    {
      said: new RegExp(
        `(?<=^(?:which|what) .*\\b(?:${unit}\\b.*\\b${first}|${first}\\b.*\\b${unit})\\b.*?)(?: ,)? and how (?:much|many)(?: (?:money|revenue|homes|units|orders|bookings|sales))? (?:did|do|have) we ${did}(?: (?:on|in|during))? that ${unit}(?= [.?!]|$)`,
      ),
      meant: () => '',
    },
  ],
)
