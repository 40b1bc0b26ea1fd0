// "Revenue by month from customers with more than 5 orders", "average order value of products that were never refunded": a number of rows
// that belong to things, and a limit that tells which things. Taken for a limit on the months, it would leave out some of them.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of } from './items.ts'
import { isLimit, limitsRowsOf, standsAtLimit } from './limited-rows.ts'
import type { SuchThings } from './narrowed-by-things.ts'
import { Unclear } from './unclear.ts'

const beside: ReadonlySet<Item['kind']> = new Set(['key', 'condition', 'period', 'order'])

export function ofSuchThings(index: ModelIndex, placed: readonly Placed[]): SuchThings | null {
  const limits = placed.filter(isLimit)
  const [limit, ...more] = limits
  const [number, ...others] = of(placed, 'quantity').filter(({ item }) => !item.weak)
  if (limit === undefined || more.length > 0 || number === undefined || others.length > 0) return null
  const [at, ...besides] = of(placed, 'noun').filter(
    ({ item, start }) => !item.weak && !item.none && start !== limit.end,
  )
  const [id, ...rivals] = at?.item.nouns ?? []
  if (at === undefined || id === undefined || besides.length + rivals.length > 0) return null
  const noun = index.noun(id)
  const isNumberOfThem = number.item.quantity.kind === 'count' && number.item.quantity.nouns.includes(id)
  if (!at.item.plural || number.start > at.start || isNumberOfThem || noun.where !== undefined) return null
  if (!index.has(`${noun.table}.${noun.key ?? 'id'}`) || !limitsRowsOf(index, noun, limit)) return null
  if (!standsAtLimit(placed, at, limit) || groupsThem(placed, noun.id)) return null
  const isBetween = (one: Placed) => one.start >= at.start && one.end <= limit.end
  const isTwice = (one: Placed) => one.item.kind === 'noun' && one.start === limit.end
  const isCount = ({ item }: Placed) =>
    item.kind === 'ask' && (item.how === 'count' || item.how === 'how much')
  const isKnown = (one: Placed) =>
    one === number || isBetween(one) || isTwice(one) || isCount(one) || beside.has(one.item.kind)
  if (!placed.every(isKnown)) return null
  // "Of customers with more than 5 orders this year": those orders, or what is asked for, or both.
  const isBehind = ({ item, start }: Placed) =>
    start >= limit.end && (item.kind === 'period' || item.kind === 'condition')
  if (placed.some(isBehind)) throw new Unclear('what is said of which rows')
  return {
    noun,
    listed: placed.filter(one => (isBetween(one) && one.item.kind !== 'ask') || isTwice(one)),
    counted: placed.filter(one => !isBetween(one) && !isTwice(one)),
    isShare: false,
  }
}

/** "Revenue by product for products with more than 50 orders": each of them has a row, which the limit leaves or not. */
const groupsThem = (placed: readonly Placed[], noun: string): boolean =>
  of(placed, 'key').some(({ item: { key } }) => key.kind === 'noun' && key.nouns.includes(noun))
