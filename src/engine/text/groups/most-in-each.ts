// "Listings per property type + most bedrooms in each": how many there are, and the highest number. "Most bookings in each" is no number of
// a single home, and asks which one that is.
import { wherever } from '#engine/text/rewritten.ts'

const counted = '(?<what>bedrooms?|beds?|bathrooms?|baths?|full baths?|reviews?)'
const columns: readonly (readonly [RegExp, string])[] = [
  [/^bedroom/, 'bedrooms'],
  [/^bed/, 'beds'],
  [/^bath/, 'bathrooms'],
  [/^full/, 'full baths'],
  [/^review/, 'review count'],
]

export const mostInEach = wherever(
  [/^(most|fewest)$/, /^each$/],
  [
    {
      said: new RegExp(
        `^(?<head>(?:please |show |give me |list |show me )?)(?:the )?(?:number of |count of |how many )?(?<things>(?:(?!number|count|how|the\\b)[a-z]+ )?[a-z]+s) (?:per|by|in each|for each) (?<group>[a-z]+(?: [a-z]+)?) (?:(?:,|\\+|&|and|plus|with|with also|, and|, plus) )(?:the |also the )?(?<end>most|fewest) ${counted} (?:in|of|for|within) each(?: (?:one|of them|of those))?(?= [.?!]|$)`,
      ),
      meant: ({ groups: { head = '', things = '', group = '', end = '', what = '' } = {} }) => {
        const column = columns.find(([one]) => one.test(what))?.[1] ?? what
        return `${head}number of ${things} and ${end === 'most' ? 'maximum' : 'minimum'} ${column} by ${group}`
      },
    },
  ],
)
