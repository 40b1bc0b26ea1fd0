// What words promise of a number: an average is no list, and a part of the money no part of the rows.
import { describeColumns } from './answer/columns.ts'
import type { ModelIndex } from './model-index.ts'
import type { Plan } from './plan.ts'
import type { Promised } from './promised.ts'
import { promisedDifferences } from './promised-differences.ts'

const computes = ({ columns, summary, keep }: Plan): boolean =>
  keep.length > 0 || summary.kind !== 'rows' || columns.some(({ kind }) => kind !== 'attribute')

/** "Out of all the dollars we closed, what percent was …": their dollars, and not how many there are. */
const isPartOfMoney = ({ columns, summary }: Plan): boolean => {
  const counts = (at: number) => {
    const column = columns[at]
    return column?.kind === 'quantity' && column.quantity.kind === 'count'
  }
  return (
    !(summary.kind === 'share' && summary.of === undefined) &&
    !columns.some(
      one =>
        (one.kind === 'quotient' && one.percent && counts(one.top) && counts(one.bottom)) ||
        (one.kind === 'share' && counts(one.of)),
    )
  )
}

const money = '(?:sold |closed |sales |dollar )?(?:volume|revenue|income|earnings|turnover|dollars|money)'
const part = '(?:percent|percentage|share|pct|portion|%)'

const limits = ({ keep, where }: Plan): boolean =>
  keep.length > 0 || where.some(({ kind }) => kind === 'compare')
const isOfOwnGroup = ({ keep }: Plan): boolean => !keep.some(({ value }) => value.kind === 'overall')
const isNoShareOfAll = ({ columns }: Plan): boolean => !columns.some(({ kind }) => kind === 'share')

const showsPart = (plan: Plan, index: ModelIndex): boolean =>
  describeColumns(plan, index).some(({ format }) => format === 'percent' || format === 'ratio')
const showsMoney = (plan: Plan, index: ModelIndex): boolean =>
  describeColumns(plan, index).some(({ format }) => format === 'money' || format === 'percent')
/** "Discounted order %": of how many there are, and not of their money. */
const isPartOfRows = ({ columns }: Plan): boolean =>
  !columns.some(one => {
    const top = one.kind === 'quotient' && one.percent ? columns[one.top] : undefined
    return top?.kind === 'quantity' && top.quantity.kind === 'aggregate'
  })

/** "The ten homes that rank highest, by yield": a price beside it is no rank. */
const isRankedByYield = ({ columns, order, limit }: Plan): boolean => {
  const first = columns[order[0]?.column ?? -1]
  return limit === null || first?.kind !== 'attribute' || !first.attribute.endsWith('price')
}

/** "Cities that charge over 300 on average": the mean of each is above it, and not each of its homes. */
const limitsTheMean = ({ where, columns, keys, keep }: Plan): boolean => {
  const limited = new Set(where.flatMap(one => (one.kind === 'compare' ? [one.attribute] : [])))
  const isOfRows = columns.some(
    one =>
      one.kind === 'quantity' && one.quantity.kind === 'aggregate' && limited.has(one.quantity.attribute),
  )
  return keys.length === 0 || keep.length > 0 || !isOfRows
}

/** "What have we not sold any of": those without any, and not the one that sold least. */
const isNoLeast = ({ keep, limit, order }: Plan): boolean =>
  keep.length > 0 || limit === null || order[0]?.descending !== false

const hasEnd = ({ columns, limit, limitPer }: Plan): boolean =>
  limit === 1 ||
  limitPer === 1 ||
  columns.some(
    one =>
      one.kind === 'quantity' && one.quantity.kind === 'aggregate' && /^(max|min)$/.test(one.quantity.fn),
  )

/** "What percent is PayPal, what percent card": of one group alone, the part that is of that group is all of it. */
const isPartOfOthers = ({ keys, columns }: Plan): boolean => {
  const grouped = new Set(keys.flatMap(key => (key.kind === 'attribute' ? [key.attribute] : [])))
  return !columns.some(one => {
    const top = one.kind === 'quotient' && one.percent ? columns[one.top] : undefined
    return (
      top?.kind === 'quantity' && top.where.some(said => 'attribute' in said && grouped.has(said.attribute))
    )
  })
}

/** Rows with all that they have: nobody chose a column, and nothing is counted. */
const isNoBareList = (plan: Plan): boolean => {
  const first = plan.columns[plan.order[0]?.column ?? -1]
  const isRanked = first?.kind === 'attribute' && /orders|count/.test(first.attribute)
  return computes(plan) || isRanked || plan.columns.length <= 4 || plan.limit !== null
}

const counts = ({ columns, summary, keep }: Plan): boolean =>
  summary.kind !== 'rows' ||
  keep.length > 0 ||
  columns.some(one =>
    one.kind === 'quantity'
      ? one.quantity.kind === 'count' || one.quantity.kind === 'distinct'
      : one.kind !== 'attribute' || /orders|count/.test(one.attribute),
  )

/** Things of one kind are named by it alone: "electronics". */
const isOneKind = (noun: string, where: Plan['where'], index: ModelIndex): boolean =>
  where.some(one => one.kind === 'is' && index.attribute(one.attribute).table === index.noun(noun).table)

/** "How many guests were new", "which products are new": all of them are none of those. */
const tellsNew = ({ where, columns, keep, keys }: Plan, index: ModelIndex): boolean => {
  const dated = [...where, ...columns.flatMap(one => (one.kind === 'quantity' ? one.where : []))].some(
    ({ kind }) => ['during', 'recent', 'compare', 'years_back'].includes(kind),
  )
  const isOfPeople = columns.some(
    one =>
      one.kind === 'quantity' &&
      one.quantity.kind === 'count' &&
      index.noun(one.quantity.noun).key !== undefined,
  )
  return keep.length > 0 || keys.some(({ kind }) => kind === 'time') || (dated && !isOfPeople)
}

export const promisedNumbers: readonly Promised[] = [
  ...promisedDifferences,
  {
    what: 'which are new',
    says: /\b(?:is|are|was|were) (?:brand )?new(?= (?:this|last|since|in|over|within|these|today)\b|[\s?.!,]*$)/,
    isKept: tellsNew,
  },
  // "Electronics over $200 sold last month": what each costs, and no revenue of each.
  {
    what: 'what is so dear',
    says: /\b[a-z]+ (over|under|above|below|more than|less than) \$ ?[\d,.]+k? sold\b/,
    isKept: ({ keep, keys, where }, index) =>
      keep.length === 0 || !keys.some(key => key.kind === 'thing' && isOneKind(key.noun, where, index)),
  },
  // "If we sold every item in the warehouse, what would the stock be worth": nothing was sold of it.
  {
    what: 'what would be',
    says: /\bif (?:we|i) sold (?:every|all|everything|the whole)\b/,
    isKept: ({ columns }) => !columns.some(one => one.kind === 'quantity' && one.quantity.kind === 'measure'),
  },
  // "If I bought a home in Old Town at asking, what would it run me": none that was bought.
  {
    what: 'what would be',
    says: /\bif (?:we|i|you|someone|somebody) (?:bought|purchased|were to buy|was to buy)\b/,
    isKept: computes,
  },
  // "Compare the revenue of Boston and Denver customers": of the two, and not of each customer.
  {
    what: 'which of them to compare',
    says: /^(?:please )?compare\b(?=.*\band\b).*\b(?:customers|buyers|guests|shoppers)\b/,
    isKept: ({ keys, where }) =>
      !(keys[0]?.kind === 'thing' && where.some(one => one.kind === 'is' && one.values.length > 1)),
  },
  // "Sea Oaks number under contract", "how many sellers …, I mean listings that …".
  {
    what: 'how many',
    says: /\bhow many\b(?! dollars\b)|(?<!\b(?:order|mls|listing|phone|house|unit|room|street|lot|id|the|a|an|their|his|her|my|our|same|equal) )\b(?:number|count|tally)\b(?! of (?:(?:full |half )?bath|bed|room))/,
    isKept: isNoBareList,
  },
  {
    what: 'how many',
    says: /\b(?:bookings|reservations|stays|orders|customers|listings|closings|leads|inquiries) (?:too|as well)\W*$/,
    isKept: counts,
  },
  // "Weekly vs monthly this year # bookings revenue": beside the money.
  {
    what: 'how many',
    says: /# ?(?:of )?(?:bookings|reservations|stays|orders|customers|listings|homes|products|leads|inquiries|views)\b/,
    isKept: counts,
  },
  {
    what: 'the largest of them',
    says: /\bhow (?:big|much|large|high|long) (?:is|was|were) the (?:largest|biggest|smallest|highest|lowest|longest|shortest)(?: one)? (?:of|among) (?:them|those|these)\b/,
    isKept: hasEnd,
  },
  {
    what: 'the one that is asked for',
    says: /\bsingle (?:biggest|largest|highest|smallest|lowest|longest|shortest|oldest|newest|cheapest|best|worst|most expensive)\b/,
    isKept: hasEnd,
  },
  {
    what: 'the first of each',
    says: /\bfor each one\b.* which [a-z]+\b.* most\b|\b(?:for|in|of) (?:each|every) [a-z ]+,? which one\b/,
    isKept: ({ keys }) => keys.length > 1,
  },
  { what: 'one of each', says: /\bin each one\b/, isKept: ({ keys }) => keys.length > 0 },
  // "Brands rated below 3.8 on average": their mean, and not each of their products.
  {
    what: 'the average of each',
    says: /\brated (?:below|under|above|over|(?:less|more|lower|higher|worse|better) than|at least|at most) [\d.]+ on average\b/,
    isKept: ({ where }) => !where.some(({ kind }) => kind === 'compare'),
  },
  {
    what: 'the average of each',
    says: /\b(?:over|under|above|below|than|least|most) \$?[\d.,]+k?(?: (?:a|per|night|days|dollars|bucks|stars|million|grand)){0,2} on (?:average|avg)\b/,
    isKept: limitsTheMean,
  },
  {
    what: 'what is missing',
    says: /\b(?:have|has|had|did)(?:n['’]?t| not)?(?: we| they| you| i)?(?: not)? (?:sold|sell|moved|ordered|booked)\b(?=.*\b(?:any|even|single)\b)/,
    isKept: isNoLeast,
  },
  { what: 'a part of what', says: /%|\b(?:percent|percentage|share|pct)\b/, isKept: isPartOfOthers },
  {
    what: 'what is ranked',
    says: /\byield\b.*\b(?:top|best|rank|highest)\b|\b(?:top|best|highest)\b.*\byield\b/,
    isKept: isRankedByYield,
  },
  {
    what: 'a percentage',
    says: /\b(?:what (?:percent|percentage)|(?:which|the) (?:percent|percentage) of)\b/,
    isKept: showsPart,
  },
  { what: 'a share of them', says: /\border(?:s)? (?:%|percent|pct|percentage)/, isKept: isPartOfRows },
  // "State AOV > overall AOV", "nightly rate > city avg": those of which it is true, and not all of them.
  {
    what: 'what is above it',
    says: /[<>] ?=? ?(?:the |its |their |own )*(?:overall|company|(?:[a-z]+ )?(?:avg|average|mean|median))\b/,
    isKept: limits,
  },
  // "Above average for their city": the average there, and not that of all.
  {
    what: 'the average of their own group',
    says: /\b(?:average|avg)\b[a-z ]* (?:for|in|of) (?:(?:their|there|its|the same|that same)(?: own)? (?:city|state|area|subdivision|neighbou?rhood|community|category|brand|type)\b|(?:the|that|whatever) [a-z]+ (?:that |which )?(?:it|they)(?: are|'re|'s| is)? (?:in|belong|belongs|sit|sits|fall|falls)\b)/,
    isKept: isOfOwnGroup,
  },
  // "More than a fifth of their reservations cancelled": of their own, and not of all.
  {
    what: 'a part of their own',
    says: /\b(?:more|less|fewer|over|under|above|below|least) (?:than )?(?:half|(?:an? |one )?(?:half|third|quarter|fifth|tenth)|[\d.]+ ?(?:%|percent)) of (?:their|its)\b/,
    isKept: isNoShareOfAll,
  },
  // "What Aspen earned last year, how many bookings it had": the money beside the number.
  {
    what: 'what was earned',
    says: /\bwhat [a-z]+(?: [a-z]+)? (?:earned|made|brought in|grossed)\b[^.?!]*\b(?:how many|number of|average|avg)\b|\band how much (?:did|do|have) we (?:take in|make|made|earn|earned|bring in|gross)\b/,
    isKept: showsMoney,
  },
  // "Sessions with a purchase ÷ all sessions, by month": a part of each month's own.
  { what: 'one over the other', says: /÷/, isKept: isNoShareOfAll },
  // "Heron Point, pool, any status - how many".
  { what: 'how many', says: /[-;:] how many\W*$/, isKept: computes },
  { what: 'an average', says: /\b(?:on average|on avg)\b/, isKept: computes },
  {
    what: 'a share of the money',
    says: new RegExp(
      `\\b(?:out of|of) (?:all |the |our |total |overall |entire |whole ){0,3}${money}\\b.*${part}|${part} of (?:all |the |our |total |overall ){0,3}${money}\\b`,
    ),
    isKept: isPartOfMoney,
  },
]
