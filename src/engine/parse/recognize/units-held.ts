// "How many units of electronics are in stock": units are counted in what they are said to be, and not as sold.
import { opensWith } from './recognizer.ts'

export const unitsHeld = opensWith({ words: ['count'] })((line, at) => {
  if (!line.is(at, 'count') || !/^(units?|pieces|items)$/.test(line.pieces[at + 1]?.text ?? '')) return null
  if (line.all(at + 1, 'measure').length === 0) return null
  const sentence = line.pieces[at]?.sentence
  const held = line.pieces.findIndex(
    (piece, place) =>
      place > at + 1 &&
      piece.sentence === sentence &&
      line.all(place, 'unit').length > 0 &&
      line.all(place, 'segment').length > 0,
  )
  const attributes = line.all(held, 'unit').map(({ attribute }) => attribute)
  if (attributes.length === 0) return null
  return {
    end: at + 2,
    items: [
      { kind: 'quantity', weak: false, quantity: { kind: 'aggregate', fn: 'sum', attributes, adds: true } },
    ],
  }
})
