// "Areas with over 700k average price", "brands with a 4.2+ average rating": the limit is one on the mean of each, and said before it. Read
// as it stands it would be a limit on each single row.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const amount = '\\$? ?[\\d.,]+ ?(?:k|m|%|percent|grand|thousand|million|dollars|days|stars|nights|mil)?'
const bound =
  '(?:over|above|under|below|at least|at most|more than|less than|fewer than|higher than|lower than|no more than|no less than)'
const mean = '(?:average|avg|mean|median)'
const number =
  '(?:price per (?:sf|sqft|square foot|sq ft|foot)|(?:sold|sale|selling|closing|ask|asking|list|unit|nightly|order|total)? ?(?:price|rate|value|amount)|ask|discount|days on (?:the )?market|dom|sale[ -]to[ -]list(?: ratio)?|rating|star rating|lifetime value|ltv|order|stock|rental income|rent|stay|nights)'
const leads = '(?<=\\b(?:with|w|have|has|had|having|show|shows|showing|at|got|and|,) (?:an? |the )?)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `${leads}(?<limit>${bound} (?:an? )?${amount}) (?:an? |in |of |on )?(?<what>${mean} ${number})(?= |$)`,
    ),
    meant: ({ groups = {} }) => `${groups['what'] ?? ''} ${groups['limit'] ?? ''}`,
  },
  {
    said: new RegExp(`${leads}(?<amount>${amount}) (?:\\+|or more|plus) (?<what>${mean} ${number})(?= |$)`),
    meant: ({ groups = {} }) => `${groups['what'] ?? ''} of at least ${groups['amount'] ?? ''}`,
  },
]

/** "Areas with 20+ sales and sale to list under 98%": theirs, where no single home is spoken of. */
const ofGroup: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=^(?:(?:which|what|show|list|name|how many|the|me|all) )*(?:subdivisions|neighbou?rhoods|communities|areas|villages) (?!.*\\b(?:homes?|houses?|listings|properties|each)\\b).*)(?<!\\b(?:average|avg|mean|median|typical) )\\b(?<what>sale (?:- )?to (?:- )?list(?: ratio)?)(?= (?:(?:is|was|of|at|ratio) )*${bound} [$\\d])`,
    ),
    meant: ({ groups = {} }) => `average ${groups['what'] ?? ''}`,
  },
  {
    said: new RegExp(
      `(?<=^(?:(?:which|what|show|list|name|how many|the|me|all) )*(?:subdivisions|neighbou?rhoods|communities|areas|villages) .*\\b(?:sales|closings|actives|pendings|sold)(?: this year| last year)? (?:,|and|,? (?:whose|where)) (?:the |its |their )?)(?<what>days on (?:the )?market|dom|price per (?:sf|sqft|square foot))(?= (?:(?:is|was|of|at) )*${bound} [$\\d])`,
    ),
    meant: ({ groups = {} }) => `average ${groups['what'] ?? ''}`,
  },
]

export const limitBeforeMean: readonly Rewording[] = [
  wherever([/^(average|avg|mean|median)$/, /^\d/], rules),
  wherever(
    [
      /^(sale|market|dom|sf|sqft|foot)$/,
      /^\d/,
      /^(subdivisions|neighbou?rhoods|communities|areas|villages)$/,
    ],
    ofGroup,
  ),
]
