// "Our best day ever in sales and how much did we take in that day": the number that ranks the day, which stands beside it anyway.
import { wherever } from '#engine/text/rewritten.ts'

const unit = '(?<unit>day|week|month|quarter|year)'
const number = '(?:sales|revenue|orders|bookings|volume|closings|units sold|income|earnings|money)'

export const bestDaySoMuch = wherever(
  [
    /^(best|worst|biggest|busiest|slowest|strongest|weakest)$/,
    /^(day|week|month|quarter|year)$/,
    /^(how|what)$/,
  ],
  [
    {
      said: new RegExp(
        `(?<head>\\b(?:best|worst|biggest|busiest|slowest|strongest|weakest) (?:single )?${unit}\\b(?: [a-z\\d]+){0,4}? (?:in|for|by) ${number}\\b[^,.?!]*?)(?: ,)? and (?:how much|what|how many) (?:did we|was it|were they|did it|was that|we)?(?: ?(?:take in|make|sell|earn|bring in|took in|made|sold|earned|do|come to|have|get))?(?: (?:in|on|during))?(?: (?:on|in|during|for))?(?: (?:that|this) \\k<unit>| it| then)?(?= [.?!]|$)`,
      ),
      meant: ({ groups = {} }) => groups['head'] ?? '',
    },
  ],
)
