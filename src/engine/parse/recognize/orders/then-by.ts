// "Soonest first, then by name", "in alphabetical order": an order that is told by time, by name, or behind another order.
import type { Item } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { attributesAt } from '#engine/parse/recognize/limits/numbers-at.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

type Order = Extract<Item, { kind: 'order' }>

const order = (more: Partial<Order>): Order => ({
  kind: 'order',
  by: null,
  measures: [],
  descending: false,
  ...more,
})

const textOf = (line: Line, at: number) => line.pieces[at]?.text ?? ''

/** "Soonest first", "in chronological order", "sorted by date". */
export const inTimeOrder = opensWith({
  words: ['order by'],
  texts: 'soonest | earliest | in | chronological | chronologically',
})((line, at) => {
  const items = [order({ dated: true })]
  if (/^(soonest|earliest)$/.test(textOf(line, at)) && line.is(at + 1, 'first')) return { end: at + 2, items }
  const end = inSuchOrder(line, at, /^chronological(ly)?$/)
  if (end !== null) return { end, items }
  // "Sorted by date": the one that such rows go by.
  const next = line.past(at + 1)
  const isDated =
    line.is(at, 'order by') &&
    /^(dates?|time|day)$/.test(textOf(line, next)) &&
    line.all(next, 'attribute').length + line.all(next, 'date').length === 0
  if (!isDated) return null
  const isTurned = line.is(next + 1, 'descending', 'ascending')
  return {
    end: isTurned ? next + 2 : next + 1,
    items: [order({ dated: true, descending: line.is(next + 1, 'descending') })],
  }
})

/** "Sorted by name", "alphabetically", "in alphabetical order". */
export const nameOrder = opensWith({ words: ['order by'], texts: 'in | alphabetical | alphabetically' })((
  line,
  at,
) => {
  const items = [order({ named: true })]
  const end = inSuchOrder(line, at, /^alphabetical(ly)?$/)
  if (end !== null) return { end, items }
  const next = line.past(at + 1)
  const isSorted = /\b(sort|order)(ed)?\b.* by$/.test(textOf(line, at)) && line.is(at, 'order by')
  return isSorted && nameAt(line, at + 1) !== null ? { end: next + 1, items } : null
})

/** Where such a word ends, with "sorted" before it or "order" behind it. */
function inSuchOrder(line: Line, at: number, word: RegExp): number | null {
  const start = line.is(at, 'order by') || textOf(line, at) === 'in' ? line.past(at + 1) : at
  if (!word.test(textOf(line, start))) return null
  return textOf(line, start + 1) === 'order' ? start + 2 : start + 1
}

/** "Name" alone is no column: it is what things are told by. */
const nameAt = (line: Line, from: number): number | null => {
  let at = from
  while (/^(the|their|its)$/.test(textOf(line, at))) at++
  return /^names?$/.test(textOf(line, at)) && line.all(at, 'attribute').length === 0 ? at : null
}

/** "… then by name", "then bedrooms": rows that the first order leaves equal. */
export const thenBy = opensWith({ texts: 'then' })((line, at) => {
  if (textOf(line, at) !== 'then') return null
  const isOrdered = line.pieces
    .slice(0, at)
    .some((_, place) => line.is(place, 'order by', 'first', 'descending', 'ascending'))
  if (!isOrdered) return null
  const isBy = line.is(line.past(at + 1), 'by', 'order by')
  const next = isBy ? line.past(line.past(at + 1) + 1) : line.past(at + 1)
  const by = attributesAt(line, next)
  const turned = line.is(next + 1, 'descending', 'ascending')
  if (by.length > 0)
    return {
      end: turned ? next + 2 : next + 1,
      items: [order({ by, descending: line.is(next + 1, 'descending') })],
    }
  const name = nameAt(line, isBy ? line.past(at + 1) + 1 : at + 1)
  if (name !== null) return { end: name + 1, items: [order({ named: true })] }
  const alphabetical = inSuchOrder(line, line.past(at + 1), /^alphabetical(ly)?$/)
  return alphabetical === null ? null : { end: alphabetical, items: [order({ named: true })] }
})
