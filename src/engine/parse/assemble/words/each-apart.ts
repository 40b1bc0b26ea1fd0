// Values that are counted apart: in groups each is a column of its own, else each is a row.
import type { ModelIndex } from '#engine/model-index.ts'
import type { ConditionRef, Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

export function eachApart(index: ModelIndex, given: readonly Placed[]): Placed[] {
  const placed = statesApart(given)
  const [wish] = of(placed, 'each apart')
  if (wish === undefined) return [...placed]
  const named = of(placed, 'condition').findLast(
    ({ start, end }) => end <= wish.start || start === wish.start,
  )
  const isBeside = placed.every(
    ({ item, start }) =>
      start < (named?.end ?? 0) || start >= wish.start || item.kind === 'noun' || item.kind === 'period',
  )
  const condition = named?.item.condition
  if (named !== undefined && condition?.kind === 'flag') return sidesApart(placed, wish, condition.attribute)
  if (
    named === undefined ||
    !isBeside ||
    condition?.kind !== 'values' ||
    condition.not ||
    condition.options.length < 2
  )
    throw new Unclear('what is counted apart')
  // "Average price by beds, expired and withdrawn separately": what is no number of rows has a row for each.
  const counts = of(placed, 'quantity').every(({ item }) => item.quantity.kind === 'count')
  const isGrouped = of(placed, 'key').length > 0 && counts
  const attributes = [...new Set(condition.options.flat().map(({ attribute }) => attribute))]
  return placed.flatMap((one): Placed[] => {
    if (one === wish)
      return isGrouped ? [] : [{ ...one, item: { kind: 'key', key: { kind: 'attribute', attributes } } }]
    return one === named && isGrouped
      ? condition.options.flatMap((_, at) => part(index, one, condition, at))
      : [one]
  })
}

/** "Homes for sale, under contract and sold for each area", "sold and active counts by area": so many states are no one number. */
function statesApart(given: readonly Placed[]): readonly Placed[] {
  // "Refunded and cancelled orders by category, side by side".
  const isSideBySide = ({ item, text }: Placed) =>
    item.kind === 'ask' && /^(side by side|next to each other)$/.test(text)
  const placed = given.filter(one => !isSideBySide(one))
  const areBeside = placed.length < given.length
  const isOther = placed.some(
    ({ item }) =>
      !/^(condition|key|noun|period|ask|quantity|order)$/.test(item.kind) ||
      (item.kind === 'ask' && !/^(count|which)$/.test(item.how)) ||
      (item.kind === 'quantity' && item.quantity.kind !== 'count'),
  )
  const isGrouped = of(placed, 'key').some(({ item }) => /^(attribute|grain)$/.test(item.key.kind))
  const counts = of(placed, 'ask').some(({ text }) => text === 'counts')
  const states = of(placed, 'condition').filter(
    ({ item: { condition }, text }) =>
      condition.kind === 'values' &&
      !condition.not &&
      condition.options.length > (counts || areBeside ? 1 : 2) &&
      condition.options.flat().every(({ attribute }) => areBeside || attribute.endsWith('.status')) &&
      / and /.test(text) &&
      !/ or /.test(text),
  )
  const [named, ...more] = states
  if (isOther || !isGrouped || named === undefined || more.length > 0) return given
  const at = placed.indexOf(named) + 1
  const wish: Placed = { ...named, start: named.end, item: { kind: 'each apart' }, text: '' }
  return [...placed.slice(0, at), wish, ...placed.slice(at)]
}

/** "By month, with pool and without pool in columns": both sides are counted in each group; what is no number of rows has a row for each. */
function sidesApart(placed: readonly Placed[], wish: Placed, attribute: string): Placed[] {
  const counts = of(placed, 'quantity').every(({ item }) => item.quantity.kind === 'count')
  const isGrouped = of(placed, 'key').length > 0 && counts
  return placed.flatMap((one): Placed[] => {
    if (one === wish) return []
    const { item, start } = one
    const isSide =
      item.kind === 'condition' && item.condition.kind === 'flag' && item.condition.attribute === attribute
    if (!isGrouped || !isSide) return [one]
    return [
      { ...one, end: start, item: { kind: 'of those', how: 'count', apart: true } },
      { ...one, start: start + 1, end: one.end + 1 },
    ]
  })
}

/** What is said of the rows before holds for each of them. */
function part(
  index: ModelIndex,
  one: Placed,
  condition: Extract<ConditionRef, { kind: 'values' }>,
  at: number,
): Placed[] {
  const option = condition.options[at] ?? []
  const [first] = option
  // A code is called by its first word, "completed" by itself.
  const isCode = !/[a-z]/.test(first?.value ?? '')
  const [word] = first === undefined ? [] : (index.attribute(first.attribute).values?.[first.value] ?? [])
  const start = one.start + 2 * at
  return [
    { ...one, start, end: start, item: { kind: 'of those', how: 'count', apart: true } },
    {
      ...one,
      text: (isCode ? word : undefined) ?? first?.value.replaceAll('_', ' ') ?? '',
      start: start + 1,
      end: start + 2,
      item: { kind: 'condition', condition: { ...condition, options: [option] } },
    },
  ]
}
