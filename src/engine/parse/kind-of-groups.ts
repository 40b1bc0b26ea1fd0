// "What Texas cities do our customers live in": the kind before the groups tells which of them, as "which cities in Texas" does. Left
// between, it would part the groups from what asks for them, and the customers themselves would be listed.
import { Line } from './piece.ts'

/** The line with such a kind right behind the groups. */
export function withKindBehind(line: Line): Line {
  const at = line.pieces.findIndex(
    (_, place) => line.is(place, 'which') && isKind(line, place + 1) && isGroup(line, place + 2),
  )
  if (at < 0) return line
  const { pieces } = line
  return new Line([
    ...pieces.slice(0, at + 1),
    ...pieces.slice(at + 2, at + 3),
    ...pieces.slice(at + 1, at + 2),
    ...pieces.slice(at + 3),
  ])
}

const isKind = (line: Line, at: number): boolean =>
  line.all(at, 'value').length > 0 && line.pieces[at]?.meanings.every(({ kind }) => kind === 'value') === true

const isGroup = (line: Line, at: number): boolean =>
  line.all(at, 'attribute').some(({ sort }) => sort === 'other') &&
  line.all(at, 'noun').length + line.all(at, 'value').length === 0
