// "Which areas are over $900k", "subdivisions above 60 days": said of groups and of nothing else, a bound is one of their mean. As one
// of single homes it would list them.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { lengthOf } from './conditions.ts'
import { of, type PlacedOf } from './items.ts'
import { Unclear } from './unclear.ts'

const beside: ReadonlySet<Item['kind']> = new Set(['ask', 'attribute', 'averaged', 'condition', 'period'])
const states = /^(values|flag|segment)$/

export function boundsOfGroups(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const group = groupIn(index, placed)
  const [limit, ...limits] = of(placed, 'condition').filter(
    ({ item: { condition } }) => !states.test(condition.kind),
  )
  if (group === null || limit === undefined || limits.length > 0) return [...placed]
  // "Areas over 60 days, sold homes only": which homes stand behind it; before it they are what is bounded.
  const others = placed.some(
    one =>
      one !== group.placed &&
      !beside.has(one.item.kind) &&
      !(
        one.item.kind === 'noun' &&
        !one.item.none &&
        (one.start >= limit.end || one.end === group.placed.start)
      ),
  )
  const { condition } = limit.item
  // "Subdivisions above 98% of ask": as a limit on homes it would list them.
  if (condition.kind === 'attributes' && !others && isSaidOf(placed, group.placed, limit))
    throw new Unclear('whose number that is')
  if (condition.kind !== 'amount' || condition.not || condition.amount.kind !== 'bound') return [...placed]
  if (others || !isSaidOf(placed, group.placed, limit)) return [...placed]
  const { attributes } = group
  const limited = numberOf(index, attributes, condition)
  // A shop's brands have prices and earn money, and nothing tells which of the two is bounded.
  if (limited === null) throw new Unclear('whose number that is')
  const { op, value } = condition.amount
  const having: Item = {
    kind: 'having',
    quantity: { kind: 'aggregate', fn: 'avg', attributes: limited },
    op,
    than: { kind: 'number', value, unit: condition.unit },
  }
  return placed.flatMap(one =>
    one.item.kind === 'averaged' ? [] : one === limit ? [{ ...one, item: having }] : [one],
  )
}

/** "Which areas", "how many areas". */
function groupIn(
  index: ModelIndex,
  placed: readonly Placed[],
): { placed: Placed; attributes: readonly string[] } | null {
  const [named, ...others] = of(placed, 'attribute')
  const asks = of(placed, 'ask').every(({ item }) => item.how === 'which')
  const [counted, ...numbers] = of(placed, 'quantity')
  if (others.length + numbers.length > 0 || !asks || (named === undefined) === (counted === undefined))
    return null
  const found =
    counted?.item.quantity.kind === 'distinct'
      ? { placed: counted, attributes: counted.item.quantity.attributes }
      : named?.item.plural === true
        ? { placed: named, attributes: named.item.attributes }
        : null
  return found?.attributes.every(id => index.attribute(id).kind === 'category') === true ? found : null
}

/** Right behind the groups: "areas with prices over 900k" asks where there are some. */
const isSaidOf = (placed: readonly Placed[], group: Placed, limit: Placed): boolean => {
  const mark = of(placed, 'averaged').find(({ start }) => start >= group.end && start < limit.start)
  const isBare =
    /^(over|above|under|below|more than|less than|at least|at most|north of|beyond|past|[<>]|>=|<=)/.test(
      limit.text,
    )
  return isBare && limit.start >= group.end && limit.start - (mark?.end ?? group.end) <= 1
}

/** What is bounded: told by its unit, or by how much it is where rows of that kind have one price and are as dear as that. */
function numberOf(
  index: ModelIndex,
  groups: readonly string[],
  { attributes, amount, unit }: Extract<PlacedOf<'condition'>['item']['condition'], { kind: 'amount' }>,
): readonly string[] | null {
  if (attributes.length > 0) {
    const isMean = attributes.every(
      id => index.attribute(id).rollup === 'avg' && !['year', 'count'].includes(index.attribute(id).format),
    )
    return isMean ? attributes : null
  }
  const [table] = groups.map(id => index.attribute(id).table)
  if (table === undefined) return null
  const length = unit === 'days' ? lengthOf(index, table) : null
  if (length !== null) return [length]
  const price = index.model.nouns.find(one => one.table === table && one.key === undefined)?.amount
  const isDear = price !== undefined && index.attribute(price).inThousands === true
  const isMoney = unit === 'money' || (unit === 'plain' && amount.kind === 'bound' && amount.value >= 10_000)
  return isDear && isMoney ? [price] : null
}
