// "Customers who never ordered books": with the books behind it, "never ordered" speaks of such orders. As a word for who has no order at
// all, it asked for orders of books by those who have none.
import type { Noun } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { rowsBetween } from './never.ts'

export function neverSuch(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  return placed.map((one): Placed => {
    const { item } = one
    if (item.kind !== 'condition' || item.condition.kind !== 'segment' || item.condition.not) return one
    const [id] = item.condition.segments
    if (id === undefined || !/^never\b/.test(one.text)) return one
    const rows = rowsBehind(index, placed, { thing: index.noun(index.segment(id).noun), end: one.end })
    if (rows === undefined) return one
    return {
      ...one,
      item: { kind: 'noun', nouns: [rows.id], plural: true, none: true, weak: true, verb: true },
    }
  })
}

/** What is told of rows right behind it; of whom is said to live in Texas, no order is told anything. */
function rowsBehind(
  index: ModelIndex,
  placed: readonly Placed[],
  { thing, end }: { thing: Noun; end: number },
): Noun | undefined {
  for (const { item, start, afterBreak, afterAnd, afterOr } of of(placed, 'condition')) {
    const isApart = afterBreak === true || afterAnd === true || afterOr === true
    if (start < end || isApart) continue
    const { condition } = item
    if (condition.kind === 'amount' && condition.attributes.length === 0 && start === end)
      return datedRows(index, thing)
    if (condition.kind !== 'values') continue
    const table = index.attribute(condition.options[0]?.[0]?.attribute ?? '').table
    if (table !== thing.table) return rowsBetween(index, thing, table)
  }
  return of(placed, 'period').some(({ start }) => start === end) ? datedRows(index, thing) : undefined
}

const datedRows = (index: ModelIndex, thing: Noun): Noun | undefined =>
  index.model.nouns.find(
    ({ table, date, where, key }) =>
      date !== undefined &&
      where === undefined &&
      key === undefined &&
      table !== thing.table &&
      index.path(table, thing.table) !== null,
  )
