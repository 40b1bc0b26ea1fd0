// "Homes that have been with us for more than three years": how long they have been listed is told by the day on which they were.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const number = '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen)'
const limit = '(?<limit>more than|over|longer than|at least|less than|under)'
const ours = '(?:with us|on (?:our|the) (?:books|site|website|list|roster)|in (?:our|the) portfolio)'
const been = '(?:(?:that |which |who )?(?:(?:have|has|had) )?(?:been |is |are |were )?(?:already )?)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<lead>\\b(?:homes?|houses?|listings?|propert(?:y|ies)|places?|cabins?|lofts?|villas?|chalets?|cottages?)) ${been}${ours}(?: now)? (?:for )?${limit} (?<length>${number} (?:years?|months?|yrs?))(?: now| already)?(?= |$)`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['lead'] ?? ''} listed ${/^(?:less than|under)$/.test(groups['limit'] ?? '') ? 'less than' : groups['limit'] === 'at least' ? 'at least' : 'more than'} ${(groups['length'] ?? '').replace(/^an? /, '1 ')} ago`,
  },
]

export const withUsFor: readonly Rewording[] = [wherever(/^(years?|months?|yrs?)$/, rules)]
