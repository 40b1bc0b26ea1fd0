// "Refunded, over $500, past 90 days: order number, customer name, amount": a state before columns stands for the rows that have
// it; otherwise the first thing among the columns would be taken for what is listed.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'

export function headingState(index: ModelIndex, placed: readonly Placed[]): readonly Placed[] {
  const [head] = placed
  const from = placed.findIndex(({ item }) => item.kind !== 'condition' && item.kind !== 'period')
  const columns = placed.slice(from)
  if (head?.start !== 0 || from < 1 || columns.length < 2 || !columns.every(isColumn)) return placed
  const [states = [], ...others] =
    head.item.kind === 'condition' && head.item.condition.kind === 'values' ? head.item.condition.options : []
  const [state, ...more] = states
  if (state === undefined || others.length + more.length > 0 || !state.attribute.endsWith('.status'))
    return placed
  const { table } = index.attribute(state.attribute)
  const [rows] = index.model.nouns
    .filter(noun => noun.table === table && noun.key === undefined)
    .filter(({ where = [] }) => where.every(one => one.kind === 'is' && one.not === true))
    .sort((a, b) => (a.where?.length ?? 0) - (b.where?.length ?? 0))
  if (rows === undefined) return placed
  const item = { kind: 'noun' as const, nouns: [rows.id], plural: true, none: false, weak: false }
  return [head, { item, start: head.end, end: head.end, text: head.text }, ...placed.slice(1)]
}

/** What is shown of each row: "customer name", "product", "amount". */
const isColumn = ({ item, afterBreak, afterAnd }: Placed): boolean =>
  item.kind === 'names' ||
  ((afterBreak === true || afterAnd === true) &&
    (item.kind === 'attribute' ||
      item.kind === 'total' ||
      item.kind === 'its date' ||
      (item.kind === 'noun' && !item.plural && !item.weak && !item.none)))
