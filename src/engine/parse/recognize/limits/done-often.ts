// "Got booked more than 10 times", "returned twice", "booked the most often": what was done so often, and no state.
import type { Line } from '#engine/parse/piece.ts'
import type { QuantityAt } from '#engine/parse/recognize/numbers/quantity.ts'

export function isDoneOften(line: Line, at: number): boolean {
  const isVerb = line.all(at, 'noun').some(({ verb }) => verb === true)
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const next = line.past(at + 1)
  const behind = `${text(next)} ${text(next + 1)}`
  if (isVerb && /\b(most|least) (often|frequently|commonly)\b/.test(behind)) return true
  // "Get booked more than the ones in Moab": how often, and no state.
  const isMore = /^(more|less|fewer)$/.test(text(next)) && line.is(next + 1, 'than')
  if (isVerb && isMore) return true
  if (
    isVerb &&
    line.pieces.slice(0, at).some((_, place) => line.is(place, 'count') && text(place + 1) === 'times')
  )
    return true
  // "Booked with us twice or more".
  if (!isVerb || line.means(next, 'amount') === undefined) return false
  return /\b(once|twice|thrice)\b/.test(text(next)) || /^times?$/.test(text(next + 1))
}

/** "How many times was the lake house booked", "how many times did each guest stay": the verb says what is counted. */
export function timesAt(line: Line, at: number): QuantityAt | null {
  if (line.pieces[at]?.text !== 'times') return null
  const verb = line.pieces.findIndex(
    (_, place) => place > at && line.all(place, 'noun').some(({ verb: isVerb }) => isVerb === true),
  )
  const nouns = line.all(verb, 'noun').flatMap(({ noun, verb: isVerb }) => (isVerb === true ? [noun] : []))
  return nouns.length === 0 ? null : { quantity: { kind: 'count', nouns }, end: at + 1 }
}
