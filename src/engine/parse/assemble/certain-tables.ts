// Which tables a question speaks of beyond doubt.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed, QuantityRef } from '#engine/parse/item.ts'
import { of } from './items.ts'

/** Tables of words that can mean only one thing. */
export function certainTables(index: ModelIndex, placed: readonly Placed[]): string[] {
  const tables: string[] = []
  const add = (list: readonly string[]) => {
    if (new Set(list).size === 1 && list[0] !== undefined) tables.push(list[0])
  }
  const ofGroups = of(placed, 'key').some(({ item }) => item.key.kind === 'attribute')
  for (const { item } of placed) {
    if (item.kind === 'noun') add(item.nouns.map(id => index.noun(id).table))
    else if (item.kind === 'quantity' || item.kind === 'having') add(tablesOf(index, item.quantity))
    else if (item.kind === 'rank' && item.by !== null && item.by.kind !== 'attribute')
      add(tablesOf(index, item.by))
    // "Inquiries over views by source": the source of these rows, and not of those who wrote.
    else if (item.kind === 'ratio' && ofGroups)
      add([...tablesOf(index, item.top), ...tablesOf(index, item.bottom)])
  }
  for (const { item } of placed)
    if (item.kind === 'attribute') add(item.attributes.map(id => index.attribute(id).table))
    else if (item.kind === 'condition' && item.condition.kind === 'values')
      add((item.condition.options[0] ?? []).map(({ attribute }) => index.attribute(attribute).table))
    else if (item.kind === 'condition' && item.condition.kind === 'segment')
      add(item.condition.segments.map(id => index.noun(index.segment(id).noun).table))
    else if (item.kind === 'condition' && item.condition.kind === 'flag')
      add([index.attribute(item.condition.attribute).table])
    else if (item.kind === 'condition' && item.condition.kind === 'amount')
      add(item.condition.attributes.map(id => index.attribute(id).table))
  // "The most common property type": nothing else says whose type it is.
  const countsAny = of(placed, 'rank').some(
    ({ item }) => item.by?.kind === 'count' && item.by.nouns.length === 0,
  )
  if (countsAny && tables.length === 0)
    for (const { item } of placed)
      if (item.kind === 'key' && item.key.kind === 'attribute')
        add(item.key.attributes.map(id => index.attribute(id).table))
  return tables
}

const tablesOf = (index: ModelIndex, ref: QuantityRef): string[] => {
  switch (ref.kind) {
    case 'measure':
      return ref.measures.map(id => index.noun(index.measure(id).noun).table)
    case 'count':
      return ref.nouns.map(id => index.noun(id).table)
    default:
      return ref.attributes.map(id => index.attribute(id).table)
  }
}
