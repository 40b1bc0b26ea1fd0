// What words promise of groups: property types that are asked for are no list of homes.
import { describeColumns } from './answer/columns.ts'
import type { ModelIndex } from './model-index.ts'
import type { Plan } from './plan.ts'
import type { Promised } from './promised.ts'
import { promisedRows } from './promised-rows.ts'
import { promisedTimes } from './promised-times.ts'

const groups =
  '(?:prop(?:erty)? types|cities|states|brands|categories|areas|subdivisions|communities|neighbou?rhoods)'
const isOfGroups = ({ keys }: Plan): boolean =>
  keys.length === 0 || keys.some(({ kind }) => kind === 'attribute' || kind === 'sides')

/** An amount of money limits what happened, row by row or added up: no nightly rate and no lifetime value. */
const limitsWhatHappened = ({ where }: Plan, index: ModelIndex): boolean =>
  where.every(one => {
    if (one.kind !== 'compare') return true
    const { format, table } = index.attribute(one.attribute)
    return format !== 'money' || index.model.links.some(({ from }) => from === table)
  })

/** "Who only ever cancelled": of anything else they have none. */
const lacksOthers = ({ keep }: Plan): boolean =>
  keep.some(({ op, value }) => op === '=' && value.kind === 'number' && value.value === 0)

/** Shares of all groups would stand there, of which two were named; with a pool and without are all there are. */
const hasNoOtherShares = ({ keys, columns, where }: Plan, index: ModelIndex): boolean =>
  !columns.some(one => one.kind === 'share') ||
  !keys.some(
    key =>
      key.kind === 'attribute' &&
      index.attribute(key.attribute).kind !== 'flag' &&
      !where.some(one => one.kind === 'is' && one.not !== true && one.attribute === key.attribute),
  )

/** No time with an end. */
const isOfAllYears = ({ where, columns }: Plan): boolean =>
  [...where, ...columns.flatMap(one => (one.kind === 'quantity' ? one.where : []))].every(
    one => one.kind !== 'during' || one.from === undefined || one.to === undefined,
  )

const hasNoState = ({ where, columns }: Plan): boolean =>
  [...where, ...columns.flatMap(one => (one.kind === 'quantity' ? one.where : []))].every(
    one => one.kind !== 'is' || !one.values.includes('available'),
  )

/** "Repeat guests" have so many rows of any state; those of the state that is named are others. */
const countsApart = ({ where, columns, keep }: Plan): boolean =>
  !where.some(one => one.kind === 'is' && one.not !== true && one.attribute.endsWith('.status')) ||
  keep.every(({ column }) => {
    const kept = columns[column]
    return kept?.kind !== 'quantity' || kept.where.length > 0
  })

export const promisedGroups: readonly Promised[] = [
  ...promisedRows,
  ...promisedTimes,
  // "People who booked the same house twice": somebody and a house together, and no house that was booked twice by anybody.
  {
    what: 'the same one for each of them',
    says: /\b(?:people|ppl|folks|persons?|guests?|customers?|clients?|buyers?|shoppers?|who)\b.*\b(?:book|stay|rent|reserv|order|bought|buy|purchas|return|c[ao]me back)[a-z]* (?:(?:at|in|to|up|exactly) )*(?:one and )?the (?:very )?same (?:exact )?(?:homes?|house|place|property|listing|rental|cabin|product|item|thing|one)\b(?! (?:as|that))/,
    isKept: ({ keys }) => keys.length > 1,
    alone: true,
  },
  // "How many repeat guests cancelled a booking": not those who cancelled two.
  {
    what: 'what they came back for',
    says: /\b(?:repeat|returning) (?:guests?|visitors?|customers?)\b.*\bcancel|\bcancel.*\b(?:repeat|returning) (?:guests?|customers?)\b|\bcancel.*\b(?:rebook|booked again|came back)/,
    isKept: countsApart,
  },
  // "Monthly stays in 2026, who and how much": not all of it in one sum.
  {
    what: 'who it was',
    says: /[,:;-] ?who(?:,| and) how (?:much|many)(?: did they [a-z]+)?\W*$/,
    isKept: ({ keys }) => keys.length > 0,
  },
  // "Revenue / available nights": those that could be sold, and not those booked in homes that are available today.
  {
    what: 'how many nights were on offer',
    says: /\b(?:available|bookable|sellable|rentable) (?:room )?nights\b/,
    isKept: hasNoState,
  },
  // "Bookings in June and July over all years": not only those of this year.
  {
    what: 'all of the years',
    says: /\b(?:over|across|for|in|from|of) all (?:of )?(?:the |our |these )?years\b(?! (?:since|from|after|before|up|between))|\ball (?:of )?(?:the |our )?years (?:together|combined|taken together|we have)\b/,
    isKept: isOfAllYears,
  },
  // "What property types out-earned the overall revenue per listing": each type, and not each listing.
  {
    what: 'which groups',
    says: new RegExp(
      `^(?:(?:so|ok|and|what|which|list|show|me|the) )*${groups} (?:that|which|where|with|w/|whose|beat|beats|out-?earned|earned|made|sold|had|have|did|do|are|were|got|average|averaged)(?= )(?!.*\\b(?:each|their) (?:homes|listings|products|customers|best|top|cheapest|priciest)\\b)`,
    ),
    isKept: isOfGroups,
    alone: true,
  },
  // "Customers with over $500 in pending orders": not those whose lifetime value is so much.
  {
    what: 'what adds up to so much',
    says: /\b(?:(?:over|more than|above|at least|under|less than|below|up to) \$? ?\d[\d,.]*(?: ?(?:k|grand|thousand|dollars|bucks))? (?:worth )?(?:in|of) (?:[a-z]+ ){0,2}(?:bookings|reservations|stays|orders|purchases|cancellations|refunds)|(?:bookings|reservations|stays|orders|purchases|cancellations|refunds) (?:that )?(?:are |were )?(?:worth|add(?:ing)? up to|total(?:l?ing)?|com(?:e|ing) to|amount(?:ing)? to) (?:over|more than|above|at least|under|less than|below|up to))\b/,
    isKept: limitsWhatHappened,
  },
  // "Bought books for less than $50": what was paid for them, and not what such customers spent in all their life.
  {
    what: 'what was paid for it',
    says: /\b(?:bought|buys?|ordered|purchased|booked) (?:[a-z]+ ){1,4}for (?:over|more than|above|at least|under|less than|below|up to) \$? ?\d/,
    isKept: limitsWhatHappened,
  },
  // "And revenue for both", of two months that were asked about one after the other.
  {
    what: 'both of what',
    says: /\b(?:for|of|in) both(?: of (?:them|those|these))?\W*$/,
    isKept: ({ keys, where }) =>
      keys.length > 0 || where.some(one => one.kind === 'is' && one.not !== true && one.values.length > 1),
  },
  // "The first 5 orders of last month": the earliest, and not the latest of them.
  {
    what: 'the first in time',
    says: /^(?:(?:show|list|give|me|what|were|are|the|our|very) )*first (?:\d{1,2}|two|three|four|five|ten) (?:orders|purchases|sales|closings|bookings|reservations|stays|leads)\b/,
    isKept: ({ order, limit }) => limit === null || order[0]?.descending !== true,
    alone: true,
  },
  {
    what: 'which kinds',
    says: /\b(?:what|which) (?:different |various )?(?:sorts|kinds|types) of (?:places|homes|houses|properties|listings|products|stays) do (?:we|you|they)\b/,
    isKept: isOfGroups,
    alone: true,
  },
  // "Weekly: median nights": of the stays of that kind, or of each week.
  {
    what: 'a kind of stay, or a time',
    says: /^(?:weekly|monthly)\b[ :,-]+(?:the )?(?:median|average|avg|mean) (?:nights?|length|los|stay)\b/,
    isKept: ({ keys }) => !keys.some(({ kind }) => kind === 'time'),
  },
  // "Guests checking out tomorrow and nobody checking in": who leaves is asked for, and not who does not.
  {
    what: 'what is not there',
    says: /\b(?:and|but) (?:nobody|no one|no-one|noone)(?: else)? (?:is |are )?(?:checking|arriving|coming|leaving|booking|staying|moving)\b/,
    isKept: () => false,
  },
  // "Share of bookings in Aspen vs Napa": of those two, and not of every city.
  {
    what: 'a share of either',
    says: /\b(?:share|percent|percentage|proportion|portion|%) of\b(?!.*\b(?:by|per|each|every)\b).* (?:vs|versus)\b/,
    isKept: hasNoOtherShares,
  },
  // "Sort actives by price per bathroom": neither by price nor by baths.
  {
    what: 'a price of each bath',
    says: /\b(?:price|rate|cost|ask|asking price|sold price) per (?:full )?bath(?:room)?s?\b/,
    isKept: (plan, index) =>
      plan.columns.some(({ kind }) => kind === 'quotient' || kind === 'formula') ||
      describeColumns(plan, index).some(({ label }) => /per bath/.test(label)),
  },
  // "Monthly bookings by month": those of that kind, or one step that is said twice.
  {
    what: 'a kind of stay, or a time',
    says: /\b(?:monthly (?:bookings|reservations)\b.* (?:by|per|each|every) (?:the )?month|weekly (?:bookings|reservations)\b.* (?:by|per|each|every) (?:the )?week)\b/,
    isKept: () => false,
  },
  // "Customers with over $5000 spent - name, city, how many": a column of each, and not how many there are.
  {
    what: 'how many of what',
    says: /[,:;(–-] (?:the |their )?(?:\w+ )?(?:names?|emails?|titles?|address|addresses|phone|brand|city|type)(?:,? (?:and )?\w+){0,3}, how many\W*$/,
    isKept: ({ summary, columns, keys }) =>
      summary.kind === 'rows' && (keys.length > 0 || columns.every(({ kind }) => kind === 'attribute')),
  },
  // "What property types are available in Aspen": those that there are, or those of which one is free now.
  {
    what: 'whether there are any, or any are free',
    says: /^(?:(?:what|which|list|show|me|the|all|our) )*(?:available )?(?:[a-z]+ )?(?:types|kinds of [a-z]+|cities|states|brands|categories|subdivisions|areas|communities|neighborhoods)(?: are| do we have| that are)? (?:available\b(?! (?:now|right now|today))|(?<=available .*)(?:in|for)\b)/,
    isKept: () => false,
  },
  // "Had a refund and never ordered again": nothing after it, and not one order in all.
  {
    what: 'what came after it',
    says: /(?<!\bonce )\b(?:and|but|then) (?:have |has |had )?(?:never|not|did not|didn't|haven't|hasn't) (?:ever )?(?:since )?(?:(?:order|shopp?|buy|bought|purchas)(?:ed|ing|e|ed anything)? (?:from us |anything )?again|(?:come|came|been) back|return(?:ed)?)\b/,
    isKept: ({ where, keep }) =>
      keep.some(({ op, value }) => op === '=' && value.kind === 'number' && value.value === 0) ||
      !where.some(({ kind }) => kind === 'not'),
  },
  // "Products that are never discounted": no order of theirs is, and not just some that are not.
  {
    what: 'what was never so',
    says: /\b(?:never|no|zero|0) (?:been |been sold |sold )?(?:discounted|on promo)\b/,
    isKept: ({ where, keep, columns }) =>
      keep.some(({ op, value }) => op === '=' && value.kind === 'number' && value.value === 0) ||
      (columns.length === 0 && where.length === 0),
  },
  // "The most dead stock": so many products that nobody buys, and not the fewest that were sold.
  {
    what: 'dead stock',
    says: /\bmost (?:of (?:our |the ))?(?:dead stock|slow movers|duds)\b/,
    isKept: () => false,
  },
  // "What was our best weekend": one of many, and no booking that began on one.
  {
    what: 'which weekend',
    says: /\b(?:best|worst|busiest|slowest|quietest|strongest|weakest|biggest) (?:single )?(?:weekend|night|evening|season|holiday)\b/,
    isKept: ({ keys }) =>
      keys.some(({ kind }) => kind === 'time' || kind === 'weekday' || kind === 'month of year'),
  },
  // "How many sold within 30 days by area, and what percent is that of all sales there": of those of the area.
  {
    what: 'a share of which ones',
    says: /(?:%|\b(?:percent|percentage|share))\b.*\bof (?:all|the|total) [a-z ]+ (?:there|in (?:that|this|the same|each|its) (?:area|city|state|category|brand|community|subdivision|month))\b/,
    isKept: ({ columns }) => !columns.some(one => one.kind === 'share' && one.within === 'all'),
  },
  // "The value of cancelled bookings by month and their share of all": of all bookings, and not of the cancelled ones.
  {
    what: 'a share of which ones',
    says: /^(?=.*\b(?:cancell?ed|refunded|pending|expired|withdrawn)\b).*\b(?:their|its|as an?) (?:share|percentage|percent|%) of (?:all|the total|total|everything)\b(?! (?:cancel|refund|pending|expired|withdrawn))/,
    isKept: ({ columns }) => !columns.some(one => one.kind === 'share' && one.within === 'all'),
  },
  {
    what: 'those with nothing else',
    says: /\b(who|that) (have |has )?only ever (got|had|bought|ordered|booked|cancelled|returned|paid|sold|stayed)\b/,
    isKept: lacksOthers,
  },
  // "Homes whose subdivision's average price is over $1M": the homes, and not the subdivisions.
  {
    what: 'things of such groups',
    says: /\b(?:homes|houses|listings|properties|products|items|sales|actives) whose (?:own )?(?:subdivision|area|neighborhood|community|city|state|brand|category)(?:['’]?s)? (?:has an? |with an? )?(?:average|avg|mean|median)\b/,
    isKept: ({ keys, summary }) =>
      summary.kind !== 'rows' || keys.length === 0 || keys.some(({ kind }) => kind === 'thing'),
  },
  // "Average age at closing": how old they were then, and not today.
  {
    what: 'how old they were then',
    says: /\b(?:age|old)\b.*\b(?:(?:at|at the time of|upon) (?:the |their )?(?:closing|sale|close|purchase)|(?:when|once) (?:they |it |we )?(?:were |was )?(?:sold|closed|bought))\b|\bhow old\b.*\b(?:people|buyers|folks|clients) (?:buy|bought|purchase)\b/,
    isKept: plan => !JSON.stringify(plan).includes('.age"'),
  },
  // "Sales in 2024, 2025 and 2026 by area": of each of the years, and not of the three together.
  {
    what: 'each of the years',
    says: /^(?!.*\b(?:total|altogether|combined|together|overall|all years|sum)\b)(?=.*\b(?:by|per|for each|in each|of each)\b).*\b20\d\d, ?20\d\d,? (?:and|&) 20\d\d\b/,
    isKept: ({ keys, columns }) =>
      keys.some(({ kind }) => /^(?:time|sides|month)/.test(kind)) ||
      columns.filter(one => one.kind === 'quantity' && one.where.some(({ kind }) => kind === 'during'))
        .length > 1,
  },
  // "Average revenue per day for both": a mean over days, and not the mean order of each day.
  {
    what: 'an average of groups',
    says: /\b(?:average|avg|mean) (?:revenue|sales|income|turnover|earnings) (?:per|a|each|every) (?:day|week|month)\b/,
    isKept: ({ keys, summary }) => summary.kind !== 'rows' || !keys.some(({ kind }) => kind === 'time'),
  },
]
