// What holds for a whole line, found once: asked again at each of its pieces, it would cost the square of the length.
import type { Line } from './piece.ts'

export function onceALine<T>(find: (line: Line) => T): (line: Line) => T {
  const known = new WeakMap<Line, { found: T }>()
  return line => {
    const before = known.get(line)
    if (before !== undefined) return before.found
    const found = find(line)
    known.set(line, { found })
    return found
  }
}
