// "Rank the brands by refund rate", "sort cities by bookings": behind a word for sorting, "by" tells the order and no group.
import type { Item } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { attributesAt, countedThings } from '#engine/parse/recognize/limits/numbers-at.ts'
import type { QuantityAt } from '#engine/parse/recognize/numbers/quantity.ts'
import type { Found } from '#engine/parse/recognize/recognizer.ts'

export function sortedBy(line: Line, at: number, next: number, computed: QuantityAt | null): Found | null {
  const before = [at - 1, at - 2, at - 3]
  if (!before.some(place => line.is(place, 'order by'))) return null
  if (computed !== null)
    return { end: computed.end, items: inOrderOf(computed, !line.is(at - 1, 'ascending')) }
  const nouns = countedThings(line, at, next)
  if (nouns.length > 0)
    return { end: next + 1, items: inOrderOf({ quantity: { kind: 'count', nouns }, end: next + 1 }, true) }
  const by = attributesAt(line, next)
  if (by.length === 0) return null
  const isTurned = line.is(next + 1, 'descending', 'ascending')
  // "Rank customers by number of orders": from the top.
  const ranks = before.some(place => line.pieces[place]?.text.startsWith('rank'))
  const descending = isTurned ? line.is(next + 1, 'descending') : ranks
  return {
    end: isTurned ? next + 2 : next + 1,
    items: [{ kind: 'order', by, measures: [], descending }],
  }
}

function inOrderOf({ quantity }: QuantityAt, descending: boolean): Item[] {
  const shown: Item[] =
    quantity.kind === 'count' || quantity.kind === 'aggregate'
      ? [{ kind: 'quantity', quantity, weak: false }]
      : []
  const measures = quantity.kind === 'measure' ? quantity.measures : []
  const by = quantity.kind === 'aggregate' ? quantity.attributes : null
  return [...shown, { kind: 'order', by, of: quantity, measures, descending }]
}
