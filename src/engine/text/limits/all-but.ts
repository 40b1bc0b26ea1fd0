// "From all states but not California", "not counting California buyers, …", "minus those to California": what is left out of one number.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const places = '(?:states?|cities|city|towns?|places|markets|areas|categories|brands|departments)'
const people = '(?:customers|buyers|shoppers|clients|people|orders|purchases|guests|ones)'
const name = '(?<name>[a-z]+(?: [a-z&]+){0,2}?)'
const ends = '(?= [?.!,]|$)'

/** Who wants a row for each says so; who asks how much wants one number. */
const wantsRows =
  /\b(?:by|per|each|list|rank|ranked|break|broken|split|which|top|bottom|trend|table|compare|highest|lowest)\b/
const wantsOne = /\b(?:how much|how many|sum of|total)\b|^(?:what|the) /

const ofAll: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:from|in|for|of|across|to|over) (?:all|every|any)(?: of)?(?: the| our)? (?:other )?${places} (?:except(?: for)?|but not|other than|excluding|apart from|aside from|outside(?: of)?|that (?:are|is) not|which (?:are|is) not|but) (?=[a-z])`,
    ),
    meant: ({ 0: said }, question) =>
      !wantsRows.test(question.replace(said, '')) && wantsOne.test(question) ? 'except ' : said,
  },
  {
    said: new RegExp(`\\b(?:from|in|of|to) (?:the )?${places} (?:that|which) (?:are|is) not (?=[a-z])`),
    meant: ({ 0: said }, question) =>
      !wantsRows.test(question.replace(said, '')) && wantsOne.test(question) ? 'except ' : said,
  },
]

/** Said first it would name the rows; behind the question it leaves some out. */
const afterComma: readonly Rewriting[] = [
  // "Revenue this year, all states except California".
  {
    said: new RegExp(
      `(?<=[a-z\\d] ), (?:all|every)(?: of)?(?: the| our)? (?:other )?${places} (?:except(?: for)?|but not|other than|excluding|apart from|aside from|outside(?: of)?|but) (?=[a-z])`,
    ),
    meant: ({ 0: said }, question) => (wantsRows.test(question.replace(said, '')) ? said : 'except '),
  },
]

const leftOutFirst: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:(?:not|without) (?:counting|including|considering)|ignoring|disregarding|leaving out|if (?:we|you|i) (?:ignore|leave out|exclude|drop|disregard|forget|take out|do not count)) (?:the |our |all )?${name} (?<who>${people})(?: ,)? (?<rest>(?:what|how|which|give|show|tell|the) .+?)(?<mark>(?: [?.!])?)$`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['rest'] ?? ''} excluding ${groups['name'] ?? ''} ${groups['who'] ?? ''}${groups['mark'] ?? ''}`,
  },
]

const without: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:without|excluding|except(?: for)?|leaving out|not counting) (?:the |our |any |all )?(?<who>${people}) (?:who (?:are|live) (?:in|from)|living in|based in|located in|from|in|of|out of) ${name}${ends}`,
    ),
    meant: ({ groups = {} }) => `excluding ${groups['name'] ?? ''} ${groups['who'] ?? ''}`,
  },
  {
    said: new RegExp(
      `\\bminus (?:those|the ones|the orders|the sales|sales|orders) (?:to|in|from|of|for) ${name}${ends}`,
    ),
    meant: ({ groups = {} }) => `excluding ${groups['name'] ?? ''}`,
  },
]

/** "Customers outside California" live elsewhere. */
const outside: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?<who>customers|buyers|shoppers|clients|people|guests) (?:from |who (?:are|live) |living |based |located )?outside(?: of)? (?=[a-z])`,
    ),
    meant: ({ groups = {} }) => `${groups['who'] ?? ''} not in `,
  },
]

export const allBut: readonly Rewording[] = [
  wherever(/^(states?|cities|city|towns?|places|markets|areas|categories|brands|departments)$/, [
    ...ofAll,
    ...afterComma,
  ]),
  wherever(/^(counting|including|considering|ignoring|disregarding|leaving|if)$/, leftOutFirst),
  wherever(/^(without|excluding|except|leaving|counting|minus)$/, without),
  wherever(/^outside$/, outside),
]
