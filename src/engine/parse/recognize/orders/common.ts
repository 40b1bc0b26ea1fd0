// "The most common number of bedrooms", "the rarest property type": a ranking of values by how many things have them.
import type { Item } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { keyAt } from '#engine/parse/recognize/groups/key.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

export const common = opensWith({ words: ['common', 'rare'] })((line, at) => {
  if (!line.is(at, 'common', 'rare')) return null
  const rank: Item = {
    kind: 'rank',
    implied: false,
    count: null,
    high: line.is(at, 'common'),
    by: { kind: 'count', nouns: [] },
  }
  if (isSaidOfIt(line, at)) return { end: at + 1, items: [rank] }
  const next = line.past(at + 1)
  // "The most common order size": an amount of money is hardly ever the same twice, and pieces may be meant.
  if (line.all(next, 'attribute').some(({ sort, unpriced }) => sort === 'number' && unpriced !== true))
    return null
  const key = keyAt(line, line.is(next, 'count') ? line.past(next + 1) : next)
  return key === null ? null : { end: key.end, items: [rank, { kind: 'key', key: key.key }] }
})

/** "Which property type is most common": what it is said of was asked for. */
const isSaidOfIt = (line: Line, at: number) => {
  const verb = line.pieces[at - 1]?.text === 'the' ? at - 2 : at - 1
  const asked = line.pieces.findIndex((_, place) => line.is(place, 'which'))
  return (
    /^(is|are|was|were)$/.test(line.pieces[verb]?.text ?? '') &&
    asked >= 0 &&
    asked < verb &&
    line.all(verb - 1, 'attribute').some(({ sort }) => sort === 'other')
  )
}
