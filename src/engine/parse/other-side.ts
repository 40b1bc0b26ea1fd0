// "Do homes with a pool sell for more": more than those without, which is left unsaid where something is there or not.
import { Line, type Piece } from './piece.ts'

/** The line with the other side said. */
export function withOtherSide(line: Line): Line {
  const { pieces } = line
  if (!/^(do|does|did|are|is|were|was)$/.test(pieces[0]?.text ?? '')) return line
  if (pieces.some((_, at) => line.is(at, 'than', 'versus', 'or', 'by', 'top', 'bottom'))) return line
  const had = pieces.filter((_, at) => line.means(at, 'flag')?.yes === true)
  const [flag, ...others] = had
  const end = pastComparative(line)
  if (flag === undefined || others.length > 0 || end === null) return line
  const meanings = flag.meanings.flatMap(one => (one.kind === 'flag' ? [{ ...one, yes: false }] : []))
  const than: Piece = { ...flag, text: 'than', plural: false, meanings: [{ kind: 'grammar', word: 'than' }] }
  return new Line([
    ...pieces.slice(0, end),
    than,
    { ...flag, text: 'without', meanings },
    ...pieces.slice(end),
  ])
}

/** Behind "for more", "more expensive", "sell faster", where only a time may follow. */
function pastComparative(line: Line): number | null {
  const at = line.pieces.findIndex(
    ({ text }, place) => line.is(place, 'more', 'less') || /\b(faster|slower|quicker|longer)$/.test(text),
  )
  if (at < 0) return null
  const end = line.is(at, 'more', 'less') && line.all(at + 1, 'extreme').length > 0 ? at + 2 : at + 1
  const isLast = line.pieces
    .slice(end)
    .every(({ soft, meanings }) => soft || meanings.some(({ kind }) => kind === 'period'))
  return isLast ? end : null
}
