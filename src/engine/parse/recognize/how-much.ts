import type { Line } from '#engine/parse/piece.ts'
import type { QuantityAt } from './quantity.ts'

/** "How much rental income", "how much stock": what can be added up is. */
export function muchOf(line: Line, at: number): QuantityAt | null {
  const next = line.past(at + 1)
  const numbers = line.all(next, 'attribute').filter(({ sort }) => sort === 'number')
  const others = line.pieces[next]?.meanings.some(({ kind }) => kind === 'measure' || kind === 'noun') ?? true
  if (!line.is(at, 'how much') || next !== at + 1 || numbers.length === 0 || others) return null
  const attributes = numbers.map(({ attribute }) => attribute)
  return { quantity: { kind: 'aggregate', fn: 'sum', attributes, adds: true }, end: next + 1 }
}
