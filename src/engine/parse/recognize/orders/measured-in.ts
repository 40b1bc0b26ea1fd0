// "The best selling product of every category, counted in units", "top home per state, measured by revenue": what a ranking goes
// by, said behind it.
import type { Line } from '#engine/parse/piece.ts'
import { numbersAt } from '#engine/parse/recognize/limits/numbers-at.ts'
import { measured } from '#engine/parse/recognize/numbers/quantity.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

export const measuredIn = opensWith({
  texts: 'counted | measured | judged | ranked | going | in | measured by | as measured by',
})((line, at) => {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const isVerb = /^(counted|measured|judged|ranked|going)$/.test(text(at)) && /^(in|by)$/.test(text(at + 1))
  const isPlain = text(at) === 'in' && line.is(at - 1, 'comma')
  if (!isVerb && !isPlain && !/^(as )?measured by$/.test(text(at))) return null
  const place = line.past(isVerb ? at + 2 : at + 1)
  const numbers = isVerb ? numbersAt(line, place) : []
  const found =
    measured(line, place) ??
    (numbers.length === 0
      ? null
      : { quantity: { kind: 'aggregate' as const, fn: 'sum' as const, attributes: numbers }, end: place + 1 })
  if (found === null || !isRanked(line, at)) return null
  if (line.past(found.end) < line.length && !line.is(found.end, 'comma')) return null
  const { quantity } = found
  return { end: found.end, items: [{ kind: 'rank', implied: false, count: null, high: true, by: quantity }] }
})

const isRanked = (line: Line, before: number): boolean =>
  line.pieces
    .slice(0, before)
    .some((_, place) => line.is(place, 'top', 'bottom') || line.all(place, 'ranks').length > 0)
