// "Homes built before 1980 / all homes, in %", "percentage orders over $500 vs all orders", "… divided by count of all orders", "…, what
// percent of the total is that": a part of the whole, in the one wording that the rest of the engine reads.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const percent = '(?:percent|%|pct|percentage|percentages|share|proportion|fraction|ratio)'
const counted = '(?:the )?(?:count|number|total|#)(?: of)? '
const asks =
  '(?:(?:calc|calculate|compute|work|out|show|give|get|me|i|we|need|want|the|a|our|what|is|please|find) )*'
const tail = `(?: ,)? (?:(?:expressed |shown |given )?(?:as|in) (?:an? )?${percent}|${percent}(?: only)?)`
const ends = '(?= [.?!)]|$| (?:please|pls|thanks|thx)\\b)'
const joint =
  '(?:\\/|vs|versus|v|over|divided by|relative to|compared (?:to|with)|in relation to|as against|against)'
/** A part has something said of it, and the whole is the same things without it. */
const things = '(?<things>(?:[a-z]+ )?[a-z]+s)'
const part = `(?<part>\\k<things> (?:(?!by |per |each |every |vs |versus )[^,:;?]+?))`

/** Groups that stand beside it have shares of their own. */
const said = ({ groups }: RegExpExecArray): string =>
  `${groups?.['part'] ?? ''} as a percentage of all ${groups?.['things'] ?? ''}`

const rules: readonly Rewriting[] = [
  // "Percentage homes in Florida vs all homes", "the share of them relative to all homes".
  {
    said: new RegExp(
      `^${asks}${percent} (?:of )?(?:${counted})?(?=${things})${part} ${joint} (?:${counted})?(?:all|total) (?:of )?(?:the |our )?\\k<things>(?:${tail})?${ends}`,
    ),
    meant: said,
  },
  {
    said: new RegExp(
      `^${asks}(?:${counted})?(?=${things})${part} ${joint} (?:${counted})?(?:all|total) (?:of )?(?:the |our )?\\k<things>${tail}${ends}`,
    ),
    meant: said,
  },
  // "Homes in Florida, what percent of the total is that?"
  {
    said: new RegExp(
      `^(?<part>(?!how |which |what |who |show |list |give )[a-z][^,:;?]*[^,:;? ]) [,;:.-] (?:and |so )?(?:that is )?(?:what|which) ${percent} of (?:the |our )?(?:total|whole|all(?: of (?:them|it))?|whole lot)(?: (?:is|are|would|was|were) (?:that|this|those|they|these)(?: be)?)?${ends}`,
    ),
    meant: ({ groups }) => `${groups?.['part'] ?? ''} as a percentage of the total`,
  },
]

export const heldAgainstAll: readonly Rewording[] = [
  wherever(/^(percent|%|pct|percentage|percentages|share|proportion|fraction|ratio)$/, rules),
]
