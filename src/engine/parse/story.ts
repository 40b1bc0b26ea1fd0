// People tell a story before they ask. What only tells is left out, but never what could narrow the answer: a client "in Old
// Town" is part of the question wherever it stands.
import { clauses } from '#engine/text/clauses.ts'
import type { Token } from '#engine/text/token.ts'
import type { Item } from './item.ts'
import { Line } from './piece.ts'
import { scan } from './scan.ts'

/** The line without its story, or null where there is none to leave out. */
export function withoutStory(tokens: readonly Token[], line: Line): Line | null {
  const parts = clauses(tokens).map(({ kind, start, end }) => ({
    kind,
    line: new Line(line.pieces.filter(piece => piece.start >= start && piece.start < end)),
  }))
  const asking = parts.filter(({ kind }) => kind !== 'tells')
  if (asking.some(part => pointsBack(part.line))) return null
  const asked = new Set(asking.flatMap(part => narrowed(part.line)))
  const told = parts.filter(({ kind, line: part }) => kind === 'tells' && isStory(part, asked))
  if (asking.length === 0 || told.length === 0) return null
  const dropped = new Set(told.flatMap(part => part.line.pieces))
  return new Line(line.pieces.filter(piece => !dropped.has(piece)))
}

/** It says something that the data does not know, and nothing that could narrow the answer but what is said again. */
const isStory = (clause: Line, asked: ReadonlySet<string>): boolean =>
  scan(clause).unused.length > 0 && narrowed(clause).every(one => asked.has(one))

const narrowing: readonly Item['kind'][] = ['condition', 'having', 'period', 'shift', 'limit']

const narrowed = (clause: Line): string[] =>
  scan(clause).placed.flatMap(({ item }) => (narrowing.includes(item.kind) ? [JSON.stringify(item)] : []))

/** "Who was that?" asks about the story itself. */
const pointsBack = ({ pieces }: Line): boolean =>
  /\b(who|what|which|when|where) (was|is|were|are) (that|those|it|they)\b|\b(the two|those|them)\b/.test(
    pieces.map(({ text }) => text).join(' '),
  )
