// Both ends of one scale: "the highest and lowest price", "the gap between the priciest and the cheapest home".
import type { Fn } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { fnAt, numbersAt } from './quantity.ts'
import { opensWith } from './recognizer.ts'

/** "The highest and lowest price", "the highest, lowest and average rate". */
export const extremes = opensWith({ kinds: ['extreme'], words: ['top', 'bottom'] })((line, at) => {
  // "The gap between the priciest and the cheapest home": two prices.
  const apart = line.pieces.slice(0, at).some((_, place) => line.is(place, 'change'))
  const fns: Fn[] = []
  let place = at
  for (;;) {
    const fn = endAt(line, place, apart) ?? (fns.length > 0 ? fnAt(line, place) : null)
    if (fn === null) break
    fns.push(fn)
    const joint = line.past(place + 1)
    const next = line.is(joint, 'and', 'comma') ? line.past(joint + 1) : joint
    const goesOn = endAt(line, next, apart) ?? fnAt(line, next)
    if (goesOn === null || next === place + 1) break
    place = next
  }
  const adjectives = apart ? line.all(at, 'extreme').map(({ attribute }) => attribute) : []
  const next = adjectives.length > 0 ? place : line.past(place + 1)
  const attributes = adjectives.length > 0 ? adjectives : numbersAt(line, next)
  if (new Set(fns).size < 2 || new Set(fns).size < fns.length || attributes.length === 0) return null
  return {
    end: next + 1,
    items: fns.map(fn => ({
      kind: 'quantity',
      weak: false,
      quantity: { kind: 'aggregate', fn, attributes },
    })),
  }
})

function endAt(line: Line, at: number, graded: boolean): Fn | null {
  const high = graded ? line.all(at, 'extreme')[0]?.high : undefined
  if (line.is(at, 'top') || high === true) return 'max'
  return line.is(at, 'bottom') || high === false ? 'min' : null
}
