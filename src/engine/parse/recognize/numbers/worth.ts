// "What is the average basket worth", "how much is a booking worth on average": the money of one of them, as a mean.
import type { Item } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

export const worth = opensWith({ kinds: ['measure', 'noun'], texts: 'average | avg | typical | mean' })((
  line,
  at,
) => {
  const measures = line.all(at, 'measure').map(({ measure }) => measure)
  if (measures.length > 0 && isWorth(line, at + 1))
    return {
      end: at + 2,
      items: [{ kind: 'quantity', weak: false, quantity: { kind: 'measure', measures } }],
    }
  const isMean = mean.test(line.pieces[at]?.text ?? '')
  const thing = isMean ? at + 1 : at
  const nouns = line.all(thing, 'noun').flatMap(({ noun, weak }) => (weak ? [] : [noun]))
  const isOne = nouns.length > 0 && line.pieces[thing]?.plural !== true
  if (!isOne || !isWorth(line, thing + 1) || !(isMean || saysMean(line))) return null
  const attributes = line
    .all(thing + 1, 'attribute')
    .flatMap(({ attribute, sort }) => (sort === 'number' ? [attribute] : []))
  // Without a number of its own it is the money of one of them.
  const items: Item[] = [
    { kind: 'quantity', weak: false, quantity: { kind: 'aggregate', fn: 'avg', attributes } },
    { kind: 'noun', nouns, plural: false, none: false, weak: false, scope: true },
  ]
  return { end: thing + 2, items }
})

const mean = /^(average|avg|typical|mean)$/

const isWorth = (line: Line, at: number): boolean => line.pieces[at]?.text === 'worth'

const saysMean = (line: Line): boolean =>
  line.pieces.some(({ text }) => /^(on average|on avg|typically|usually|normally)$/.test(text))
