// "Put the total price next to it, most expensive first", "add the city next to it": one more column of what was shown, and nothing to
// hold against it.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const lead = '(?<lead>(?:(?:please|now|and|then|also|ok|okay|can you|could you|can we|but|,) )*)'
const beside =
  '(?:right )?(?:next to|beside|alongside|besides) (?:it|them|that|those|each|each one|each of them|the names?|every name)'
const time = '(?<time>(?:last|the previous|the prior|previous|prior) (?:year|month|quarter|week)|20\\d\\d)'
const ends = '(?= [,.?!]| as well\\b| too\\b|$)'

/** "Put last year next to it", "add last year as well": both, and not the other one in its place. */
const times: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^${lead}(?:(?:put|show|place|set|add|include|have|give|with)(?: me)?(?: the| also)* )?${time}(?: ?' ?s| s)?(?: (?:revenue|numbers?|figures?|ones?|bookings|orders|sales|total|totals|values?|amounts?))? ${beside}${ends}`,
    ),
    meant: ({ groups = {} }) => `compare with ${groups['time'] ?? ''}`,
  },
  {
    said: new RegExp(
      `^${lead}(?:add|include)(?: the| also)* ${time}(?: ?' ?s| s)?(?: (?:numbers?|figures?|ones?|values?))?(?: as well| too| for comparison| to compare)*(?=(?: [.?!])?$)`,
    ),
    meant: ({ groups = {} }) => `compare with ${groups['time'] ?? ''}`,
  },
]

const rules: readonly Rewriting[] = [
  {
    said: /^(?<lead>(?:(?:please|now|and|then|also|ok|okay|can you|could you|can we|,) )*)(?:put|show|place|set|add|include|write|list|have|with) (?<what>(?!.*\b(?:last|this|previous|prior|year|month|quarter|week)\b)(?:the |their |its |a |me the )?[a-z][a-z -]*?) (?:right )?(?:next to|beside|alongside) (?:it|them|that|those|each|each one|each of them|the names?|every name)(?= [,.?!]| and\b| as well\b| too\b|$)/,
    meant: ({ groups = {} }) => `${groups['lead'] ?? ''}add ${groups['what'] ?? ''}`,
  },
]

export const nextToIt: readonly Rewording[] = [
  wherever([/^(next|beside|besides|alongside|add|include)$/, /^(last|previous|prior|20\d\d)$/], times),
  wherever([/^(next|beside|alongside)$/], rules),
]
