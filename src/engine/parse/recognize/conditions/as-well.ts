// "Reservations by month, cancelled ones too", "homes by bedrooms, also studios": what is added behind a pause narrows nothing.
import type { Item } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

const text = (line: Line, at: number) => line.pieces[at]?.text ?? ''
const isToo = (line: Line, at: number) => /^(too|as well|also)$/.test(text(line, at))
const isEnd = (line: Line, at: number) =>
  at >= line.length || line.is(at, 'comma') || /^[.?!)]$/.test(text(line, at))

export const asWell = opensWith({ kinds: ['value', 'noun'], texts: 'also | the | and' })((line, at) => {
  if (!line.is(at - 1, 'comma')) return null
  let place = at
  while (/^(also|the|and)$/.test(text(line, place))) place++
  const isAlso = line.pieces.slice(at, place).some(({ text: word }) => word === 'also')
  const things = /^(ones|stays|bookings|homes|orders)$/.test(text(line, place + 1)) ? place + 2 : place + 1
  const isBehind = isToo(line, things) || (text(line, things) === 'as' && text(line, things + 1) === 'well')
  const end = !isBehind ? things : text(line, things) === 'as' ? things + 2 : things + 1
  if (isAlso === isBehind || !isEnd(line, end)) return null
  const item = letIn(line, place)
  return item === null ? null : { end, items: [item] }
})

function letIn(line: Line, at: number): Item | null {
  const values = line.all(at, 'value').map(({ attribute, value }) => ({ attribute, value }))
  const attributes = [...new Set(values.map(({ attribute }) => attribute))]
  // "In Aspen this month, Napa too": one more of those that are named.
  const isNamed = line.pieces
    .slice(0, at)
    .some((_, place) => line.all(place, 'value').some(({ attribute }) => attributes.includes(attribute)))
  if (isNamed) return null
  if (values.length > 0) return { kind: 'condition', condition: { kind: 'lift', attributes, values } }
  const nouns = line.all(at, 'noun').flatMap(({ noun, weak }) => (weak ? [] : [noun]))
  return nouns.length === 0 ? null : { kind: 'let in', nouns }
}
