// "Sold price last year, median and average", "days on market by area: min, max": how a number is computed, said behind it.
import { wherever } from '#engine/text/rewritten.ts'

const lead = '(?:please|can you|could you|show|give|tell|get|me|us|i|need|want|what|is|was|are|were|the|our)'
/** What is asked with a verb has no name that they could stand before. */
const other =
  '(?:how|which|who|whose|where|when|did|do|does|has|have|top|bottom|most|least|best|worst|and|or|vs|versus|but|than|over|under|sorted|ranked|average|avg|mean|median|total|sum|min|max|lowest|highest|share|percent|number|count)'
const way = '(?:average|avg|mean|median|total|sum|min|max|minimum|maximum|lowest|highest)'
/** Read where it stands. */
const alone = '(?:total|sum|average|avg|lowest|highest)'
const by = '(?: (?:by|per|for each|in each) [a-z]+(?: [a-z]+)?)?'
const end = '(?: please)?(?=(?: [.?!])*$)'

export const waysLast = wherever(/^(average|avg|mean|median|sum|min|max|minimum|maximum|lowest|highest)$/, [
  {
    said: new RegExp(
      `^(?<lead>(?:${lead} )*)(?!(?:[^,:;?!]* )?${other} )(?<what>[a-z][^,:;?!]*?)(?: [,:;-])+ (?:the |its |just the |just |both )?(?!${alone}${by}${end})(?<ways>${way}(?: (?:, and|,|and|&|\\+|/) ${way}){0,3})(?<by>${by})${end}`,
    ),
    meant: ({ groups: { lead: first = '', what = '', ways = '', by: groups = '' } = {} }) =>
      `${first}${ways} ${what}${groups}`,
  },
])
