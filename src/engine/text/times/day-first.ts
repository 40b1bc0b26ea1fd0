// "For tomorrow, who is checking out and of which house": the day stands before who comes or goes on it, and would be taken for that of arrival.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const month = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
const day = `(?<day>today|tomorrow|tonight|yesterday|(?:this|next|last|the coming) (?:week|weekend|month|${weekday})|(?:the )?(?:next|coming|last|past) (?:\\d{1,2}|two|three|four|five|six|seven|ten) (?:days|weeks)|(?:on )?${weekday}|${month})`
const who =
  '(?<who>(?:please )?(?:who all|who|whos|which (?:guests|bookings|stays)|how many (?:guests|people|bookings|stays)|(?:list|show)(?: me)? (?:who|everyone who|guests))(?: (?:is|are|was|were|will be|will))?)'
const goes =
  '(?<goes>checking out|checking in|checks? out|checks? in|checked out|checked in|leaving|leaves?|left|departing|departs?|departed|arriving|arrives?|arrived)'

const isMonth = new RegExp(`^${month}$`)

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:(?:so|and|ok|for|on|about|in|during|over) ){0,2}${day} [,:-] ${who} ${goes}(?= [,.?!]|$| (?:and|of|from|where|with) )`,
    ),
    meant: ({ groups }) => {
      const time = groups?.['day'] ?? ''
      return `${groups?.['who'] ?? ''} ${groups?.['goes'] ?? ''} ${isMonth.test(time) ? 'in ' : ''}${time}`
    },
  },
]

export const dayFirst = wherever(
  [
    /^(checking|checks?|checked|leav(ing|es?)|left|depart(ing|s|ed)?|arriv(ing|es?|ed))$/,
    /^(today|tomorrow|tonight|yesterday|this|next|last|coming|past|[a-z]+day|[a-z]*(ber|uary)|march|april|may|june|july|august)$/,
    /^[,:-]$/,
  ],
  rules,
)
