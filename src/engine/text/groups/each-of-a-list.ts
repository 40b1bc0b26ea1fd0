// "How many are confirmed, how many pending", "a one bedroom, a two bedroom and so on": the groups are spelled out, each has a number of its
// own, and where the list goes on it stands for all of them. Added up or narrowed to those named, they would answer nothing.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const state =
  '(?:active|sold|closed|pending|under contract|expired|withdrawn|confirmed|completed|cancelled|canceled|refunded|available|booked|in maintenance)'
const was = '(?:are|were|is|was|got|have been|went|ended up)'
const next = `(?: ,)?(?: and| &)? how many(?: of (?:them|those|these))?(?: ${was})?`

/** "How many are active, how many sold": the verb is said once and meant each time. */
const verbOnce: Rewriting = {
  said: new RegExp(
    `\\bhow many (?<things>(?:of (?:them|those|these|the [a-z]+|our [a-z]+) |[a-z]+ (?:[a-z]+ )?)?)(?<was>${was}) (?<first>${state})(?<rest>(?:${next} ${state}){1,5})(?= [.?!,;]|$| etc| and so)`,
  ),
  meant: ({ groups = {} }) => {
    const states =
      (groups['rest'] ?? '').match(new RegExp(`${state}(?= ,| and how| & how| how|$)`, 'g')) ?? []
    const verb = groups['was'] ?? ''
    return [
      `how many ${groups['things'] ?? ''}${verb} ${groups['first'] ?? ''}`,
      ...states.map(one => `how many ${verb} ${one}`),
    ].join(' , ')
  },
}

/** "Of all the orders how many were refunded": of all of them. */
const ofAll: Rewriting = {
  said: /\bof all (?:of )?(?:the |our |my )?(?<things>orders|purchases|reservations|bookings|listings|homes|houses|properties)(?: (?:that |which )?(?:we have|we had|on the books|so far))?(?: ,)? how many (?=are |were |got |have been |is |was )/,
  meant: ({ groups }) => `how many ${groups?.['things'] ?? ''} `,
}

const goesOn = '(?:etc|and so on|and so forth|and so on and so forth|et cetera)'
const upTo = '(?: (?:all the way )?(?:up|down|through the week|for the (?:rest of the )?week))?'

const tally =
  '(?:(?:just |so )?(?:an? |the )?(?:tally|count|number|total|figure) (?:for each|per|by|for every) status)'
const states: Rewriting = {
  said: new RegExp(
    `\\bhow many (?:of (?:them|those) )?(?<things>(?:listings|homes|houses|properties|orders|purchases|reservations|bookings) )?(?:(?:that |which )?${was} )?${state}(?:(?: ,| and| or)+(?: how many)?(?: ${was})? ${state}){1,5}(?: ,)? ${goesOn}(?: ,)?(?: ${tally})?(?= |$)`,
  ),
  meant: ({ groups }, question) => {
    // Areas have homes and nothing else.
    const ofAreas = /\b(?:area|neighbou?rhood|subdivision|community)\b/.test(question)
      ? 'listings '
      : undefined
    const things = groups?.['things'] ?? ofAreas
    return things === undefined ? 'a tally for each status ' : `number of ${things}by status `
  },
}

/** "Every area and inside it how many …": the number for each of them. */
const inside: Rewriting = {
  said: /(?:\b(?:an? )?breakdown )?(?:\bwhere i (?:can )?see )?\b(?:every|each) (?<group>[a-z]+) and (?:then )?(?:inside|within|under|in) (?:it|each|each one|them|that) (?<asked>(?:how many|a tally|number of|the number of) [a-z ]+?)(?= [.?!,;]| ?$)/,
  meant: ({ groups }) => `${groups?.['asked'] ?? ''} and ${groups?.['group'] ?? ''}`,
}

/** "One average for each type": for each. */
const oneForEach: Rewriting = {
  said: /(?:(?<=[a-z] ), )?\b(?:just )?one (?:average|number|figure|count|total|amount|sum|value) (?=(?:for|per|in) (?:each|every)\b)/,
  meant: () => '',
}

const bedroom = '(?:bedrooms?|beds?|br|bd|bdrm)(?: (?:homes?|houses?|places?|units?|one|ones))?'
const anyNumber = '(?:one|two|three|four|five|[0-5])'
const another = `(?:and )?(?:for )?(?:an? |the )?${anyNumber}(?: ${bedroom})?`
/** Each has an article or a name of its own, or the list goes on. */
const bedrooms: Rewriting = {
  said: new RegExp(
    `(?<lead> (?:for|of|in|on))?(?: ,| :)? (?:an? |the )?(?:studios? ,? ?(?:(?:or|and) )?)?(?:an? |the )?${anyNumber} ${bedroom}(?:(?: ,| and|,)? ${another}){1,4}(?: ,)? ${goesOn}${upTo}(?= [,.?!]|$)`,
  ),
  meant: () => ' by number of bedrooms',
}

const numbers: ReadonlyMap<string, string> = new Map([
  ['studio', '0'],
  ['one', '1'],
  ['two', '2'],
  ['three', '3'],
  ['four', '4'],
  ['five', '5'],
])
const mean = '(?<=\\b(?:average|avg|mean|median|typical) (?:[a-z]+ ){1,6})'
const ofEach = ({ groups }: RegExpExecArray): string => {
  const many = (groups?.['list'] ?? '').match(new RegExp(`\\b${anyNumber}(?= )`, 'g')) ?? []
  const plain = many.map(word => numbers.get(word) ?? word)
  return `of ${plain.slice(0, -1).join(' , ')} and ${plain.at(-1) ?? ''} bedroom homes by bedrooms`
}
const several = '(?:bedrooms|beds|brs|bds|bdrms)'
/** "For a one bedroom, a two bedroom and a three bedroom", "of studios, 1-bedrooms and 2-bedrooms": a mean for each of them. */
const eachBedroom: readonly Rewriting[] = [
  {
    said: new RegExp(
      `${mean}for (?<list>an? ${anyNumber} ${bedroom}(?:(?: ,)?(?: and| or)?(?: for)? an? ${anyNumber} ${bedroom}){1,4})(?= [.?!,]|$)`,
    ),
    meant: ofEach,
  },
  {
    said: new RegExp(
      `${mean}(?:for|of|in) (?:our |the )?(?<list>${anyNumber} ${several}(?: , ${anyNumber} ${several}){0,3}(?: ,)? and ${anyNumber} ${several})(?= [.?!,]|$| (?:in|this|last|by|at|near|that)\\b)(?! (?:combined|together))`,
    ),
    meant: ofEach,
  },
]

const decade =
  '(?:the )?(?:\\d0s|\\d{3}0s|twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties|two thousands)'
/** "By decade (50s, 60s, 70s ...)", "by decade built, sixties, seventies and so on": all of them, and not only those. */
const decades: Rewriting = {
  said: new RegExp(
    `(?<=\\bdecades?\\b[a-z ]{0,30})[,:(-] (?:like |so |eg )?${decade}(?:(?: ,| and|,){1,2} ${decade}){1,8}(?: ,)? (?:${goesOn}|\\.{3}|…)(?: \\))?`,
  ),
  meant: () => '',
}

const quarter = '(?:first|second|third|fourth|1st|2nd|3rd|4th|last)(?: (?:quarter|one))?'
/** "In the first quarter of 2025 and then second, third, fourth". */
const quarters: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:in|for|of) (?:the )?(?:first|1st) quarter (?:of |in )?(?<year>(?:20\\d\\d|twenty [a-z]+(?: [a-z]+)?|last year|this year))(?: ,)?(?: and)?(?: then)?(?:(?: ,)?(?: and)?(?: then)?(?: the)? ${quarter}){3}(?= [.?!,]|$)`,
    ),
    meant: ({ groups }) => `by quarter of ${groups?.['year'] ?? ''}`,
  },
  {
    said: /\b(?:in|for|of) (?:the )?(?:first|1st) , (?:the )?(?:second|2nd) , (?:the )?(?:third|3rd)(?: ,)?(?: and)? (?:the )?(?:fourth|4th|last) quarters?(?: of)?(?= )/,
    meant: () => 'by quarter of',
  },
]

const month =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december)'
/** "How many leads came in Jan, Feb, March and so on": all months, and not only those. */
const months: Rewriting = {
  said: new RegExp(
    `(?:(?:in|for) )?\\b(?:jan|january)(?:(?: ,| and|,){1,2} ${month}){1,4}(?: ,)? ${goesOn}(?= [,.?!:;]|$| (?:of|in|how|what|this|last)\\b)`,
  ),
  meant: () => 'by month',
}

export const eachOfAList: readonly Rewording[] = [
  wherever([/^(jan|january)$/, /^(etc|so|et)$/], [months]),
  wherever([/^many$/, /^all$/], [ofAll]),
  wherever([/^many$/, /^(etc|so|et)$/], [states]),
  wherever(/^many$/, [verbOnce]),
  wherever([/^(inside|within|under|in)$/, /^(it|each|them|that)$/, /^and$/], [inside]),
  wherever([/^one$/, /^(each|every)$/], [oneForEach]),
  wherever([/^(bedrooms?|beds?|br|bd|bdrm)$/, /^(etc|so|et)$/], [bedrooms]),
  wherever(
    [/^(bedrooms?|beds?|brs?|bds?|bdrms?)$/, /^(for|of|in)$/, /^(average|avg|mean|median|typical)$/],
    eachBedroom,
  ),
  wherever([/^decades?$/, /^(etc|and|\.{3}|…)$/], [decades]),
  wherever([/^quarters?$/, /^(second|2nd)$/], quarters),
]
