// "Who booked Foxglove Cottage": asks for people, as "guests who booked Foxglove Cottage" does. Rows of what they did would name
// those who did it twice two times, and "booked" alone could be the state of a home.
import type { Noun } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { Line, type Piece } from './piece.ts'

/** The line with the people before "who". */
export function withPeople(line: Line, index: ModelIndex): Line {
  const at = line.pieces.findIndex(({ text }, place) => text === 'who' && isFirst(line, place))
  const who = line.pieces[at]
  if (who === undefined || line.pieces.some((_, place) => ranks(line, place))) return line
  const people = peopleBehind(line, line.past(at + 1), index)
  if (people === undefined) return line
  const named: Piece = {
    ...who,
    text: people.label[1],
    plural: true,
    soft: false,
    meanings: [{ kind: 'noun', noun: people.id, weak: false }],
  }
  return new Line([...line.pieces.slice(0, at), named, ...line.pieces.slice(at)])
}

const isFirst = (line: Line, at: number) => line.past(0) >= at

/** "Who spent the most" asks for one of them by a number, which is read by itself. */
const ranks = (line: Line, at: number): boolean =>
  line.all(at, 'extreme').length > 0 ||
  line.all(at, 'ranks').length > 0 ||
  line.all(at, 'measure').length > 0 ||
  line.is(at, 'top', 'bottom', 'common', 'count')

/** Those who do what a verb of the past says: of its own rows, or of rows that these belong to. */
function peopleBehind(line: Line, at: number, index: ModelIndex): Noun | undefined {
  if (!isPast.test(line.pieces[at]?.text ?? '')) return undefined
  const verbs = line.all(at, 'noun').filter(({ verb }) => verb === true)
  const tables = new Set(verbs.map(({ noun }) => index.noun(noun).table))
  const people = index.model.nouns.filter(({ vague }) => vague?.includes('people') === true)
  return (
    people.find(({ table }) => tables.has(table)) ??
    people.find(({ table }) => [...tables].some(own => index.path(own, table) !== null))
  )
}

const isPast = /(ed|bought|made|took|wrote)( |$)/
