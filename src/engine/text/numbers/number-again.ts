// "The guests with the most nights and how many nights", "which brand sold the most and what was the number": the number that they
// are ranked by, which is told in any case. Taken for another question, the first would be lost.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const ends = '(?= [.?!]| please|$)'
const most = '(?:most|fewest|least|highest|lowest|biggest|largest|smallest|best|worst|top)'
const number = '(?:\\d+|one|two|three|four|five|six|ten|twenty)'
/** So many rows: "45 bookings". "4 bedrooms" are no rows, and a number beside them counts the homes. */
const ofRows = `(?:${number} )?(?:confirmed |completed |sold |different )?(?:bookings|stays|reservations|orders|purchases|products|items|customers|buyers|guests|visitors|leads|listings|homes|properties|sales|solds|closings|views|inquiries|clicks|favorites|shares|cancellations|refunds|sessions)`

// What was said before is looked for last: at the head of a rule it would be sought again from each word.
const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<last>\\S+)(?: ,)? and (?:exactly )?how many (?<what>[a-z]+)(?: (?:that|it|this) (?:is|was)| each)?${ends}(?<=\\b(?:most|fewest) \\k<what> .*)`,
    ),
    meant: last,
  },
  {
    said: new RegExp(`\\b(?<last>(?:most|fewest) (?<what>[a-z]+))(?: ,)? and how many \\k<what>${ends}`),
    meant: last,
  },
  {
    said: new RegExp(
      `(?<last>[a-z\\d]+)(?: ,)? and what (?:is|was|were) (?:the|that|its|their) (?:number|figure)s?${ends}(?<=\\b${most} .*)`,
    ),
    meant: last,
  },
  // "The highest lifetime value, first and last name and the number".
  {
    said: new RegExp(
      `\\b(?<last>names?|titles?|address|addresses|emails?|city|state|brand|area|category)(?: ,)? and (?:the|that|their) (?:number|figure|amount)s?${ends}(?<=\\b(?:highest|lowest|biggest|largest|smallest) .*)`,
    ),
    meant: last,
  },
  // "The most shares ever and the share count", "the most cancelled reservations, with the #".
  {
    said: new RegExp(
      `(?<last>[a-z\\d]+)(?: ,)? (?:and|with|plus|incl|including) (?:the |their |its )?(?<what>[a-z]{3,}?)s? (?:count|counts|number|numbers|total|totals|#)${ends}(?<=\\b(?:most|fewest) (?:[a-z]+ ){0,2}\\k<what>s? .*)`,
    ),
    meant: last,
  },
  {
    said: new RegExp(
      `(?<last>[a-z\\d]+)(?: ,)? (?:and|with|plus|incl|including) (?:the |their |its )?#s?${ends}(?<=\\b${most} .*)`,
    ),
    meant: last,
  },
  // "Most inquired about homes, count": how many of what they have most of, and not how many homes there are.
  {
    said: new RegExp(
      `(?<last>[a-z\\d]+)(?: ,| and| with| plus| , (?:and|with|plus)) (?:the |their |its )?(?:count|counts|number|numbers|#)${ends}(?<=(?<!\\bat )\\b(?:most|fewest|least) (?!expensive|recent|valuable|costly|than)[a-z].*)`,
    ),
    meant: last,
  },
  // "Cities with > 45 bookings in 2025 + the count": how many each of them has, and not how many cities there are.
  {
    said: new RegExp(
      `(?<last>[a-z\\d]+)(?: ,)? (?:and|with|plus|incl|including|\\+|&)(?: also)? (?:the |their |its |that )?(?:count|number|#)(?: (?:of|for) each| each)?${ends}(?<=(?:than|over|under|above|below|least|most|>|<|>=|<=) ${ofRows}\\b.*|\\d \\+ ${ofRows}\\b.*|\\d or more ${ofRows}\\b.*)`,
    ),
    meant: last,
  },
  // "Guests who stayed in at least four different homes, with the number of homes": it would be how many homes there are.
  {
    said: new RegExp(
      `(?<last>[a-z\\d]+)(?: ,)? (?:and|with|plus|incl|including|\\+|&)(?: also)? (?:(?:the |their |its |that )?(?:count|number|#) of|how many) (?:different |distinct )?(?<what>[a-z]+)${ends}(?<=(?:(?:than|over|above|least|>|>=) ${number}|\\d \\+|\\d or more) (?:different|distinct|unique) \\k<what> .*)`,
    ),
    meant: last,
  },
  // "… more than 50 days on average, and the ratio is 97 percent or better? Show days and ratio": limits are shown anyway.
  {
    said: new RegExp(
      `[.?!,;] show (?:me )?(?:the )?(?<one>days|ratio|rating|nights|averages?)(?: and (?:the )?(?<two>days|ratio|rating|nights))?${ends}`,
    ),
    meant: ({ groups, index, 0: said }, question) => {
      const before = question.slice(0, index)
      const areLimited =
        /\b(?:average|avg)\b/.test(before) &&
        /\b(?:than|over|under|above|below|least|most|or (?:more|better|less))\b/.test(before) &&
        [groups?.['one'], groups?.['two']].every(
          word =>
            word === undefined ||
            before.includes(word) ||
            // "Avg sale-to-list below the overall avg, show the ratio".
            (word === 'ratio' && /\b(?:sales?|sold) (?:- )?to (?:- )?(?:list|ask)/.test(before)),
        )
      return areLimited ? said.charAt(0) : said
    },
  },
  // "Closed furthest below asking, in percent? Show the percent".
  {
    said: new RegExp(`(?<=\\b(?:asking|ask|list)) , (?<way>in (?:percent|percentage terms|percentages))`),
    meant: ({ groups }) => groups?.['way'] ?? '',
  },
  {
    said: new RegExp(
      `[.?!,;] (?:show|with|give)(?: me)?(?: also)? (?:the |that )?(?:percent|percentage|%)${ends}(?<=\\bin percent .*)`,
    ),
    meant: ([said]) => said.charAt(0),
  },
  {
    said: new RegExp(` and (?:that|the|its) percent(?:age)?${ends}(?<=\\bin percent .*)`),
    meant: () => '',
  },
  // "Which area gained the most closings from 2024 to 2025, and by how many".
  {
    said: new RegExp(
      `(?<=\\b(?:gained|lost|grew|grown|rose|fell|dropped|increased|decreased|jumped|growth|drop|gain|increase)\\b.*)(?: ,)? (?:and )?by how many(?: [a-z]+)?${ends}`,
    ),
    meant: () => ' and by how much',
  },
  // "What is the cheapest one and how much".
  {
    said: new RegExp(`(?<=\\b(?:cheapest|priciest|costliest|expensive) one(?: ,)? )and how much${ends}`),
    meant: () => 'and how much is it',
  },
  // "Which communities average more than $400 per square foot, and what is the average": a limit is shown anyway.
  {
    said: new RegExp(
      `(?: ,)? and what (?:is|was|are|were) (?:the|that|their|its) (?:average|avg|mean|figure)s?(?: (?:for|of|in) each(?: one| of them)?| each)?${ends}`,
    ),
    meant: ({ index, 0: said }, question) =>
      /\b(?:average|averages|averaged|averaging|avg|mean) (?:\S+ ){0,6}?(?:than|over|under|above|below|least|most)\b/.test(
        question.slice(0, index),
      )
        ? ''
        : said,
  },
  // "Average more than 400 across their active listings".
  {
    said: /(?<=\b(?:average|averaging|averages|averaged) .*)across (?:all )?(?:their|its) (?=[a-z]+ )/,
    meant: () => 'for ',
  },
  // "Worth the most money": "the most" alone would be a number of them.
  {
    said: /\b(?:(?:is|are|were|was) )?worth (?:the )?(?<most>most|least)(?: money)?(?= |$)/,
    meant: ({ groups }) => `with the ${groups?.['most'] === 'least' ? 'lowest' : 'highest'} value`,
  },
  // "The most booked nights in 2025 and how many": those nights.
  {
    said: new RegExp(
      `(?<=\\bthe (?:most|fewest|least) (?:booked )?nights (?:[a-z\\d]+ ){0,4}?)(?:, )?and (?:how many(?: nights)?(?: (?:was|were|is) (?:that|it|they))?|the (?:number|count|nights))${ends}`,
    ),
    meant: () => '',
  },
  // "Do homes with a pool fetch more? Give me the average for each."
  {
    said: new RegExp(
      `(?<=[?.!,;] )(?:(?:please )?(?:give me|show me|show|tell me|list) )?(?:the )?(?:average|avg|mean)s? (?:for|of) (?:each|both)(?: one| group| of them| of the two| of those)?${ends}`,
    ),
    meant: () => 'on average',
  },
  // "… over the past 12 months, average for each month".
  {
    said: new RegExp(
      `(?<=(?:months|year|years|quarters|weeks|[,;.?!]) )(?:the )?(?:average|avg|mean) (?<each>(?:for|of) (?:each|every) (?:month|week|quarter|year))${ends}`,
    ),
    meant: ({ groups }) => `${groups?.['each'] ?? ''} on average`,
  },
]

function last({ groups }: RegExpExecArray): string {
  return groups?.['last'] ?? ''
}

export const numberAgain = wherever(
  /^(#|count|counts|total|totals|many|much|number|numbers|figure|figures|worth|average|averages|avg|mean|percent|percentage)$/,
  rules,
)
