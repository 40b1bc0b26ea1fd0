// "Is it more refunded orders or more cancelled ones": two kinds of the same things, of which both are shown.
import type { Item } from '#engine/parse/item.ts'
import { onceALine } from '#engine/parse/once-a-line.ts'
import type { Line } from '#engine/parse/piece.ts'
import { isThan } from './compared.ts'
import type { Recognizer } from '#engine/parse/recognize/recognizer.ts'

/** Tried at every word: without an "or" there are no two of them. */
const hasOr = onceALine(({ pieces }) => pieces.some(({ text }) => text === 'or'))

export const moreOrMore: Recognizer = (line, at) => {
  if (!hasOr(line)) return null
  const first = kindAt(line, at)
  if (first === null || line.pieces[first.end]?.text !== 'or') return null
  const second = kindAt(line, first.end + 1) ?? kindAt(line, first.end)
  // "More refunded or cancelled orders": neither says more than a value.
  const isTwice = line.is(line.past(first.end + 1), 'more', 'less') || first.nouns.length > 0
  if (second === null || !isTwice || isThan(line, line.past(second.end))) return null
  const attribute = first.values
    .map(one => one.attribute)
    .find(id => second.values.some(one => one.attribute === id))
  if (attribute === undefined) return null
  const options = [first, second].map(({ values }) => values.filter(one => one.attribute === attribute))
  const nouns = first.nouns.length > 0 ? first.nouns : second.nouns
  const things: Item[] =
    nouns.length === 0 ? [] : [{ kind: 'noun', nouns, plural: true, none: false, weak: false }]
  return {
    end: second.end,
    items: [
      { kind: 'ask', how: 'compare' },
      { kind: 'condition', condition: { kind: 'values', options, not: false } },
      ...things,
    ],
  }
}

/** "More refunded orders", "more cancelled ones", "or cancelled orders": a value and what it is said of. */
function kindAt(line: Line, at: number) {
  const start = line.past(at)
  const opens = line.is(start, 'more', 'less') || line.pieces[start]?.text === 'or'
  const place = line.past(start + 1)
  const values = line.all(place, 'value').map(({ attribute, value }) => ({ attribute, value }))
  if (!opens || values.length === 0) return null
  const nouns = line.all(place + 1, 'noun').flatMap(({ noun, weak }) => (weak ? [] : [noun]))
  const isOnes = line.pieces[place + 1]?.text === 'ones'
  return { values, nouns, end: nouns.length > 0 || isOnes ? place + 2 : place + 1 }
}
