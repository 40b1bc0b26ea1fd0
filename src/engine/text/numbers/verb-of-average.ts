// "What price did sold homes average", "areas that average the fewest dollars per foot", "what areas average over 1.5M on their sales":
// "average" as a verb is the mean of the number that is named beside it.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const number =
  '(?<what>price per (?:square foot|sq ft|sqft|sf|foot)|(?:sold |sale |asking |ask |list |nightly |order )?(?:price|rate|ask|value|rating|total|amount)|sale to list ratio|discount|days on market|dom|nights|length of stay)'
const ends = '(?= [,.?!]|$| (?:in|by|per|for|each|last|this|over|across|during)\\b)'
const per = '(?:per|a|for each|for every) (?:square foot|sq ft|sqft|sf|foot)'
const few = '(?<end>fewest|least|lowest|smallest|most|highest|biggest|largest)'
const isLow = (end = ''): boolean => /^(?:fewest|least|lowest|smallest)$/.test(end)
const limit =
  '(?<limit>(?:over|above|under|below|more than|less than|at least|at most) (?:\\$ ?)?[\\da-z][\\d.,a-z]*(?: and a half)?(?: (?:million|thousand|k|m))?(?: and a half)?)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:what|which) ${number} (?:do|does|did) (?<who>(?!it |they |that |this )(?:[a-z\\d]+ ){1,5}?)average${ends}`,
    ),
    meant: ({ groups = {} }) =>
      `what is the average ${groups['what'] ?? ''} of ${(groups['who'] ?? '').trim()}`,
  },
  // "What does asking price less sale price average".
  {
    said: /\bwhat (?:do|does|did) (?<one>(?:the )?(?:[a-z]+ )?price) (?:less|minus) (?<other>(?:the )?(?:[a-z]+ )?price) average(?: out to| out at)?(?= [,.?!]|$)/,
    meant: ({ groups = {} }) => `what is the average ${groups['one'] ?? ''} minus ${groups['other'] ?? ''}`,
  },
  {
    said: new RegExp(
      `\\b(?:that|which|who) average(?:d|s)? (?:the )?${few} (?:dollars |money )?${per}(?: on| for| of| with)?(?= |$)`,
    ),
    meant: ({ groups }) =>
      `with the ${isLow(groups?.['end']) ? 'lowest' : 'highest'} average price per square foot of`,
  },
  {
    said: new RegExp(
      `\\b(?<areas>(?:which |what |the )?(?:areas|neighborhoods|communities|subdivisions|cities|states|brands|categories))(?: that)? average(?:d)? ${limit} (?:on|in|for|across|with) (?:their |its |the )?(?<rows>sales|closings|solds|sold homes|closed sales)(?= |$)`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['areas'] ?? ''} have an average sale price ${groups['limit'] ?? ''}`,
  },
  // "Where does the average closed home go for over $1.5M".
  {
    said: new RegExp(
      `\\b(?<where>where|in (?:which|what) (?:areas|neighborhoods|communities|subdivisions)) (?:does|did|do) the average (?:closed |sold )?(?:home|house|listing|property|place) (?:go|sell|close) for ${limit}`,
    ),
    meant: ({ groups = {} }) => `${groups['where'] ?? ''} is the average sold price ${groups['limit'] ?? ''}`,
  },
]

export const verbOfAverage = wherever(/^average(d|s)?$/, rules)
