// "My buyers are approved for 700k", "the bank approved them for 700 thousand max": what they can afford. Taken for a story, the limit
// would be lost.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const approved = '(?:pre - |pre )?(?:approved|preapproved|qualified|prequalified)'
const people =
  '(?:them|him|her|us|me|(?:my|our|the|these|this) (?:client|clients|buyer|buyers|couple|family|customer|customers))'
const bank =
  '(?:(?:the|their|his|her|my|our|a) (?:bank|lender|broker|credit union) )?(?:has |have |had |just )?'
const upTo = '(?:for|up to|at|to)(?: up to)?'
const about =
  '(?<about>(?:something |anything |a home |homes )?(?:around|about|near|roughly|close to|approximately) )?'
const sum = '(?<sum>\\$? ?[\\d.,]+ ?(?:k|m|thousand|million|mil|grand)?)'
const atMost = '(?: max| maximum| tops| at most| at the most)?'

/** "For something around 850k": near it, and no most. */
const afford = (who: string, groups: Record<string, string> = {}): string =>
  groups['about'] === undefined
    ? `${who}can afford ${groups['sum'] ?? ''}`
    : `${who}want something around ${groups['sum'] ?? ''}`

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(`\\b${bank}${approved} ${people} ${upTo} ${sum}${atMost}(?= |$)`),
    meant: ({ groups }) => afford('they ', groups),
  },
  {
    said: new RegExp(
      `\\b(?:is|are|was|were|am|got|get|been)(?: already| only| just)? ${approved}(?: by (?:the|their) (?:bank|lender))? ${upTo} ${about}${sum}${atMost}(?= |$)`,
    ),
    meant: ({ groups }) => afford('', groups),
  },
  // "Buyer just walked in, preapproved for something around 850k": who is, stands before it or nowhere.
  {
    said: new RegExp(
      `(?:^|(?<=[,.;:-] )|(?<=^(?:(?:i have|i have got|have|got|we have) )?(?:(?:an?|my|our|the|young|nice|another) )*(?:couple|buyers?|clients?|family|families|guy|lady|investor) ))(?:and |already |fully |who is |who are )*${approved} ${upTo} ${about}${sum}${atMost}(?= [,.;?!]|$| (?:and|wants?|needs?|looking)\\b)`,
    ),
    meant: ({ groups }) => afford('they ', groups),
  },
]

export const approvedFor = wherever(/^(approved|preapproved|qualified|prequalified)$/, rules)
