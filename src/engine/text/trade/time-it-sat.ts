// "Homes under contract, with the asking price and how many days it sat": one more column of each of them, and no number of its own.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const those =
  '(?:it|they|each|each one|each of them|those|these|the home|the homes|the listing|each home|the house)'
const sat =
  '(?:(?:has |have |had |was |were |is |are )?(?:been )?(?:sat|sitting|on (?:the )?market|listed|up for sale|for sale|lingered|lingering|waiting|stayed on (?:the )?market|spent on (?:the )?market|took to (?:sell|close|move)|takes? to sell)|has sat|have sat)(?: there| for| around| on (?:the )?market| so far)*'

/** On average, or of one that is named, it is a number. */
const isNumber = /\b(?:average|avg|mean|median|typical|typically|mls|how many (?!days))\b/

const column: Rewriting = {
  said: new RegExp(
    `(?<=(?:,|:|and|with|plus|\\+) (?:also )?(?:the )?)(?:(?:for )?how many days|(?:for )?how long|(?:the )?(?:number of )?days) ${those} ${sat}(?= [,.?!;]|$| and | please)`,
  ),
  meant: ({ 0: said }, question) => (isNumber.test(question) ? said : 'days on market'),
}

const hasOtherNumbers =
  /(?:[:,]|\band\b|^) (?:the )?(?:how many|count|number of|#|total|average|avg|median|volume|minimum)\b/

/** "Total dollars, fastest DOM, slowest DOM": both ends of it, beside other numbers. */
const ends: readonly Rewriting[] = [
  {
    said: /(?<=(?:,|and|:) (?:the )?)(?:fastest|quickest|shortest) (?=(?:dom|days on (?:the )?market|time on market)(?: [,.?!]|$| and\b))/,
    meant: ({ 0: said }, question) => (hasOtherNumbers.test(question) ? 'minimum ' : said),
  },
  {
    said: /(?<=(?:,|and|:) (?:the )?)(?:slowest|longest) (?=(?:dom|days on (?:the )?market|time on market)(?: [,.?!]|$| and\b))/,
    meant: ({ 0: said }, question) => (hasOtherNumbers.test(question) ? 'maximum ' : said),
  },
]

/** "The fewest days any of them spent on the market", "the most days any active home has sat there". */
const anyOfThem: readonly Rewriting[] = [
  {
    said: /\b(?<end>fewest|most|least|shortest|longest) (?:number of )?(?:days|time) (?:that )?any (?:single )?(?:one )?(?:of (?:them|those|these)|one) (?:has |have |had )?(?:been |ever )?(?:spent|sat|sitting|stayed|was|were|took)(?: there)?(?: on (?:the )?market| to (?:sell|close))(?= |$)/,
    meant: ({ groups }) =>
      `${/^(?:most|longest)$/.test(groups?.['end'] ?? '') ? 'maximum' : 'minimum'} days on market`,
  },
]

/** "Fastest sale in each area (fewest days on market)": what it is the fastest by is no second ranking. */
const saidAgain: readonly Rewriting[] = [
  {
    said: /(?<=\b(?<how>fastest|quickest|slowest) .*)\( (?:by |meaning |i e |that is |= )?(?:the )?(?<end>fewest|least|lowest|shortest|most|longest|highest) (?:days on (?:the )?market|dom|days to (?:sell|close)|days|time on (?:the )?market) \)/,
    meant: ({ groups = {}, 0: said }) =>
      (groups['how'] === 'slowest') === /^(?:most|longest|highest)$/.test(groups['end'] ?? '') ? '' : said,
  },
]

export const timeItSat: readonly Rewording[] = [
  wherever([/^(fastest|quickest|slowest)$/, /^\($/], saidAgain),
  wherever([/^any$/, /^(days|time)$/], anyOfThem),
  wherever(/^(sat|sitting|market|listed|sale|took|lingered|lingering|waiting)$/, [column]),
  wherever([/^(dom|days|time)$/, /^(fastest|quickest|shortest|slowest|longest)$/], ends),
]
