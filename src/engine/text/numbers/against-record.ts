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
  '(?:sold price|sale price|sales price|selling price|closed price|closing price|closed sale|sale|closing|sold home|sold house|comp|price(?= ever paid| paid| ever achieved| achieved| anyone| anybody| that anyone| that anybody))'

const record = (low: boolean, place: string | undefined) =>
  `the ${low ? 'lowest' : 'highest'} sold price in their ${place ?? ''}`

const foot = '(?:per|a|for each) (?:square foot|sq ft|sqft|sf|foot)|psf|ppsf'
const anyone = '(?:anyone|anybody|any buyer|any one|a buyer)(?: else)?'
const paid = `(?: (?:has|have|had))?(?: ever)? paid(?: so far)?(?: for (?:a |any )?(?:home|house|property|place|listing|anything))?`

const rules: readonly Rewriting[] = [
  // "Asking more per square foot than anything that ever sold in the same subdivision": the foot belongs to both.
  {
    said: new RegExp(
      `\\b(?:(?:that|which) )?(?:asking|ask|asks|priced|listed|cost|costs|costing|want|wanting)(?: for)? (?<side>more|higher|less) (?:${foot}) than (?:anything|any home|any house|any sale|any closing|any (?:other )?sold home|${anyone}|the (?:highest|most|best)|everything)(?: (?!in\\b|within\\b)[a-z]+){0,5} (?:in|within) ${own} ${area}(?: (?:has |have )?ever(?: sold| closed)?(?: for)?)?(?= |$)`,
    ),
    meant: ({ groups = {} }) =>
      `with a price per square foot ${groups['side'] === 'less' ? 'lower' : 'higher'} than the ${groups['side'] === 'less' ? 'lowest' : 'highest'} sold price per sf in their ${groups['area'] ?? ''}`,
  },
  {
    said: new RegExp(
      `(?<=\\b(?:${foot}) (?:that is )?(?:higher than|above|over|more than|greater than) )(?:the )?(?:highest|top|best|record) (?:price )?(?:${foot})(?: (?:ever|of|for|among|any|a|all|the|that|has|have|was|were|been|paid|achieved|reached|sold|closed|homes?|houses?|sales?|listings?|solds?)){1,7} (?:in|within) ${own} ${area}(?= |$)`,
    ),
    meant: ({ groups = {} }) => `the highest sold price per sf in their ${groups['area'] ?? ''}`,
  },
  // "Ask more than anybody has ever paid in their subdivision", "above the most anyone ever paid there".
  {
    said: new RegExp(
      `\\b(?<side>more than|above|over|higher than|less than|below|under|lower than) (?:what |the (?<end>most|least)(?: that)? )?${anyone}${paid} (?:in|within) ${own} ${area}(?: before| so far| yet| to date)?(?= |$)`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['side'] ?? ''} ${record(groups['end'] === undefined ? /^(less|below|under|lower)/.test(groups['side'] ?? '') : groups['end'] === 'least', groups['area'])}`,
  },
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
