// Both ends of one scale: "the highest and lowest price", "the gap between the priciest and the cheapest home".
import type { Fn } from '#engine/parse/item.ts'
import { numbersAt } from './quantity.ts'
import type { Recognizer } from './recognizer.ts'

/** "The highest and lowest price": both ends of it. */
export const extremes: Recognizer = (line, at) => {
  const ends = [at, line.past(line.is(line.past(at + 1), 'and', 'comma') ? line.past(at + 1) + 1 : at + 1)]
  // "The gap between the priciest and the cheapest home": two prices.
  const apart = line.pieces.slice(0, at).some((_, place) => line.is(place, 'change'))
  const graded = (place: number) => (apart ? line.all(place, 'extreme') : [])
  const fns = ends.map((place): Fn | null => {
    const high = graded(place)[0]?.high
    if (line.is(place, 'top') || high === true) return 'max'
    return line.is(place, 'bottom') || high === false ? 'min' : null
  })
  const last = ends[1] ?? at
  const adjectives = graded(at).map(({ attribute }) => attribute)
  const next = adjectives.length > 0 ? last : line.past(last + 1)
  const attributes = adjectives.length > 0 ? adjectives : numbersAt(line, next)
  if (last <= at + 1 || fns.includes(null) || fns[0] === fns[1] || attributes.length === 0) return null
  return {
    end: next + 1,
    items: fns.flatMap(fn =>
      fn === null
        ? []
        : [
            {
              kind: 'quantity' as const,
              weak: false,
              quantity: { kind: 'aggregate' as const, fn, attributes },
            },
          ],
    ),
  }
}
