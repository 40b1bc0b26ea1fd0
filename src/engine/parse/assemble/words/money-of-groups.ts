// "Which quarters had more than $20 million in sales", "which areas sold over $30 million": asked of groups, the money is that of
// all their rows together, and no single row has so much.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed, QuantityRef } from '#engine/parse/item.ts'
import { of, type PlacedOf } from '#engine/parse/assemble/items.ts'

export function moneyOfGroups(index: ModelIndex, given: readonly Placed[]): Placed[] {
  const placed = given.map(one => inMoney(index, one))
  const limit = of(placed, 'condition').find(isMoney)
  const condition = limit?.item.condition
  if (limit === undefined || condition?.kind !== 'amount' || condition.amount.kind !== 'bound')
    return [...placed]
  const found = asksForGroups(index, placed) ? sumBeside(index, placed, limit) : null
  if (found === null) return [...placed]
  const { op, value } = condition.amount
  const than = { kind: 'number' as const, value, unit: 'money' as const }
  const item: Item = { kind: 'having', quantity: found.quantity, op, than }
  return placed.flatMap(one => (one === limit ? [{ ...one, item }] : one === found.total ? [] : [one]))
}

/** No group has so many of anything. */
const most = 100_000

/** "Areas with over ten million in sales": so many are dollars. */
function inMoney(index: ModelIndex, one: Placed): Placed {
  const { item } = one
  if (item.kind !== 'having' || item.quantity.kind !== 'count' || item.than.kind !== 'number') return one
  if (item.than.value < most || !['plain', 'money'].includes(item.than.unit ?? 'plain')) return one
  const quantity = sumOf(index, item.quantity.nouns)
  return quantity === null
    ? one
    : { ...one, item: { ...item, quantity, than: { ...item.than, unit: 'money' } } }
}

/** The sum that the limit is one of, and the words that say nothing else. */
function sumBeside(
  index: ModelIndex,
  placed: readonly Placed[],
  limit: Placed,
): { quantity: QuantityRef; total?: Placed } | null {
  // "Sales total more than": a sum by its name.
  const named = of(placed, 'quantity').find(({ text, end }) => /\btotal$/.test(text) && end === limit.start)
  if (named?.item.quantity.kind === 'measure') return { quantity: named.item.quantity, total: named }
  const [noun, ...others] = of(placed, 'noun').filter(({ item }) => !item.none)
  // "Closed more than $10 million in sales" names them twice.
  const areSame = others.every(({ item }) => item.nouns.join() === noun?.item.nouns.join())
  if (noun === undefined || !areSame) return null
  const total = of(placed, 'total').find(({ start, end }) => start >= noun.end && end === limit.start)
  // "In sales": behind the money, with one word between.
  const isBehind = noun.item.plural && noun.start === limit.end + 1 && isEvents.test(noun.text)
  const isVerb = verbs.test(noun.text) && noun.end === limit.start
  const quantity = total !== undefined || isBehind || isVerb ? sumOf(index, noun.item.nouns) : null
  return quantity === null ? null : { quantity, ...(total === undefined ? {} : { total }) }
}

const isEvents =
  /^((closed|completed) )?(sales|closings|deals|transactions|orders|purchases|bookings|reservations|stays)$/
const verbs = /^(sold|sell|sells|closed|close)$/

/** A price of single rows is said with "for"; so much money stands for itself. */
const isMoney = ({ item: { condition } }: PlacedOf<'condition'>): boolean =>
  condition.kind === 'amount' &&
  !condition.not &&
  condition.attributes.length === 0 &&
  condition.amount.kind === 'bound' &&
  (condition.unit === 'money' || (condition.unit === 'plain' && condition.amount.value >= 10_000))

/** "Which quarters", "in which areas": right behind the question word. */
const asksForGroups = (index: ModelIndex, placed: readonly Placed[]): boolean =>
  of(placed, 'ask').some(
    ({ item, end }) =>
      item.how === 'which' &&
      placed.some(
        ({ item: next, start }) =>
          start === end &&
          ((next.kind === 'key' && next.key.kind === 'grain') ||
            (next.kind === 'attribute' &&
              next.plural &&
              next.attributes.every(id => index.attribute(id).kind === 'category'))),
      ),
  )

/** What the money of such rows adds up to, by its name where it has one. */
function sumOf(index: ModelIndex, [id, ...more]: readonly string[]): QuantityRef | null {
  const amount = id === undefined || more.length > 0 ? undefined : index.noun(id).amount
  if (amount === undefined) return null
  const named = index.model.measures.find(
    ({ noun, value }) =>
      noun === id && value.kind === 'aggregate' && value.of.fn === 'sum' && value.of.attribute === amount,
  )
  return named === undefined
    ? { kind: 'aggregate', fn: 'sum', attributes: [amount] }
    : { kind: 'measure', measures: [named.id] }
}
