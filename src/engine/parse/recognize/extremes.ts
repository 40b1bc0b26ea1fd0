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

/** "Price range per category", "the range of asking prices": from the lowest to the highest. */
export const range = opensWith({ kinds: ['attribute'], texts: 'range | ranges | spectrum' })((line, at) => {
  const isRange = (place: number) => /^(range|ranges|spectrum)$/.test(line.pieces[place]?.text ?? '')
  const isFirst = isRange(at) && /^of\b/.test(line.pieces[at + 1]?.text ?? '')
  const named = isFirst ? line.past(at + 1) : at
  const attributes = isFirst || isRange(at + 1) ? numbersAt(line, named) : []
  // "In the price range 400k to 600k", "in the 400-600k range": a limit.
  const isLimit = (place: number) => line.means(place, 'amount')?.amount.kind === 'range'
  if (isRange(at) && (isLimit(at - 1) || isLimit(at + 1))) return { end: at + 1, items: [] }
  if (attributes.length === 0 || line.pieces.some((_, place) => isLimit(place))) return null
  return {
    end: isFirst ? named + 1 : at + 2,
    items: (['min', 'max'] as const).map(fn => ({
      kind: 'quantity',
      weak: false,
      quantity: { kind: 'aggregate', fn, attributes },
    })),
  }
})
