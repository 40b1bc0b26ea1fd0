// What a list of numbers promises: "how many are for sale and how many have a pool" is answered by two of them, and "completed orders, pieces
// sold and revenue" by three.
import type { Plan } from './plan.ts'
import type { Promised } from './promised.ts'

const numbersIn = ({ columns }: Plan): number => columns.filter(({ kind }) => kind !== 'attribute').length

const hasSeveral = (plan: Plan): boolean =>
  plan.keys.length > 0 || plan.summary.kind !== 'rows' || numbersIn(plan) > 1

const hasBoth = (plan: Plan): boolean =>
  numbersIn(plan) > 1 ||
  plan.summary.kind !== 'rows' ||
  plan.keep.length > 0 ||
  plan.keys.some(({ kind }) => kind === 'thing')

const hasThreeSides = (plan: Plan): boolean =>
  numbersIn(plan) > 2 ||
  plan.keys.some(key =>
    key.kind === 'sides' ? key.sides.length > 2 : key.kind !== 'bands' || key.bands.length > 2,
  ) ||
  plan.summary.kind === 'bands'

const hasThree = (plan: Plan): boolean => plan.keys.length > 0 || numbersIn(plan) > 2

/** "Homes by kind, how many cabins, how many lofts": the lofts among the cabins are none. */
const isNoDiagonal = ({ keys, columns }: Plan): boolean => {
  const grouped = new Set(keys.flatMap(key => (key.kind === 'attribute' ? [key.attribute] : [])))
  const numbers = columns.filter(({ kind }) => kind !== 'attribute')
  const isOfGroup = (column: Plan['columns'][number]) =>
    column.kind === 'quantity' && column.where.some(one => one.kind === 'is' && grouped.has(one.attribute))
  return numbers.length < 2 || !numbers.every(isOfGroup)
}

/** "In which cities have customers ordered over 400 times": the cities, and not the customers. */
const isOfPlaces = ({ keys, columns, limit }: Plan): boolean =>
  keys.some(({ kind }) => kind !== 'thing') ||
  keys.length === 0 ||
  limit === 1 ||
  (columns.length === 1 && columns[0]?.kind === 'attribute')

export const promisedSeveral: readonly Promised[] = [
  // "How many homes, no sorry, how many stays": the first is taken back.
  {
    what: 'how many of each',
    says: /\bhow many\b(?!.* (?:or|than|that|who|which) how many\b).*(?<!\b(?:no|nope|sorry|wait|actually|rather|oops|pardon|mean|meant) ?)(?:,|;|\band|&) (?:also )?how many (?!(?:days|nights|units|times|years|months|weeks)\b|(?:of )?(?:them|those|these)\b)/,
    isKept: hasSeveral,
    alone: true,
  },
  {
    what: 'each of the numbers',
    says: /(?:^|[:,] |\b(?:for|the|me|of|have|need|want) )(?:(?:completed|cancelled|pending|confirmed) )?(?:orders|purchases|bookings|stays|reservations)(?: (?:completed|placed|made))?, (?:the )?[a-z]+(?: [a-z]+)?(?:,|,? and|,? &|,? plus) (?:the )?(?:total )?(?:revenue|sales|income|aov|adr|turnover)\b/,
    isKept: hasThree,
    alone: true,
  },
  {
    what: 'how many of each',
    says: /\b(?:by|per|each|every)\b.*\bhow many\b.*\bhow many\b/,
    isKept: isNoDiagonal,
  },
  // "How many sold over asking, how many at asking and how many under": each of the three.
  {
    what: 'how many of each',
    says: /\bhow many\b.*(?:,|\band\b|&) how many\b.*(?:,|\band\b|&) how many (?!(?:days|nights|units|times|years|months|weeks|of)\b)/,
    isKept: hasThreeSides,
    alone: true,
  },
  // "In which areas did every home sell under asking": one of them that did is not enough.
  {
    what: 'every one of them',
    says: /\b(?:brands|categories|cities|states|areas|neighbou?rhoods|communities|subdivisions|villages) (?:(?:that|which|where) )?(?:did|do|does|have|has|had|where|whose) (?:every|everything|all)\b/,
    isKept: ({ keep, keys }) => keep.length > 0 || keys.length === 0,
    alone: true,
  },
  // "Number of products per brand, number out of stock per brand".
  {
    what: 'each of the numbers',
    says: /\b(?:number|count|#) of\b[^.?!:]*(?:,|\band|&|\bplus) (?:the )?(?:number|count|#)(?! of (?:them|those|these)\b)(?= )/,
    isKept: hasBoth,
    alone: true,
  },
  // "Products with orders but no completed orders": not those that were never ordered.
  {
    what: 'what is there and what is not',
    says: /\b(?:with|have|had|placed|made) (?:any |some )?(?:orders|purchases|bookings|reservations|stays) but (?:(?:have|had|with) )?(?:no|none|never|not)\b/,
    isKept: ({ keep, where }) => keep.length > 1 || (keep.length === 0 && where.length > 1),
    alone: true,
  },
  // "Total discount this year and the average discount per sale".
  {
    what: 'each of the numbers',
    says: /\b(?:total|sum of)\b.*\b(?:and|plus|&) (?:the |an )?(?:average|avg|mean)\b(?! of (?:them|those|all)\b)/,
    isKept: hasBoth,
    alone: true,
  },
  {
    what: 'which groups',
    says: /^in (?:which|what) (?:cities|states|towns|areas|neighbou?rhoods|communities|subdivisions|categories)\b/,
    isKept: isOfPlaces,
    alone: true,
  },
]
