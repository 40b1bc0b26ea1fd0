// "How many homes are active, how many are under contract and how many are sold": each "how many" has a number of its own, of
// the same things.
import type { ModelIndex } from '#engine/model-index.ts'
import type { ConditionRef, Placed } from '#engine/parse/item.ts'
import { of } from './items.ts'

export function countedApart(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const others = (['rank', 'having', 'versus', 'change', 'of those', 'order', 'between'] as const).some(
    kind => of(placed, kind).length > 0,
  )
  const marks = placed.filter(isCount)
  const [first] = marks
  const table = first === undefined ? null : tableCounted(index, first)
  if (others || table === null || marks.length < 2) return [...placed]
  const parts = marks.map((mark, at) => ({
    mark,
    stated: stateOf(index, mark, table, at === 0),
    said: of(placed, 'condition').filter(
      ({ start }) => start >= mark.start && start < (marks[at + 1]?.start ?? Infinity),
    ),
  }))
  // Each says one thing of them; what more is said at the end could be meant of all. "How many orders did we get" says nothing.
  const hasWhole = parts[0]?.said.length === 0
  const isPlain = parts.every(
    ({ stated, said }, at) =>
      stated !== null && stated.length + said.length === (at === 0 && hasWhole ? 0 : 1),
  )
  if (!isPlain || parts.every(({ said }) => said.length === 0)) return [...placed]
  return placed.flatMap((one): Placed[] => {
    const part = parts.find(({ mark }) => mark === one)
    if (part === undefined) return [one]
    const { start } = one
    const mark: Placed = { ...one, end: start, item: { kind: 'of those', how: 'count', apart: !hasWhole } }
    const text = one.text.replace(/^how many (is |are |was |were )?/, '')
    const states = (part.stated ?? []).map((condition): Placed => ({
      ...one,
      text,
      start: start + 1,
      item: { kind: 'condition', condition },
    }))
    if (one === first) return hasWhole ? [one] : [one, mark]
    return [mark, ...states]
  })
}

const isCount = ({ item }: Placed): boolean =>
  (item.kind === 'quantity' && item.quantity.kind === 'count') ||
  (item.kind === 'ask' && item.how === 'count')

function tableCounted(index: ModelIndex, { item }: Placed): string | null {
  if (item.kind !== 'quantity' || item.quantity.kind !== 'count') return null
  const tables = new Set(item.quantity.nouns.map(id => index.noun(id).table))
  const [table, ...more] = tables
  return table === undefined || more.length > 0 ? null : table
}

/** What a noun says of the rows that it counts: "how many are sold". Null where it counts other things. */
function stateOf(index: ModelIndex, mark: Placed, table: string, isFirst: boolean): ConditionRef[] | null {
  const { item } = mark
  if (item.kind !== 'quantity' || item.quantity.kind !== 'count' || isFirst) return []
  if (tableCounted(index, mark) !== table) return null
  const [noun] = item.quantity.nouns
  const where = noun === undefined ? [] : (index.noun(noun).where ?? [])
  const states = where.map((one): ConditionRef | null =>
    one.kind === 'is' && one.not !== true
      ? {
          kind: 'values',
          options: one.values.map(value => [{ attribute: one.attribute, value: String(value) }]),
          not: false,
        }
      : null,
  )
  return states.every(one => one !== null) ? states : null
}
