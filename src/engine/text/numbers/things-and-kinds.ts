// "How many products, brands and categories are there": the things and each of their kinds have a number of their own. Left together, the kinds
// would be groups of the things. "The first and the last closing date" are two numbers as well.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const things =
  '(?<things>products|items|skus|homes|houses|listings|properties|places|customers|buyers|shoppers|orders|leads|visitors)'
const kind =
  '(?:brands|categories|cities|states|towns|areas|neighborhoods|communities|subdivisions|sources|channels|property types|kinds of homes)'
const kinds = `(?:different |distinct |unique )?${kind}`
const has =
  '(?:are there|are in (?:there|here)|do we (?:have|carry|sell|list|manage)|do you have|have we got|there are|we have|we carry|altogether|in total|overall)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?<ask>(?:so |and |ok |please )*(?:how many|number of|count of|the number of) )${things} , (?<kinds>${kinds}(?: , (?:and )?| and |, and )${kinds}(?:(?: ,)?(?: and)? ${kinds})?)(?: ${has})?(?= ?[.?!]| ?$)`,
    ),
    meant: ({ groups: found = {} }) =>
      [
        `number of ${found['things'] ?? ''}`,
        ...(found['kinds'] ?? '')
          .split(/ , and | , | and /)
          .map(one => `number of different ${one.replace(/^(?:different|distinct|unique) /, '')}`),
      ].join(' , '),
  },
  {
    said: new RegExp(
      `^${things} , (?<kinds>${kinds}(?: , (?:and )?| and )${kinds}) (?::|,|-) how many (?:of each|of each of them|each|are there)(?= ?[.?!]| ?$)`,
    ),
    meant: ({ groups: found = {} }) =>
      [
        `number of ${found['things'] ?? ''}`,
        ...(found['kinds'] ?? '').split(/ , and | , | and /).map(one => `number of different ${one}`),
      ].join(' , '),
  },
]

const edges: readonly Rewriting[] = [
  {
    said: /\b(?:the )?(?:very )?(?:first|earliest|oldest) and (?:the )?(?:very )?(?:last|latest|newest|most recent) (?<what>closing|check in|check - in|order|purchase|booking|sale) (?:date|day)s?(?: (?:(?:that )?(?:you have|we have|you have got|we have got|have you got|do we have|do you have)|there (?:are|is)|in there|in here|on (?:file|record)|in the (?:data|books|system|files)|of all)){0,2}(?= ?[.?!]| ?$| (?:in|for|of|this|last) )/,
    meant: ({ groups: found = {} }) => {
      const what = (found['what'] ?? '').replace('sale', 'closing')
      return `min ${what} date and max ${what} date`
    },
  },
]

/** "Number of products per brand, number out of stock per brand": the groups are said twice, and are those of both. */
const groupsTwice: Rewriting = {
  said: /(?<=\b(?:number|count|total|average|how many) [^.?!:;]*) (?:per|by) (?<group>brand|category|city|state|area|neighborhood|community|subdivision|home|type|property type|source|channel|month|quarter|year)(?<next> (?:,|and|, and|plus|&) (?:the )?(?:number|count|total|average|how many) [^.?!:;,]*? (?:per|by) \k<group>)(?= ?[.?!]| ?$| (?:this|last|in|for|of)\b)/,
  meant: ({ groups }) => groups?.['next'] ?? '',
}

export const thingsAndKinds: readonly Rewording[] = [
  wherever([/^(per|by)$/, /^(number|count|total|average|many)$/, /^(,|and|plus|&)$/], [groupsTwice]),
  wherever(
    [
      /^,$/,
      /^(brands|categories|cities|states|towns|areas|neighborhoods|communities|subdivisions|sources|channels|types)$/,
    ],
    rules,
  ),
  wherever([/^(first|earliest|oldest)$/, /^(date|dates|day|days)$/], edges),
]
