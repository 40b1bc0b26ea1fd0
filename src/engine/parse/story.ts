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
    inBrackets: tokens[start - 1]?.text === '(',
    isSentence: /^(?:[:?!.,]|-|)$/.test(tokens[end]?.text ?? ''),
  }))
  const aside = parts.filter((part, at) => at < parts.length - 1 && part.isSentence && isAside(part.line))
  const glosses = parts.filter(part => part.inBrackets && isGloss(part.line))
  const asking = parts.filter(
    part => part.kind !== 'tells' && !aside.includes(part) && !glosses.includes(part),
  )
  if (asking.some(part => pointsBack(part.line))) return null
  const asked = new Set(asking.flatMap(part => narrowed(part.line)))
  const told = parts.filter(({ kind, line: part }) => kind === 'tells' && isStory(part, asked))
  const left = [...told, ...aside, ...glosses]
  if (asking.length === 0 || left.length === 0) return null
  const dropped = new Set(left.flatMap(part => part.line.pieces))
  return new Line(line.pieces.filter(piece => !dropped.has(piece)))
}

/** It says something that the data does not know, and nothing that could narrow the answer but what is said again. */
const isStory = (clause: Line, asked: ReadonlySet<string>): boolean =>
  scan(clause).unused.length > 0 && narrowed(clause).every(one => asked.has(one))

/** "Hidden gems:", "are sellers dreaming?": a headline of which the data knows nothing. */
function isAside(clause: Line): boolean {
  const { placed, unused } = scan(clause)
  return unused.length > 0 && placed.every(({ item }) => item.kind === 'ask' && item.how === 'which')
}

/** "(price times stock)" explains a word that is known; what narrows the rows explains nothing. */
const isGloss = (clause: Line): boolean =>
  scan(clause).unused.length > 0 &&
  narrowed(clause).length === 0 &&
  clause.pieces.some(({ text }) => /^(x|times|divided by|minus|plus|over|\/|=|to)$/.test(text))

const narrowing: ReadonlySet<Item['kind']> = new Set(['condition', 'having', 'period', 'shift', 'limit'])

const narrowed = (clause: Line): string[] =>
  scan(clause).placed.flatMap(({ item }) => (narrowing.has(item.kind) ? [JSON.stringify(item)] : []))

/** "Who was that?" asks about the story itself. */
const pointsBack = ({ pieces }: Line): boolean =>
  /\b(who|what|which|when|where) (was|is|were|are) (that|those|it|they)\b|\b(the two|those|them)\b/.test(
    pieces.map(({ text }) => text).join(' '),
  )
