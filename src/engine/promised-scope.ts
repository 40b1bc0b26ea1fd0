// What words promise of the rows that are meant: those of one area alone, those that are new, both sides of a flag.
import type { ModelIndex } from './model-index.ts'
import type { Plan } from './plan.ts'
import type { Promised } from './promised.ts'

const limitsRows = ({ where, keys }: Plan): boolean =>
  keys.some(({ kind }) => kind === 'attribute') && where.some(({ kind }) => kind === 'compare')
const times: ReadonlySet<string> = new Set(['during', 'recent', 'years_back', 'today'])
/** Since when they are there: of a price nothing is new. */
const tellsSince = ({ where, columns, keys, keep }: Plan, index: ModelIndex): boolean =>
  keep.length > 0 ||
  keys.some(({ kind }) => /^(?:time|sides)/.test(kind)) ||
  [...where, ...columns.flatMap(one => (one.kind === 'quantity' ? one.where : []))].some(
    one =>
      times.has(one.kind) ||
      ('attribute' in one && /^(?:date|moment|year|age|days)$/.test(index.attribute(one.attribute).format)) ||
      one.kind === 'number',
  )
const isAmongFirst = ({ where, columns }: Plan): boolean =>
  [...where, ...columns.flatMap(one => (one.kind === 'quantity' ? one.where : []))].some(
    ({ kind }) => kind === 'first',
  )
const isOfThings = ({ keys }: Plan): boolean => keys.some(({ kind }) => kind === 'thing')
const isOfOneSide = ({ where, columns }: Plan): boolean =>
  [...where, ...columns.flatMap(one => (one.kind === 'quantity' ? one.where : []))].some(
    one => one.kind === 'is' && one.values.length === 1 && one.values[0] === true,
  )

const groups = '(?:areas|subdivisions|neighbou?rhoods|communities|villages|cities|states|brands|categories)'

const speaks = ({ columns, where, keys }: Plan, of: RegExp): boolean =>
  JSON.stringify([columns, where, keys]).match(of) !== null
/** What is said of the state holds for each of the counts, or for none of them. */
const hasOneState = ({ columns, where }: Plan): boolean => {
  const isOfState = (said: Plan['where']) =>
    said.some(one => one.kind === 'is' && one.attribute.endsWith('.status'))
  const counts = columns.flatMap(one => (one.kind === 'quantity' ? [isOfState(one.where)] : []))
  return isOfState(where) || new Set(counts).size < 2
}
const never = (): boolean => false

export const promisedScope: readonly Promised[] = [
  // "Areas with 20+ sales, only those with at least 700k": of the areas, whatever amount it is.
  {
    what: 'whose limit this is',
    says: new RegExp(
      `^(?:which |what |the )?${groups}\\b.*, (?:but )?only (?:those|the ones|ones) (?:with |at |that are )?(?:over|above|at least|under|below|more than|less than)\\b`,
    ),
    isKept: plan => !limitsRows(plan),
  },
  // "Number of orders from Texas and New York buyers": one number, and none of each buyer.
  {
    what: 'one number of all',
    says: /^(?:the |total )*number of [a-z]+ (?:from|by|for|of|placed by|made by) (?!.*\b(?:each|every|per|which|who|top|most|with)\b).*\b(?:buyers|customers|shoppers|guests)\W*$/,
    isKept: plan => !isOfThings(plan),
    alone: true,
  },
  // "Homes in Old Town, pool or not": with one and without.
  { what: 'both sides of what', says: /\bpool or (?:not|none)\b/, isKept: plan => !isOfOneSide(plan) },
  // "They asked about 500 units last week. Which products have the most stock?": told, and no limit.
  {
    what: 'what was told beside it',
    says: /\b(?:asked|asking|wants?|wanted|inquired|called|sold|ordered|needs?|needed) [^.?!;,]*\b\d[\d,]* (?:units|pieces|items)\b[^.?!;,]*[.;,!] ?(?:which|what|how many|show) (?:products|items|skus)\b[^.?!;]*\b(?:stock|on hand)\b/,
    isKept: ({ keep }) => keep.length === 0,
    alone: true,
  },
  // "New homes in Old Town": since when, or built lately.
  {
    what: 'since when they are new',
    says: /\bnew (?:homes|houses|listings|properties|products|items|customers|buyers|shoppers)\b/,
    isKept: tellsSince,
    alone: true,
  },
  // "Homes sold in the area with the most sales": of that one alone.
  {
    what: 'things of such groups',
    says: /^(?:(?:which|what|list|show|show me|all|the|top \d+) )*(?:[a-z]+ )?(?:homes|houses|listings|products|items|orders|customers)(?: [a-z]+){0,3} (?:in|of|from) the (?:area|subdivision|neighbou?rhood|community|village|city|state|category|brand) (?:with|that has|that had) the (?:most|highest|lowest|fewest|biggest|largest|best)\b/,
    isKept: isAmongFirst,
    alone: true,
  },
  {
    what: 'every one of them',
    says: /\bhow many (different |distinct )?(customers|guests|buyers|people|clients|shoppers|visitors|owners|products|items|skus|brands|categories|areas|subdivisions|cities|states) .*\bin every (single )?(month|week|quarter|year)\b/,
    isKept: never,
  },
  // "Orders last month", then "who placed the most": people by their number, and no order of them.
  {
    what: 'who has the most',
    says: /^(?:(?:and|so|but)[ ,]+)*(?:who (?:placed|made|ordered|bought|booked)|which (?:category|brand|state|city|area|subdivision|neighbou?rhood) (?:has|had|have|got)) (?:the )?(?:most|fewest|least)[?.! ]*$/,
    isKept: ({ keys, columns }) =>
      columns.some(({ kind }) => kind !== 'attribute') &&
      !keys.some(key => key.kind === 'thing' && /order|product|listing|home/.test(key.noun)),
  },
  // "Customers whose biggest order was over 1000": all who have such a one, and no single order.
  {
    what: 'whose limit this is',
    says: /\b(?:customers|buyers|shoppers|guests|people) whose (?:biggest|largest|highest|most expensive|smallest|lowest) (?:order|purchase|booking|stay)\b/,
    isKept: ({ limit }) => limit !== 1,
  },
  // "What are we fresh out of": all that there is would be the opposite.
  {
    what: 'what you are out of',
    says: /\bare we [a-z]+ out of\W*$/,
    isKept: plan =>
      JSON.stringify(plan).includes('out_of_stock') || JSON.stringify(plan.where).includes('stock'),
  },
  // "Sold out this month": since when something is out of stock, nothing tells.
  {
    what: 'since when',
    says: /\b(?:sold out|out of stock|ran out)(?: of stock)? (?:this|last|in (?:the|20\d\d)|yesterday|today|since)\b/,
    isKept: ({ where }) => !where.some(({ kind }) => kind === 'during'),
  },
  // "Homes with even MLS numbers".
  { what: 'which numbers', says: /\b(?:even|odd) (?:[a-z]+ )?numbers?\b/, isKept: never },
  // "Rental income per bedroom by area": one over the other, and no rows of each.
  {
    what: 'what is divided',
    says: /\b(?:rent|income|revenue) per (?:bed|bedroom|bath|bathroom),? (?:by|per|in each|for each)\b/,
    isKept: ({ keys }) => !keys.some(key => key.kind === 'attribute' && /bed|bath/.test(key.attribute)),
  },
  // "Which city do our best customers live in": of those alone.
  {
    what: 'the best by what',
    says: /\b(?:which|what) (?:city|cities|state|states)\b.*\b(?:best|top|biggest|most valuable|loyal|repeat) (?:customers|buyers|shoppers)\b/,
    isKept: plan =>
      plan.where.some(({ kind }) => /^(?:first|number|compare)$/.test(kind)) ||
      speaks(plan, /revenue|lifetime_value|total_orders|repeat/),
  },
  // "Products with less stock than last month's sales".
  {
    what: 'one number beside the other',
    says: /\b(?:less|more|lower|higher|fewer) (?:stock|inventory|units in stock) than\b/,
    isKept: plan => speaks(plan, /stock/),
  },
  // "Count active homes under 500k, 500k to 1 million, and over 1 million": all of them active.
  {
    what: 'of which state each is',
    says: /\b(?:count|how many|number of) (?:the |our )?(?:active|pending|sold|expired|completed|refunded) (?:homes|houses|listings|products|orders)(?: priced)? (?:under|below|over|above|from|between|up to) /,
    isKept: hasOneState,
  },
  // "Compare revenue aug 2025 to aug 2026": two months, and not all from the one to the other.
  {
    what: 'one against the other',
    says: /^(?:please )?com?p(?:are|air|aire|ear|er) [a-z ]+? (?:in |of |for )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* 20\d\d (?:to|with|and|against) /,
    isKept: ({ keys, columns }) => keys.length > 0 || columns.length > 1,
  },
]
