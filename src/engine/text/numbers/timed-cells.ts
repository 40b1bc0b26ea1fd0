// "Old Town vs Bay Colony: closings this year, volume, median price": how many, beside the other numbers. "Studio, 1, 2, 3, 4+": none is a
// step as well. "Rank homes in Aspen by revenue", "and what do they average": said in the fewest words.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const events = '(?:closings|sales|solds|orders|purchases|bookings|reservations|stays|leads|inquiries)'
const time = '(?:(?:this|last) (?:year|month|quarter|week)|ytd|in 20\\d\\d)'
const number = '(?:revenue|volume|aov|adr|income|(?:total|average|avg|median) [a-z]+)'

export const timedCells: readonly Rewording[] = [
  wherever(/^:$/, [
    {
      said: new RegExp(`(?<=: )(?<what>${events})(?= ${time} , (?:and )?(?:the )?${number})`),
      meant: ({ groups }) => `number of ${groups?.['what'] ?? ''}`,
    },
  ]),
  wherever(
    [/^studios?$/, /^(bedrooms?|beds?|br|bed)$/],
    [
      {
        said: /\bstudios?(?= , (?:1|one)(?: (?:bed|br|bedroom))? , (?:2|two)\b)/,
        meant: () => '0',
      },
    ],
  ),
  wherever(/^rank$/, [
    {
      said: /^rank (?:the |our |all )?(?<what>[a-z]+(?: [a-z]+)?) (?<where>in [a-z]+(?: [a-z]+)?) by (?<by>[a-z][a-z ]*?)(?= [,.?!]|$)/,
      meant: ({ groups = {} }) =>
        `${groups['what'] ?? ''} ${groups['where'] ?? ''} by ${groups['by'] ?? ''} , highest first`,
    },
  ]),
  wherever(
    [/^average$/, /^they$/],
    [
      {
        said: /(?<=^how many [^?]*)\band what (?:do|did) they average(?= [,.?!]|$)/,
        meant: () => 'and what is their average price',
      },
    ],
  ),
  wherever(
    [/^(weekends?)$/, /^(weekdays?)$/, /^ins$/],
    [
      {
        said: /(?<=\b(?:weekends?|weekdays?) (?:vs|versus|and|or) (?:weekends?|weekdays?) )check ins\b/,
        meant: () => 'bookings',
      },
    ],
  ),
  wherever(/^q1$/, [
    {
      said: /^q1(?: ,| and)? q2(?: ,| and)? q3(?: ,)?(?: and)? q4(?: of)? (?<year>20\d\d) (?<what>[a-z]+(?: (?:,|and|[a-z]+)){0,5})(?= [.?!]|$)/,
      meant: ({ groups = {} }) => `${groups['what'] ?? ''} by quarter ${groups['year'] ?? ''}`,
    },
  ]),
  wherever(
    [/^side$/, /^20\d\d$/],
    [
      {
        said: /^(?<one>20\d\d) (?:and|vs|versus|&) (?<two>20\d\d) (?<what>[a-z]+(?: [a-z]+)?) by (?<unit>month|quarter) side by side(?= [.?!]|$)/,
        meant: ({ groups = {} }) =>
          `${groups['what'] ?? ''} by ${groups['unit'] ?? ''} ${groups['one'] ?? ''} vs ${groups['two'] ?? ''}`,
      },
    ],
  ),
]
