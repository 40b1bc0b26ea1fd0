// "Which brands have every product in stock", "areas where everything is over 500k": groups that have none of the other kind. Read as a condition
// on the things, any group with one of them would do. "Cities where nothing costs less than 300" says so itself.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const groups =
  '(?<group>brands?|categor(?:y|ies)|cities|city|towns?|states?|areas?|neighbou?rhoods?|communit(?:y|ies)|subdivisions?|villages?)'
const state = '(?<state>active |available |listed |in stock )?'
const thing = '(?:products?|items?|skus?|homes?|houses?|listings?|propert(?:y|ies)|places?|rentals?)'
const every = '(?:every|each|all)(?: single)?(?: one)?(?: of)?(?: (?:the|their|its|our))?'
const all = `(?:everything|${every} ${state}${thing})(?: (?:there|they have|it has))?`
const verb =
  '(?:(?:that )?(?:is|are|costs?|goes for|go for|rents? for|is priced|are priced|priced|listed|has|have|comes? with|is listed|are listed) )?'
const amount =
  '(?<amount>(?:\\$ ?)?\\d[\\d,.]*(?: ?[km]\\b| thousand| million| grand)?(?: dollars| bucks)?(?: (?:a|per) night)?)'
const condition = [
  `(?:at )?(?<bound>more than|over|above|at least|no less than|less than|under|below|cheaper than|at most|no more than) ${amount}`,
  'rated (?:at )?(?<rating>more than|over|above|higher than|better than|at least|less than|under|below|lower than|at most) (?<stars>[\\d.]+)(?: stars)?',
  'rated (?:at )?(?<rated>[\\d.]+)(?: stars)? (?<way>or (?:higher|more|better|above|up)|and up|plus|or (?:lower|less|worse|below))',
  '(?<stock>in stock|out of stock|sold out)',
  '(?<pool>with a pool|a pool|without a pool|no pool)',
  '(?<other>available|booked|pending|under contract|sold|for sale|active|in maintenance)',
].join('|')
const now = '(?: (?:right now|now|currently|at the moment|today))?'
const ends = '(?= ?[.?!,]| and (?:show|how|the|what)\\b|$)'

/** What is not more is as much or less. */
const others: Readonly<Record<string, (said: string) => string>> = {
  'more than': said => `at ${said} or less`,
  over: said => `at ${said} or less`,
  above: said => `at ${said} or less`,
  'at least': said => `under ${said}`,
  'no less than': said => `under ${said}`,
  'less than': said => `at ${said} or more`,
  under: said => `at ${said} or more`,
  below: said => `at ${said} or more`,
  'cheaper than': said => `at ${said} or more`,
  'at most': said => `over ${said}`,
  'no more than': said => `over ${said}`,
}

function otherRating(how: string, stars: string): string {
  if (/^(?:at least|or (?:higher|more|better|above|up)|and up|plus)$/.test(how)) return `rated below ${stars}`
  if (/^(?:at most|or (?:lower|less|worse|below))$/.test(how)) return `rated above ${stars}`
  return /^(?:less|under|below|lower)/.test(how) ? `rated ${stars} or higher` : `rated ${stars} or lower`
}

function otherThan(found: Readonly<Record<string, string | undefined>>): string | null {
  const { bound, amount: said, rating, stars, rated, way, stock, pool, other } = found
  if (bound !== undefined && said !== undefined) return others[bound]?.(said) ?? null
  if (rating !== undefined && stars !== undefined) return otherRating(rating, stars)
  if (rated !== undefined && way !== undefined) return otherRating(way, rated)
  if (stock !== undefined) return stock === 'in stock' ? 'out of stock' : 'in stock'
  if (pool !== undefined) return /^(?:with )?a pool$/.test(pool) ? 'without a pool' : 'with a pool'
  return other === undefined ? null : `that is not ${other}`
}

const many = (word: string): string => word.replace(/y$/, 'ie').replace(/s?$/, 's')
const thingsOf = (group: string): string => (/^(?:brand|categor)/.test(group) ? 'product' : 'home')

/** "List all areas with all homes for sale": shown with them, as likely as not. */
function lacking({ 0: said, groups: found = {} }: RegExpExecArray): string {
  const { group = '', state: kind = '', other: condition } = found
  const other = condition !== undefined && / with all /.test(said) ? null : otherThan(found)
  return other === null ? said : `${many(group)} with no ${kind}${thingsOf(group)} ${other}`
}

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b${groups} (?:(?:that |which )?(?:have|has|with|having|where|in which)) ${all} ${verb}(?:${condition})${now}${ends}`,
    ),
    meant: lacking,
  },
  {
    said: new RegExp(
      `\\b${groups} whose ${state}${thing} (?:(?:is|are) all|all (?:is|are|have|cost)) (?:${condition})${now}${ends}`,
    ),
    meant: lacking,
  },
]

/** "Brands with nothing under $20". */
const nothing: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b${groups} (?:(?:that |which )?(?:have|has|with|having|where|in which)) (?:nothing(?: at all)?|(?:no|not a|not one|not a single)(?: single)? ${state}${thing}) ${verb}(?:(?:at )?(?<bound>more than|over|above|less than|under|below|cheaper than) ${amount}|(?<rated>rated (?:above|below|over|under|lower than|higher than) [\\d.]+)|(?<built>built (?:after|before|since|in) (?:19|20)\\d\\d))${ends}`,
    ),
    meant: ({ groups: found = {} }) => {
      const { group = '', state: kind = '', bound = '', amount: said = '', rated, built } = found
      const limit = /^(?:more|over|above)/.test(bound) ? `over ${said}` : `under ${said}`
      return `${many(group)} with no ${kind}${thingsOf(group)} ${rated ?? built ?? limit}`
    },
  },
]

export const allOfTheirs: readonly Rewording[] = [
  wherever([/^(every|each|all|everything)$/, /^(have|has|with|having|where|which|whose)$/], rules),
  wherever([/^(nothing|no|not)$/, /^(under|over|above|below|less|more|cheaper|rated|built)$/], nothing),
]
