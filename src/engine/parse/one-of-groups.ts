// "For each type of home, which one earns the most": the one is a home of that type, and no type.
import type { ModelIndex } from '#engine/model-index.ts'
import { Line, type Piece } from './piece.ts'

const isEach = /^((for|in|within|of|from|per|at) )?(each|every)$/

/** The line with the things that are told apart in the place of "one". */
export function withOneOfGroups(line: Line, index: ModelIndex): Line {
  const at = line.pieces.findIndex((_, place) => isOneOfGroup(line, place))
  const one = line.pieces[at]
  const group = groupBefore(line, at - 1)
  if (one === undefined || group === null) return line
  const { table } = index.attribute(group)
  const noun = index.model.nouns.find(
    ({ table: own, key, where }) => own === table && key === undefined && where === undefined,
  )
  if (noun === undefined) return line
  const [single, several] = noun.label
  const thing: Piece = {
    ...one,
    text: one.text === 'ones' ? several : single,
    plural: one.text === 'ones',
    soft: false,
    meanings: [{ kind: 'noun', noun: noun.id, weak: false }],
  }
  return new Line(line.pieces.with(at, thing))
}

const isOneOfGroup = (line: Line, at: number): boolean =>
  /^ones?$/.test(line.pieces[at]?.text ?? '') &&
  /^(which|what)$/.test(line.pieces[at - 1]?.text ?? '') &&
  groupBefore(line, at - 1) !== null

/** What the things before a "which" are told apart by: "in each city, which". */
function groupBefore(line: Line, which: number): string | null {
  const group = line.is(which - 1, 'comma') ? which - 2 : which - 1
  const [first, ...others] = line.pieces[group]?.meanings ?? []
  const isGroup = isEach.test(line.pieces[group - 1]?.text ?? '')
  return isGroup && others.length === 0 && first?.kind === 'attribute' && first.sort === 'other'
    ? first.attribute
    : null
}
