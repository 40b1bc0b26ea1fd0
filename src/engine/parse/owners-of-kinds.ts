// "Which of our buyers' states had no refunds", "which customer city ordered most": the states are asked for, and whose they are only
// says which. Left in the question, the buyers would be listed.
import type { ModelIndex } from '#engine/model-index.ts'
import { Line, type Piece } from './piece.ts'

/** The line without the things before such a kind, where something else tells what is counted. */
export function withoutOwners(line: Line, index: ModelIndex): Line {
  const which = line.pieces.findIndex((_, at) => line.is(at, 'which'))
  if (which < 0 || which > 6) return line
  const owners = line.past(which + 1)
  const kind = line.pieces[owners + 1]
  const tables = new Set(
    line.all(owners, 'noun').flatMap(({ noun, weak }) => (weak ? [] : [index.noun(noun).table])),
  )
  const isThing = line.pieces[owners]?.meanings[0]?.kind === 'noun'
  if (kind === undefined || tables.size === 0 || !isThing || !countsBehind(line, owners + 2)) return line
  const own = kind.meanings.filter(one => one.kind === 'attribute' && isKindOf(index, one.attribute, tables))
  if (own.length === 0 || kind.meanings.some(one => one.kind === 'noun')) return line
  const asked: Piece = { ...kind, meanings: own }
  return new Line([...line.pieces.slice(0, owners), asked, ...line.pieces.slice(owners + 2)])
}

const isKindOf = (index: ModelIndex, id: string, tables: ReadonlySet<string>): boolean => {
  const { table, kind } = index.attribute(id)
  return kind === 'category' && tables.has(table)
}

/** A clause of its own: in a list of columns, or before what they are from, the things are still what is asked for. */
function countsBehind(line: Line, at: number): boolean {
  const isList = line.is(at, 'comma') || /^(and|or)$/.test(line.pieces[at]?.text ?? '')
  const isCounted = (place: number) => line.all(place, 'noun').length + line.all(place, 'measure').length > 0
  return !isList && line.pieces.some((_, place) => place >= at && isCounted(place))
}
