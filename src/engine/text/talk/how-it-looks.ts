// "What's occupancy looking like in December", "how are bookings looking for next month": what it is, and how many there are.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const looks = '(?:looking|shaping up|coming along|holding up|trending)(?: like)?'
/** July may be the one to come. */
const behind =
  '(?! (?:in|for|on|over|during) (?:the )?(?:january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|fall|autumn|christmas|easter)\\b)(?= (?:on|in|for|this|last|next|at|so|right|now|today|tomorrow|tonight|by|per|over|across|with|compared|versus|vs|currently|these)\\b| [.?!]|$)'
const counted =
  '(?:bookings|reservations|stays|orders|arrivals|check ins|checkins|cancellations|refunds|leads|inquiries|closings|sign ups|signups|purchases|viewings)'
/** "How are we looking", "how is it looking this month": nothing says what. */
const what =
  '(?<what>(?!(?:it|that|this|we|they|things|everything|you|those|these|people|january|february|march|april|may|june|july|august|september|october|november|december|business|stuff|market|warehouse|shelves|shop|store|portfolio|pipeline)\\b)(?:[a-z&$%]+ ){0,5}?[a-z]+)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:(?:so|and|ok|okay|hey) )*(?:how|what) (?:is|are|was|were) (?:the |our |my )?(?<rows>${counted}) ${looks}${behind}`,
    ),
    meant: ({ groups = {} }) => `how many ${groups['rows'] ?? ''}`,
  },
  {
    said: new RegExp(
      `^(?:(?:so|and|ok|okay|hey) )*(?:what|how) (?:is|are|was|were) ${what} ${looks}${behind}`,
    ),
    meant: ({ groups = {} }) => `what is ${groups['what'] ?? ''}`,
  },
]

export const howItLooks: Rewording = wherever(
  [/^(what|how)$/, /^(looking|shaping|coming|holding|trending)$/],
  rules,
)
