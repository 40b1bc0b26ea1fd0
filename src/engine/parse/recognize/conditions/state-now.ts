// "Pending orders right now", "reservations pending atm": what happens and is in a state asks for its number, as "orders still
// pending" does. Of homes in such a state one wants the names.
import type { Line } from '#engine/parse/piece.ts'
import { values } from './conditions.ts'
import type { Found } from '#engine/parse/recognize/recognizer.ts'

export function stateNow(line: Line): Found | null {
  const first = line.pieces.findIndex(({ soft, text }) => !(soft && /^(our|my|the|all|all the)$/.test(text)))
  const isStateFirst = isState(line, first)
  const things = isStateFirst ? line.past(first + 1) : first
  const place = isStateFirst ? first : line.past(things + 1)
  const nouns = events(line, things)
  const end = Math.max(things, place) + 1
  if (nouns.length === 0 || line.pieces[things]?.plural !== true || !isState(line, place)) return null
  const state = isNow(line, end) ? values(line, place) : null
  if (state?.end !== place + 1) return null
  return {
    end,
    items: [{ kind: 'quantity', weak: false, quantity: { kind: 'count', nouns } }, ...state.items],
  }
}

const isState = (line: Line, at: number): boolean => {
  const found = line.all(at, 'value')
  return found.length > 0 && found.every(({ attribute }) => attribute.endsWith('.status'))
}

const isNow = ({ pieces }: Line, from: number): boolean =>
  pieces.some(({ now }, at) => at >= from && now === true) &&
  pieces.slice(from).every(({ now, text }) => now === true || ofNow.test(text))

/** "At the moment" is three pieces, of which the first one is marked. */
const ofNow = /^([?!.]|right|now|at|this|the|moment|time|point|present|as|of|today|still|just|please)$/

/** What has a price of its own is a thing with a name. */
const events = (line: Line, at: number): string[] =>
  line
    .all(at, 'noun')
    .flatMap(({ noun, weak, pricedFrom }) => (weak || pricedFrom !== undefined ? [] : [noun]))
