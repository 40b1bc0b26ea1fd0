// "Asking more than the highest sale their own neighborhood has ever seen", "priced above anything that ever sold in its area": the
// record of each one's own group, in the words in which it is known.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const area = '(?<area>subdivision|neighbou?rhood|community|area|village|district)'
const own = "(?:their|its|the same|the very same|it 's|it is)(?: very)?(?: own)?"
const best =
  '(?:the )?(?:(?<top>highest|biggest|top|record|largest|most expensive|priciest|dearest|best)|(?<low>lowest|cheapest|smallest))'
const ever =
  '(?: (?:ever|yet|so far|on record|recorded|registered|seen|made|achieved|reached|paid|closed|sold|that|has|have|was|were|been|we|to date)){0,4}'
const sale =
  '(?:sold price|sale price|sales price|selling price|closed price|closing price|closed sale|sale|closing|sold home|sold house|comp|price (?=ever paid|paid|ever achieved|achieved|anyone))'

const record = (low: boolean, place: string | undefined) =>
  `the ${low ? 'lowest' : 'highest'} sold price in their ${place ?? ''}`

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(`\\b${best} ${sale}${ever} (?:in|of|for|within) ${own} ${area}${ever}\\b`),
    meant: ({ groups = {} }) => record(groups['low'] !== undefined, groups['area']),
  },
  {
    said: new RegExp(
      `\\b${best} ${sale}(?: that)? ${own} ${area} (?:has |have )?(?:ever |yet )?(?:seen|had|recorded|known|got|made|achieved)(?: so far| to date)?\\b`,
    ),
    meant: ({ groups = {} }) => record(groups['low'] !== undefined, groups['area']),
  },
  {
    said: new RegExp(
      `\\b${own} ${area} (?:'s )?(?:record|highest|all time high)(?: sale| sold price| closing)?\\b(?! average)`,
    ),
    meant: ({ groups = {} }) => record(false, groups['area']),
  },
  {
    said: new RegExp(
      `\\b(?<side>more than|above|over|higher than|less than|below|under|lower than) (?:anything|any home|any house|everything|every home|any sale|every sale|any closing|any (?:other )?sold home)(?: (?:that|which))?(?: has| have| was| we)?(?: ever)?(?: (?:sold|closed))?(?: for)? (?:in|within) ${own} ${area}(?: has| have)?(?: ever)?(?: (?:sold|closed))?(?: for)?\\b`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['side'] ?? ''} ${record(/^(less|below|under|lower)/.test(groups['side'] ?? ''), groups['area'])}`,
  },
]

export const againstRecord = wherever(
  [/^(their|its|same|it)$/, /^(sale|sales|sold|closing|closed|comp|record|paid)$/],
  rules,
)
