// "How much does a pool add to the price", "does having a pool raise the price per sq ft": homes with one held against those without. By
// their words alone they would be a list of the homes that have one, or the mean of those.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const pool = '(?:(?:having|owning|putting in) )?(?:an? |the )?(?:swimming )?pools?'
const number =
  '(?:(?:the|its|their) )?(?:average |avg )?(?<what>(?:sold |sale |sales |selling |closing |asking |ask |list |home |house )?(?:price|value|prices|values)(?: (?:per|a) (?:sq ft|sqft|square foot|square feet|sf|foot))?|price (?:per|/) (?:sq ft|sqft|square foot|sf|foot)|ppsf|days on (?:the )?market|dom|rental income)'
const ofHomes =
  '(?: (?:of|for|on) (?:an? |the |our )?(?<state>sold |active |closed )?(?:homes?|houses?|listings?|propert(?:y|ies)|places?))?'
const ends =
  '(?= [,.?!:;-]|$| (?:in|this|last|on average|for (?:actives|solds)|among|right now|now|since)\\b)'
const matters =
  '(?:add to|add anything to|raise|increase|boost|affect|change|improve|lift|push up|bring up|influence|lower|reduce|matter for|make a difference (?:to|in|for|on)|have an? (?:effect|impact|influence) on|impact)'

const named = (what = 'price'): string =>
  what.replace(/\b(?:home|house) (?=price|value)/, '').replace(/\bvalues?\b|\bprices\b/, 'price')

const beside = (groups: Record<string, string> = {}): string =>
  `average ${named(groups['what'])} of ${groups['state'] ?? ''}homes with a pool vs without a pool`

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\bhow much (?:more |extra )?(?:does|do|did|would|will) ${pool} (?:usually |typically |really )?(?:add|bring|contribute)(?: (?:to|on|on to) ${number})?${ofHomes}${ends}`,
    ),
    meant: ({ groups = {} }) =>
      `how much higher is the average ${named(groups['what'])} of ${groups['state'] ?? ''}homes with a pool than of homes without a pool`,
  },
  {
    said: new RegExp(
      `\\b(?:does|do|did|would|will) ${pool} (?:really |actually )?${matters} ${number}${ofHomes}${ends}`,
    ),
    meant: ({ groups }) => beside(groups),
  },
  {
    said: new RegExp(
      `\\b(?:do|does|did|are) (?<state>sold |active |closed )?(?:homes|houses|listings|properties|places) (?:with (?:an? )?pools?|that have (?:an? )?pools?) (?:really |actually )?(?:have|get|fetch|bring|command|carry|show) (?:an? )?(?:higher|lower|better|bigger) ${number}(?! than\\b)${ends}`,
    ),
    meant: ({ groups }) => beside(groups),
  },
  {
    said: new RegExp(
      `\\b(?:does|do|did|would|will) ${pool} (?:really |actually )?(?:help|make) (?:an? |the |our )?(?:homes?|houses?|listings?|propert(?:y|ies)|them|it) (?:to )?(?:sell|go|move) (?<how>faster|quicker|slower|sooner)${ends}`,
    ),
    meant: ({ groups = {} }) =>
      `do homes with a pool sell ${groups['how'] === 'slower' ? 'slower' : 'faster'} than homes without a pool`,
  },
]

/** "Are there more pool homes or non pool homes for sale": how many of each. */
const morePools: Rewriting = {
  said: /^(?:so |and |ok )*(?:are|were|do|did|have) (?:there |we (?:have |sell |sold )?)?more (?:pool (?:homes|houses|properties)|(?:homes|houses|properties) with (?:an? )?pools?) (?:or|than) (?:(?:homes|houses|properties|ones|those) (?:without|with no)(?: (?:an? )?pools?| one)?|(?:non|no) (?:- )?pool (?:homes|houses|ones|properties)|without)/,
  meant: () => 'number of homes with a pool vs without a pool',
}

export const whatAPoolAdds: readonly Rewording[] = [
  wherever([/^pool$/, /^more$/, /^(or|than)$/], [morePools]),
  wherever(
    [
      /^pools?$/,
      /^(do|does|did|would|will|are)$/,
      /^(price|prices|value|values|ppsf|dom|days|rental|add|faster|quicker|slower|sooner)$/,
    ],
    rules,
  ),
]
