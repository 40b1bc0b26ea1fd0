// "From the most visitors to the fewest", "from lowest revenue to highest": one order, told by both of its ends.
import type { Item, QuantityRef } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { numbersAt, quantityAt } from './quantity.ts'
import type { Recognizer } from './recognizer.ts'

const endAt = (line: Line, at: number): boolean | null =>
  line.is(at, 'top') ? true : line.is(at, 'bottom') ? false : (line.all(at, 'extreme')[0]?.high ?? null)

export const endToEnd: Recognizer = (line, at) => {
  if (line.pieces[at]?.text !== 'from') return null
  const first = line.past(at + 1)
  const high = endAt(line, first)
  if (high === null) return null
  const extreme = line.all(first, 'extreme').map(({ attribute }) => attribute)
  const named = extreme.length > 0 ? null : orderedBy(line, line.past(first + 1))
  const joint = toAfter(line, named?.end ?? first + 1)
  const last = joint === null ? null : line.past(joint + 1)
  if (last === null || endAt(line, last) !== !high) return null
  const order: Item = {
    kind: 'order',
    by: extreme.length > 0 ? extreme : (named?.attributes ?? null),
    measures: named?.quantity?.kind === 'measure' ? named.quantity.measures : [],
    descending: high,
  }
  const counted: Item[] =
    named?.quantity?.kind === 'count' ? [{ kind: 'quantity', quantity: named.quantity, weak: false }] : []
  return { end: last + 1, items: [...counted, order] }
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
export const putInOrder: Recognizer = (line, at) => {
  if (!line.is(at, 'order by')) return null
  const named = line.past(at + 1)
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
}

/** "Where do our leads come from? Rank the sources": each of them, the one with most of it first. */
export const rankGroups: Recognizer = (line, at) => {
  if (!/^rank$/.test(line.pieces[at]?.text ?? '')) return null
  const named = line.past(at + 1)
  // "Rank the lead sources": what they are sources of is counted.
  const nouns = line.all(named, 'noun').flatMap(({ noun, weak }) => (weak ? [] : [noun]))
  const place = nouns.length > 0 && line.all(named, 'attribute').length === 0 ? named + 1 : named
  const attributes = line
    .all(place, 'attribute')
    .flatMap(({ attribute, sort }) => (sort === 'other' ? [attribute] : []))
  const next = line.past(place + 1)
  if (attributes.length === 0 || line.pieces[place]?.plural !== true) return null
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
}
