// "Pre-1985 homes", "orders pre-2025": when they were built or made. A bare number below 2025 would be a price.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const pre = 'pre (?:- )?(?<year>(?:18|19|20)\\d\\d)'
const kinds =
  '(?:homes?|houses?|listings?|propert(?:y|ies)|builds?|construction|places?|actives|pendings|condos?)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(`\\b${pre} (?<what>(?:[a-z]+ ){0,2}?${kinds}) (?=sold|closed)`),
    meant: ({ groups = {} }) => `${groups['what'] ?? ''} built before ${groups['year'] ?? ''} that `,
  },
  {
    said: new RegExp(`\\b${pre} (?<what>(?:[a-z]+ ){0,2}?${kinds})(?= |$)`),
    meant: ({ groups = {} }) => `${groups['what'] ?? ''} built before ${groups['year'] ?? ''}`,
  },
  {
    said: new RegExp(
      `(?<=\\b(?:homes|houses|properties|places|actives|pendings|inventory|for sale|under contract|on the market|(?:homes|houses|that) (?:are|is|was|were)) )${pre}(?= |$)`,
    ),
    meant: ({ groups = {} }) => `built before ${groups['year'] ?? ''}`,
  },
  {
    said: new RegExp(`(?<!\\b(?:built|constructed|finished|year|from) )\\b${pre}(?= |$)`),
    meant: ({ groups = {} }) => `before ${groups['year'] ?? ''}`,
  },
]

export const builtBefore = wherever([/^pre$/, /^(18|19|20)\d\d$/], rules)
