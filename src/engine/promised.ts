// The last look at a plan, from outside: what the words of a question promise of its answer, however they were taken on their way.
// "How much did each cabin make" answered by one number, or "add up the prices" by a list, was misread and is not answered.
import { describeColumns } from './answer/columns.ts'
import { asksForNames } from './asks-for-names.ts'
import type { Heard } from './hear.ts'
import type { ModelIndex } from './model-index.ts'
import { pinned } from './parse/assemble/check/check-shape.ts'
import type { Plan } from './plan.ts'
import { howMany } from './promised-count.ts'
import { promisedGroups } from './promised-groups.ts'
import { promisedNumbers } from './promised-numbers.ts'
import { promisedSeveral } from './promised-several.ts'
import { promisedScope } from './promised-scope.ts'
import { promisedSums } from './promised-sums.ts'

export interface Promised {
  /** What is missing where the plan does not keep it. */
  what: string
  says: RegExp
  isKept: (plan: Plan, index: ModelIndex) => boolean
  /** "How many did they sell", after some were listed: not of a question that goes on from the one before. */
  alone?: true
}

const hasGroups = ({ keys }: Plan): boolean => keys.length > 0
const hasRows = ({ keys, summary }: Plan): boolean => keys.length > 0 && summary.kind === 'rows'
const hasSides = ({ keys, columns }: Plan): boolean => keys.length > 0 || columns.length > 1
const isInTime = ({ keys }: Plan): boolean => keys.some(({ kind }) => /^(time|sides|month)/.test(kind))
const computes = ({ columns, summary }: Plan): boolean =>
  summary.kind !== 'rows' || columns.some(({ kind }) => kind !== 'attribute')
/** "How many bedrooms do those have": what each has stands beside it. */
const isOne = (plan: Plan): boolean => {
  const fixed = pinned(plan.where)
  const isFixed = plan.keys.every(key => key.kind === 'attribute' && fixed.has(key.attribute))
  return isFixed || plan.summary.kind !== 'rows' || !computes(plan)
}
const isAlone = ({ columns, keep, summary }: Plan): boolean =>
  columns.filter(({ kind }) => kind === 'quantity').length < 2 ||
  // "How many out of a hundred": a number that is made of two.
  columns.some(({ kind }) => kind !== 'quantity' && kind !== 'attribute') ||
  summary.kind !== 'rows' ||
  keep.length > 0
/** "The share of sales that closed under asking, by area": of those of the area, and not of all that did. */
const isShareOfEach = ({ keys, columns, where }: Plan): boolean => {
  const grouped = new Set(keys.flatMap(key => ('attribute' in key ? [key.attribute] : [])))
  const isOfAll = columns.some(one => one.kind === 'share' && one.within === 'all')
  return !isOfAll || where.every(one => 'attribute' in one && grouped.has(one.attribute))
}
/** "Withdrawn or expired homes by area, both numbers": each has its column, or its row. */
const hasBoth = ({ keys, columns, where }: Plan): boolean =>
  columns.filter(({ kind }) => kind !== 'attribute').length > 1 ||
  keys.length > 1 ||
  keys.some(
    key =>
      key.kind !== 'attribute' || where.some(one => 'attribute' in one && one.attribute === key.attribute),
  )
const isOfThings = ({ keys }: Plan): boolean => keys.some(({ kind }) => kind === 'thing')
/** "Customers with over $1000 refunded": a limit on what adds up, and not on each single row. */
const hasLimitOnGroups = ({ keep, where, summary }: Plan): boolean =>
  summary.kind !== 'rows' || (keep.length > 0 && !where.some(({ kind }) => kind === 'compare'))
/** "Cancelled bookings by city and what they were worth": how many there are, beside their worth. */
const hasWorthBeside = (plan: Plan): boolean => plan.columns.length > 1 || isOfThings(plan)
/** "Total on ORD-104512": a column of one row. */
const isOfOne = ({ where }: Plan, index: ModelIndex): boolean =>
  where.some(one => one.kind === 'is' && index.attribute(one.attribute).kind === 'identifier')
/** "Each kind of place, the cabins, the lofts, all of them": examples narrow nothing. */
const hasAllGroups = ({ keys, where }: Plan): boolean =>
  !keys.some(
    key =>
      key.kind === 'attribute' &&
      where.some(one => one.kind === 'is' && one.not !== true && one.attribute === key.attribute),
  )
const shows =
  (...formats: readonly string[]) =>
  (plan: Plan, index: ModelIndex): boolean =>
    describeColumns(plan, index).some(({ format }) => formats.includes(format))

/** "What percent of customers made only one order": of them, and not of their money. */
const isShareOfRows = ({ columns }: Plan, index: ModelIndex): boolean =>
  !columns.some(one => {
    const top = one.kind === 'quotient' && one.percent ? columns[one.top] : undefined
    if (top?.kind !== 'quantity') return false
    const { quantity } = top
    if (quantity.kind === 'measure') return index.measure(quantity.measure).format === 'money'
    return quantity.kind === 'aggregate' && index.attribute(quantity.attribute).format === 'money'
  })

/** Words that ask for one row for each of many. */
const apart =
  /\b(each|every|per|by|split|vs|versus|or|and|different|top|across|month|both|compared?|depending|under|over)\b/

const promises: readonly Promised[] = [
  ...promisedNumbers,
  ...promisedSeveral,
  ...promisedGroups,
  ...promisedScope,
  ...promisedSums,
  {
    what: 'each of what',
    says: /(?<!\bout of )(?<!\b(?:if (?:i|we|you|someone|somebody|they) (?:bought|sold|sell)|(?:cost|take|run)(?: me| us)? to buy) )(?<!\b(counting|including|considering|across) (?=every status\b))(?<!\b(?:one|an?) (?:[a-z]+ )?(?:customer|buyer|shopper|client)\b[^,;?]{0,60} (?:for|on|in|with) (?=(?:each|every) (?:completed )?(?:order|purchase)\b))(?<!^(please )?(count|tally)( up)? )(?<!\b(add|sum|total)( up)? (the |all the )?([a-z]+ )?(prices?|values|amounts|rents) of )\b(each|every)\b(?! (other|time|one|day|hundred|last|single|unit|item|\w+ (together|combined)|status (counted|included))\b)/,
    isKept: hasSides,
  },
  // "The cheapest village to buy a house": one of the areas, and no home of one.
  {
    what: 'which area',
    says: /^(what is |what's |which is |where is )?(the )?(cheapest|priciest|most expensive|most affordable|dearest|least expensive) (villages?|areas?|neighbou?rhoods?|communit(y|ies)|subdivisions?)\b(?! (homes?|houses?|listings?|propert|actives?|ones?|places?|sales?))/,
    isKept: plan => !isOfThings(plan),
  },
  {
    what: 'a total',
    says: /[:,-] (\$ total|total \$)\W*$|\badd(ing|ed|s)?( \w+)? up\b|\bsum (of|up)\b/,
    isKept: computes,
  },
  {
    what: 'a total',
    says: /^(the |our )?total\b(?! (price|amount)s?\b)/,
    isKept: (plan, index) => computes(plan) || isOfOne(plan, index),
  },
  // "Guest, home and the total": that of each row is a column.
  {
    what: 'a total',
    says: /\b(in|the) total\b/,
    isKept: (plan, index) => computes(plan) || shows('money')(plan, index),
  },
  {
    what: 'how much in all',
    says: /^((so|ok|okay|um|uh|and) )*how much money (is|are|was|were)\b(?!.*\b(each|every|per|by|split|vs|versus|or|top|month|both|compared?)\b)/,
    isKept: plan => isOne(plan) && (computes(plan) || plan.where.length > 0),
    alone: true,
  },
  {
    what: 'a share of them',
    says: /\b(percent|percentage|share) of (our |the |all |all our |all the )?(customers|guests|buyers|orders|bookings|homes|listings|products) (has|have|had|who|that|were|are|did)\b/,
    isKept: isShareOfRows,
  },
  {
    what: 'how many in all',
    says: new RegExp(`^((so|ok|okay|um|uh|and) )*how many\\b(?!.*${apart.source})`),
    isKept: plan => isOne(plan) || plan.keys.some(({ kind }) => kind === 'bands'),
    alone: true,
  },
  {
    what: 'one number of all',
    says: new RegExp(`^what (is|was) (the|our) (average|total|median|number)\\b(?!.*${apart.source})`),
    isKept: isOne,
    alone: true,
  },
  {
    what: 'what is to be counted',
    says: /^((so|ok|okay|um|uh) )*how many\b(?!.*(\b(and|vs|versus|per|by|share|percent|or|compared)\b|[,%+&]))/,
    isKept: isAlone,
    alone: true,
  },
  {
    what: 'how many of each',
    says: /\bhow many\b.*\band how many\b/,
    isKept: plan => plan.keep.length === 0 && (hasBoth(plan) || !hasGroups(plan)),
  },
  {
    what: 'how many there are in all',
    says: /\bhow many\b.*\band (in |from |at )?(which|where|what (area|city|state|brand|category|month|home|product)) /,
    isKept: ({ limit }) => limit !== 1,
    alone: true,
  },
  {
    what: 'their names',
    says: /(?<!\b(to|in|under) )\b(their|thier|guest|customer) names?\b|\bname (of|and)\b|\bnames and\b|\bwho are they\b/,
    isKept: hasRows,
  },
  {
    what: 'how many there are',
    says: /\band (what|how much) (they|those|these) (were worth|are worth|brought|earned|made|generated|grossed|paid|came to|added up to|sold for|went for|closed for|fetched)\b/,
    isKept: hasWorthBeside,
  },
  {
    what: 'each of the numbers',
    says: /\b(both|two) (numbers|counts|figures|amounts)\b/,
    isKept: hasBoth,
  },
  { what: 'their names', says: asksForNames, isKept: isOfThings },
  { what: 'the columns of each', says: /^(the )?names?(,| and) .*\bof\b/, isKept: isOfThings },
  {
    what: 'the highest beside the rest',
    says: /\b(per|by|each) \w+( \w+)?,? and the (highest|lowest|cheapest|biggest|largest|most expensive)\b/,
    isKept: ({ limit, columns }) => limit === null && columns.length > 1,
  },
  {
    what: 'what adds up to so much',
    // "Homes over $1 million sold last year": what each of them costs.
    says: /(?<!\b(homes|houses|properties|listings|orders|bookings|stays|products|items|goods)( priced| worth)? )\b(over|more than|above|at least|under|less than) (\$ ?[\d,.]+ ?(k|grand|million|thousand)?|[\d,.]+ ?(k|grand|dollars|bucks|million|thousand)|\d[\d,]{2,}) (refunded|cancell?ed|booked|sold|ordered|spent|paid|earned)\b/,
    isKept: hasLimitOnGroups,
  },
  {
    what: 'one number of all',
    says: new RegExp(
      `, (so )?what (is|was) (the|their|our) (average|avg|median|total)\\b(?!.*${apart.source})`,
    ),
    isKept: plan => isOne(plan) || plan.keys.some(({ kind }) => kind === 'attribute'),
    alone: true,
  },
  { what: 'the days', says: /\b(average|avg|mean) (number of )?days\b/, isKept: shows('days', 'nights') },
  { what: 'the price', says: /\b(what|how much) do(es)? (it|they) cost\b/, isKept: shows('money') },
  {
    what: 'whether each has one',
    says: /\b(whether|if) (there is|it has|they have|each has|it comes with) an? /,
    isKept: ({ where }) => !where.some(one => one.kind === 'is' && one.values.includes(true)),
  },
  { what: 'all of them', says: /\ball of them\b/, isKept: hasAllGroups },
  {
    what: 'how it went by month',
    says: /\b(month by month|(?<!not )by month|each month|every month)\b/,
    isKept: isInTime,
  },
  { what: 'how it went', says: /\b(trend|over time|month to month)\b/, isKept: isInTime },
  {
    what: 'one against the other',
    says: /\b(?<!\b(inquiries|cancellations|refunds|returns|favorites|clicks|(cancelled|refunded|returned) [a-z]+) (?=vs [a-z ]+,? (in )?(%|percent)))(vs|versus|compared (to|with)|side by side)\b(?! ((the )?(ask|asking|list)( price)?|what (they|(the )?sellers|(the )?owners) (were )?(asked|asking|wanted))\b)/,
    isKept: hasSides,
  },
  {
    what: 'one number against the other',
    says: /^compare (the |our )?(number|count|total|share|average)\b/,
    isKept: plan => !isOfThings(plan),
  },
  { what: 'who', says: /^((so|ok|okay|um|uh|and) )*who\b/, isKept: hasGroups },
  {
    what: 'a share of which ones',
    says: /(%|\b(percent|percentage|share)) of (the |our |all |all the )?\w+ (that|who|which) /,
    isKept: isShareOfEach,
  },
  {
    what: 'the money',
    says: /\bhow much (money|revenue)\b|\bdollar (value|amount|total|volume)s?\b/,
    isKept: shows('money', 'percent', 'ratio', 'price_per_sf'),
  },
  howMany,
]

/** What the words promise and the plan does not hold, or null. */
export function brokenPromise({
  question,
  plan,
  index,
  continues,
}: Pick<Heard, 'question' | 'plan' | 'index' | 'continues'>): string | null {
  const text = question.toLowerCase()
  const isBroken = ({ says, isKept, alone }: Promised) =>
    !(continues && alone === true) && says.test(text) && !isKept(plan, index)
  return promises.find(isBroken)?.what ?? null
}
