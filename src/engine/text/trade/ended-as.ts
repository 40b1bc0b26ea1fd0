// "Everything we've ever listed", "all listings that ended as sold, expired or withdrawn", "of those, share closed": the whole that a part
// is taken of, and what became of it.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const states =
  '(?:sold|closed|expired|withdrawn|pulled|pending|active|under contract|cancelled|canceled|refunded|completed)'
const timed = '(?! (?:in|this|last|since|before|after|during|over|for|past|within|between|at|by|on|\\d))'
const whole = '(?:everything|anything|all|all (?:the |our |of our )?(?:homes|houses|listings|properties))'

const listed: readonly Rewriting[] = [
  // "Everything we listed this year" has a time; what was ever listed is all there is.
  {
    said: new RegExp(
      `\\b(?:of|from) ${whole}(?: (?:that|which))?(?: (?:we|was|were|have|has|had|is|are|got))* (?:ever (?:been |got )?)?(?:listed|put on the market|been on the market|on the market)(?<!everything (?:that is |that are )?on the market|all on the market|(?:homes|houses|listings|properties) (?:that are )?on the market)${timed}(?= |$)`,
    ),
    meant: () => 'of all listings',
  },
]

const ended: readonly Rewriting[] = [
  // "That ended one way or the other, sold, expired or withdrawn": the ways are named behind it.
  {
    said: new RegExp(
      `\\b(?<verb>ended|finished|wound|landed)(?: up)? (?:in )?one way or (?:the other|another)(?: [,:(-])? (?=${states}(?: ,| or)[a-z ,]*? or ${states}\\b)`,
    ),
    meant: ({ groups = {} }) => `${groups['verb'] ?? ''} as `,
  },
  {
    said: new RegExp(
      `\\b(?:have |has )?(?:end|ended|finished|finish|wound|landed) (?:up )?(?:as |being |up )?(?:either )?(?=${states}(?: ,| or| and|$| in| by))`,
    ),
    meant: () => 'are ',
  },
]

const share: readonly Rewriting[] = [
  // "Of all closed, expired or withdrawn listings, share closed by area".
  {
    said: new RegExp(
      `(?<=^(?:out )?of (?:all |the |our )*[a-z ,]{1,60}), (?:the )?(?:share|percent|percentage|%|pct|fraction) (?:that |which )?(?:(?:is|are|was|were) )?(?=${states}\\b)`,
    ),
    meant: () => ', what percent ',
  },
]

export const endedAs: readonly Rewording[] = [
  wherever([/^(listed|market)$/, /^(share|percent|percentage|%|pct|fraction|many|portion|part)$/], listed),
  wherever([/^(end|ended|finished|finish|wound|landed)$/, new RegExp(`^${states}$`)], ended),
  wherever([/^of$/, /^(share|percent|percentage|%|pct|fraction)$/], share),
]
