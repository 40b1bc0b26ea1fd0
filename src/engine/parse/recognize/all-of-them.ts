// "Bought from all 8 categories", "stayed in every city": what was done with each of them, and not with all of them together.
import type { Line } from '#engine/parse/piece.ts'
import { opensWith } from './recognizer.ts'

export const allOfThem = opensWith({
  texts: `from | in | at | from every | in every | at every | from every single | in every single |
    at every single`,
})((line, at) => {
  const start = /^(from|in|at)$/.test(line.pieces[at]?.text ?? '') ? at + 1 : at
  const isEvery = /^((from|in|at) )?(every|every single)$/.test(line.pieces[start]?.text ?? '')
  const isAll = line.is(start, 'all') && /^all\b/.test(line.pieces[start]?.text ?? '')
  const isLed = start > at || /^(from|in|at) /.test(line.pieces[start]?.text ?? '')
  if (!isLed || !(isEvery || isAll) || !isDone(line, at - 1)) return null
  const first = line.past(start + 1)
  const amount = isAll ? line.means(first, 'amount') : undefined
  const [count] = amount?.amount.kind === 'exact' && amount.unit === 'plain' ? amount.amount.values : []
  const place = count === undefined ? first : line.past(first + 1)
  const attributes = line
    .all(place, 'attribute')
    .flatMap(one => (one.sort === 'other' ? [one.attribute] : []))
  if (attributes.length === 0 || line.pieces[place]?.plural !== isAll) return null
  return {
    end: place + 1,
    items: [
      {
        kind: 'having',
        quantity: { kind: 'distinct', attributes },
        op: '=',
        than: count === undefined ? { kind: 'every one' } : { kind: 'number', value: count },
      },
    ],
  }
})

/** The verb of those who did it stands right before; "the order in every store" is a thing. */
function isDone(line: Line, at: number): boolean {
  const nouns = line.all(at, 'noun')
  return nouns.some(({ verb }) => verb === true) && nouns.every(({ weak }) => weak)
}
