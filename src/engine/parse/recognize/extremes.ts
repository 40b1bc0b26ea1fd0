// Both ends of a number at once: "the highest and lowest price".
import type { Fn } from '#engine/parse/item.ts'
import { numbersAt } from './quantity.ts'
import type { Recognizer } from './recognizer.ts'

/** "The highest and lowest price": both ends of it. */
export const extremes: Recognizer = (line, at) => {
  const ends = [at, line.past(line.is(line.past(at + 1), 'and', 'comma') ? line.past(at + 1) + 1 : at + 1)]
  const fns = ends.map((place): Fn | null =>
    line.is(place, 'top') ? 'max' : line.is(place, 'bottom') ? 'min' : null,
  )
  const last = ends[1] ?? at
  const next = line.past(last + 1)
  const attributes = numbersAt(line, next)
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
