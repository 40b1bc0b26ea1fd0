// "How busy was July", "how popular is Aspen": the number behind an adjective, and no ranking by it. "How high is our cancellation
// rate", "how long is the booking window": of a number that is named, the adjective says nothing.
import type { Item } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { numbersAt } from '#engine/parse/recognize/limits/numbers-at.ts'
import { opensWith, type Found } from '#engine/parse/recognize/recognizer.ts'

const grades = 'high|low|big|large|small|long|short|great|steep|wide|good|bad|strong|healthy'
const graded = new RegExp(`^how (${grades})$`)

export const howSuch = opensWith({
  texts: ['how', ...grades.split('|').map(grade => `how ${grade}`)].join(' | '),
})((line, at) => {
  const ofNumber = ofNamedNumber(line, at)
  if (ofNumber !== null) return ofNumber
  const measures = line.all(at + 1, 'ranks').map(({ measure }) => measure)
  const isAsked =
    line.pieces[at]?.text === 'how' && /^(is|are|was|were)$/.test(line.pieces[at + 2]?.text ?? '')
  if (!isAsked || measures.length === 0) return null
  return { end: at + 2, items: [{ kind: 'quantity', weak: false, quantity: { kind: 'measure', measures } }] }
})

function ofNamedNumber(line: Line, at: number): Found | null {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const verb = text(at) === 'how' ? at + 2 : at + 1
  const said = line.pieces
    .slice(at, verb)
    .map(piece => piece.text)
    .join(' ')
  if (!graded.test(said) || !/^(is|are|was|were)$/.test(text(verb))) return null
  const first = line.past(verb + 1)
  const isMean = line.is(first, 'average', 'median')
  const place = isMean ? line.past(first + 1) : first
  const isMeasure = line.all(place, 'measure').length > 0
  if (!isMeasure && numbersAt(line, place).length === 0) return null
  const averaged: Item[] = isMeasure || isMean ? [] : [{ kind: 'averaged' }]
  return { end: verb, items: averaged }
}
