// "Homes with views but no inquiries": of two kinds of rows the one must be there and the other not; neither narrows the other.
import type { Noun } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of } from './items.ts'

export function hadButNot(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const lost = of(placed, 'noun').flatMap(({ item }) =>
    item.none ? item.nouns.map(id => index.noun(id)) : [],
  )
  const [subject, ...others] = of(placed, 'noun').filter(({ item }) => !item.weak && !item.none)
  if (lost.length === 0 || subject === undefined || of(placed, 'having').length > 0) return [...placed]
  const tables = new Set(lost.map(({ table }) => table))
  if (subject.item.nouns.some(id => tables.has(index.noun(id).table))) return [...placed]
  const isOther = (noun: Noun) =>
    noun.key === undefined && tables.has(noun.table) && !lost.some(({ id }) => id === noun.id)
  const had = new Map(
    others.flatMap(one => {
      const nouns = one.item.nouns.filter(id => isOther(index.noun(id)))
      return nouns.length === 0 ? [] : [[one.start, nouns] as const]
    }),
  )
  return placed.map(one => {
    const nouns = one.item.kind === 'noun' && !one.item.none ? had.get(one.start) : undefined
    if (nouns === undefined) return one
    const item: Item = {
      kind: 'having',
      quantity: { kind: 'count', nouns },
      op: '>=',
      than: { kind: 'number', value: 1 },
    }
    return { ...one, item }
  })
}
