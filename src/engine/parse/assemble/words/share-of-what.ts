// "Pool share by area": where no things are named, the whole is what the part is a kind of.
import type { Noun } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { ConditionRef, Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function shareOfWhat(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const wish = of(placed, 'ask').find(({ item }) => item.how === 'share' && item.partFirst === 'said')
  const named = of(placed, 'noun').length > 0 || of(placed, 'quantity').length > 0
  const part = of(placed, 'condition').find(({ start }) => start === wish?.start)
  if (wish === undefined || named || part === undefined) return [...placed]
  const nouns = nounsOf(index, part.item.condition)
  if (nouns.length === 0) return [...placed]
  return [
    ...placed,
    { ...wish, start: wish.end, item: { kind: 'noun', nouns, plural: true, none: false, weak: false } },
  ]
}

/** Of bookings and reservations, the word for more rows. */
const widest = (index: ModelIndex, table: string): Noun | undefined =>
  index.model.nouns
    .filter(one => one.table === table && one.key === undefined)
    .sort((a, b) => (a.where ?? []).length - (b.where ?? []).length)[0]

function nounsOf(index: ModelIndex, condition: ConditionRef): string[] {
  if (condition.kind === 'segment') return condition.segments.map(id => index.segment(id).noun)
  const attributes =
    condition.kind === 'flag'
      ? [condition.attribute]
      : condition.kind === 'values'
        ? condition.options.flatMap(options => options.map(({ attribute }) => attribute))
        : []
  const tables = new Set(attributes.map(id => index.attribute(id).table))
  // "Pending share": of homes, or of reservations?
  return tables.size > 1 ? [] : [...tables].flatMap(table => widest(index, table)?.id ?? [])
}
