// "From the most visitors to the fewest", "from lowest revenue to highest": one order, told by both of its ends.
import type { Item, QuantityRef } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { numbersAt } from '#engine/parse/recognize/limits/numbers-at.ts'
import { quantityAt } from '#engine/parse/recognize/numbers/quantity.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

/** Which end a superlative names, and where it ends: "most expensive" is one. */
function endAt(line: Line, at: number): { high: boolean; end: number } | null {
  const graded = line.all(at + 1, 'extreme')[0]
  const said = line.all(at, 'extreme')[0] ?? line.all(at, 'ranks')[0]
  const isTop = line.is(at, 'top')
  if (!isTop && !line.is(at, 'bottom')) return said === undefined ? null : { high: said.high, end: at + 1 }
  return graded === undefined ? { high: isTop, end: at + 1 } : { high: graded.high === isTop, end: at + 2 }
}

/** Behind "rank all", "sort every": what is put in order. */
export function pastAll(line: Line, at: number): number {
  const next = line.past(at)
  return /^(all|all of|every|each)$/.test(line.pieces[next]?.text ?? '') ? line.past(next + 1) : next
}

/** "Sorted longest to shortest", "…, lowest price to highest": behind a word of order or a pause the first end needs no "from". */
const opensScale = (line: Line, at: number): boolean =>
  line.is(at - 1, 'order by', 'comma') && endAt(line, at) !== null

export const endToEnd = opensWith({
  kinds: ['extreme', 'ranks'],
  words: ['top', 'bottom'],
  texts: 'from',
})((line, at) => {
  const isFrom = line.pieces[at]?.text === 'from'
  if (!isFrom && !opensScale(line, at)) return null
  const first = isFrom ? line.past(at + 1) : at
  const start = endAt(line, first)
  if (start === null) return null
  const extreme = line.all(start.end - 1, 'extreme').map(({ attribute }) => attribute)
  const ranks = line.all(first, 'ranks').map(({ measure }) => measure)
  const isTold = extreme.length + ranks.length > 0
  const between = isTold ? null : orderedBy(line, line.past(start.end))
  const joint = toAfter(line, between?.end ?? start.end)
  const last = joint === null ? null : endAt(line, line.past(joint + 1))
  if (last === null || last.high === start.high) return null
  // "From most to fewest bookings": what there is most of stands behind both.
  const behind = isTold || between !== null ? null : countedBehind(line, last.end)
  const named = between ?? behind
  const order: Item = {
    kind: 'order',
    by: extreme.length > 0 ? extreme : (named?.attributes ?? null),
    measures: named?.quantity?.kind === 'measure' ? named.quantity.measures : ranks,
    descending: start.high,
  }
  const counted: Item[] =
    named?.quantity?.kind === 'count' ? [{ kind: 'quantity', quantity: named.quantity, weak: false }] : []
  return { end: behind?.end ?? last.end, items: [...counted, order] }
})

function countedBehind(line: Line, at: number): Ordered | null {
  const found = orderedBy(line, line.past(at))
  return found?.quantity?.kind === 'count' ? found : null
}

function toAfter(line: Line, from: number): number | null {
  for (let place = from; place <= from + 1; place++) if (line.pieces[place]?.text === 'to') return place
  return null
}

interface Ordered {
  quantity: QuantityRef | null
  attributes: string[] | null
  end: number
}

function orderedBy(line: Line, at: number): Ordered | null {
  const found = quantityAt(line, at)
  if (found !== null) return { quantity: found.quantity, attributes: null, end: found.end }
  const nouns = line.all(at, 'noun').flatMap(({ noun, weak }) => (weak ? [] : [noun]))
  if (nouns.length > 0) return { quantity: { kind: 'count', nouns }, attributes: null, end: at + 1 }
  const attributes = numbersAt(line, at)
  return attributes.length > 0 ? { quantity: null, attributes, end: at + 1 } : null
}

/** "Sort the sources from …": what is put in order is what the rows stand for. */
export const putInOrder = opensWith({ words: ['order by'] })((line, at) => {
  if (!line.is(at, 'order by')) return null
  const named = pastAll(line, at + 1)
  const opens = line.pieces
    .slice(named + 1, named + 6)
    .findIndex((_, offset) => endToEnd(line, named + 1 + offset) !== null)
  if (opens < 0) return null
  const attributes = line
    .all(named, 'attribute')
    .flatMap(({ attribute, sort }) => (sort === 'other' ? [attribute] : []))
  if (attributes.length > 0)
    return { end: named + 1, items: [{ kind: 'key', key: { kind: 'attribute', attributes } }] }
  const grain = line.means(named, 'grain')
  if (grain !== undefined && grain.grain !== 'weekday')
    return { end: named + 1, items: [{ kind: 'key', key: { kind: 'grain', grain: grain.grain } }] }
  return { end: at + 1, items: [] }
})

/** "The sources", "every source". */
const isMany = (line: Line, at: number, place: number): boolean =>
  line.pieces[place]?.plural === true ||
  line.pieces.slice(at, place).some(({ text }) => /^(every|each)$/.test(text))

/** "Where do our leads come from? Rank the sources": each of them, the one with most of it first. */
export const rankGroups = opensWith({ texts: 'rank' })((line, at) => {
  if (!/^rank$/.test(line.pieces[at]?.text ?? '')) return null
  const named = pastAll(line, at + 1)
  // "Rank the lead sources": what they are sources of is counted.
  const nouns = line.all(named, 'noun').flatMap(({ noun, weak }) => (weak ? [] : [noun]))
  const place = nouns.length > 0 && line.all(named, 'attribute').length === 0 ? named + 1 : named
  const attributes = line
    .all(place, 'attribute')
    .flatMap(({ attribute, sort }) => (sort === 'other' ? [attribute] : []))
  const next = line.past(place + 1)
  if (attributes.length === 0 || !isMany(line, at, place)) return null
  const key: Item = { kind: 'key', key: { kind: 'attribute', attributes } }
  const first: Item = { kind: 'order', by: null, measures: [], descending: true }
  const owners: Item[] =
    place === named ? [] : [{ kind: 'quantity', quantity: { kind: 'count', nouns }, weak: false }]
  if (!line.is(next, 'by')) return { end: place + 1, items: [...owners, key, first] }
  const counted = line.all(line.past(next + 1), 'noun').flatMap(({ noun, weak }) => (weak ? [] : [noun]))
  const isCounted =
    counted.length > 0 && quantityAt(line, line.past(next + 1)) === null && owners.length === 0
  return isCounted
    ? {
        end: line.past(next + 1) + 1,
        items: [{ kind: 'quantity', quantity: { kind: 'count', nouns: counted }, weak: false }, key, first],
      }
    : null
})
