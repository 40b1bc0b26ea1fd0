// "Expired or withdrawn": joined by "or" with another state of the same kind, a word that could name things is a state.
import type { Line } from '#engine/parse/piece.ts'

export function isEitherState(line: Line, at: number): boolean {
  const own = line.all(at, 'value').map(({ attribute }) => attribute)
  const joint = line.past(at + 1)
  if (own.length === 0 || !line.is(joint, 'or')) return false
  return line.all(line.past(joint + 1), 'value').some(({ attribute }) => own.includes(attribute))
}
