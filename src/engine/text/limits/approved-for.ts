// "My buyers are approved for 700k", "the bank approved them for 700 thousand max": what they can afford. Taken for a story, the limit
// would be lost.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const approved = '(?:pre - |pre )?(?:approved|preapproved|qualified|prequalified)'
const people =
  '(?:them|him|her|us|me|(?:my|our|the|these|this) (?:client|clients|buyer|buyers|couple|family|customer|customers))'
const bank =
  '(?:(?:the|their|his|her|my|our|a) (?:bank|lender|broker|credit union) )?(?:has |have |had |just )?'
const upTo = '(?:for|up to|at|to)(?: up to)?'
const sum = '(?<sum>\\$? ?[\\d.,]+ ?(?:k|m|thousand|million|mil|grand)?)'
const atMost = '(?: max| maximum| tops| at most| at the most)?'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(`\\b${bank}${approved} ${people} ${upTo} ${sum}${atMost}(?= |$)`),
    meant: ({ groups }) => `they can afford ${groups?.['sum'] ?? ''}`,
  },
  {
    said: new RegExp(
      `\\b(?:is|are|was|were|am|got|get|been)(?: already| only| just)? ${approved}(?: by (?:the|their) (?:bank|lender))? ${upTo} ${sum}${atMost}(?= |$)`,
    ),
    meant: ({ groups }) => `can afford ${groups?.['sum'] ?? ''}`,
  },
]

export const approvedFor = wherever(/^(approved|preapproved|qualified|prequalified)$/, rules)
