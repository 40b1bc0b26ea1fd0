// "States with more than 50 repeat customers", "brands with more than 3 out of stock products": a limit on how many there are of what
// is described behind it, in each of the groups that are asked for.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { having } from '#engine/parse/recognize/limits/having.ts'
import { tablesOf } from './condition-tables.ts'

export const describedLimits = (index: ModelIndex, placed: readonly Placed[]): readonly Placed[] =>
  placed.some(isGroups) ? limitOfThings(index, limitOfDescribed(index, placed)) : placed

/** "Which states", "how many states". */
const isGroups = ({ item }: Placed): boolean =>
  (item.kind === 'attribute' && item.plural) ||
  (item.kind === 'quantity' && item.quantity.kind === 'distinct')

function limitOfDescribed(index: ModelIndex, placed: readonly Placed[]): readonly Placed[] {
  const at = placed.findIndex(({ item }) => isBareLimit(item))
  const limit = placed[at]
  const head = placed.find(one => isGroups(one) && one.end <= (limit?.start ?? 0))
  if (limit === undefined || head === undefined) return placed
  let next = at + 1
  while (placed[next]?.start === placed[next - 1]?.end && isState(placed[next]?.item)) next++
  const states = placed.slice(at + 1, next)
  const thing = placed[next]
  const isNamed =
    thing?.item.kind === 'noun' &&
    !thing.item.weak &&
    thing.item.plural &&
    thing.start === placed[next - 1]?.end
  const tables = new Set(states.flatMap(({ item }) => tablesOf(index, item)))
  const [table = ''] = tables
  const nouns =
    isNamed && thing.item.kind === 'noun'
      ? thing.item.nouns.filter(id => index.noun(id).table === table)
      : index.model.nouns
          .flatMap(one =>
            one.table === table && one.key === undefined && one.where === undefined ? [one.id] : [],
          )
          .slice(0, 1)
  const isPlural = isNamed || placed[next - 1]?.text.endsWith('s') === true
  const { item } = limit
  if (states.length === 0 || tables.size !== 1 || nouns.length === 0 || !isPlural) return placed
  if (item.kind !== 'condition' || item.condition.kind !== 'amount') return placed
  const limits = having({ kind: 'count', nouns }, item.condition.amount, 'plain')
  return placed.flatMap((one): Placed[] => {
    if (one === limit) return limits.map(made => ({ ...one, item: made }))
    return isNamed && one === thing ? [] : [one]
  })
}

const isBareLimit = (item: Item): boolean =>
  item.kind === 'condition' &&
  item.condition.kind === 'amount' &&
  item.condition.attributes.length === 0 &&
  item.condition.unit === 'plain' &&
  !item.condition.not

const isState = (item: Item | undefined): boolean =>
  item?.kind === 'condition' &&
  (item.condition.kind === 'flag' ||
    ((item.condition.kind === 'segment' || item.condition.kind === 'values') && !item.condition.not))

/** "States with over 50 customers with at least 2 orders": so many that each of the customers has. */
function limitOfThings(index: ModelIndex, placed: readonly Placed[]): readonly Placed[] {
  return placed.map((one, at) => {
    const before = placed[at - 1]
    if (one.item.kind !== 'having' || before?.item.kind !== 'having' || one.item.or === undefined) return one
    const isOwn = one.afterAnd !== true && one.afterBreak !== true && before.end + 1 === one.start
    const things = before.item.quantity.kind === 'count' ? before.item.quantity.nouns : []
    const tables = new Set(things.map(id => index.noun(id).table))
    const item: Item = { kind: 'condition', condition: one.item.or.condition }
    const isTheirs = tablesOf(index, item).every(table => tables.has(table))
    return isOwn && isTheirs && tables.size > 0 ? { ...one, item } : one
  })
}
