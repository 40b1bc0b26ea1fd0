// "For credit card and for debit card", "in Texas and in California": who says the preposition twice asks for each of them.
import { Line, type Piece } from './piece.ts'

const prepositions = /^(for|in|from|at|on|with|by)$/

/** The line with "versus" between such names. */
export function withEachFor(line: Line): Line {
  const at = asksForNumber(line) ? line.pieces.findIndex((_, place) => isTwice(line, place)) : -1
  const joint = line.pieces[at]
  if (joint === undefined) return line
  const versus: Piece = { ...joint, text: 'versus', meanings: [{ kind: 'grammar', word: 'versus' }] }
  return new Line([...line.pieces.slice(0, at), versus, ...line.pieces.slice(at + 2)])
}

/** Of "homes in Aspen and in Austin" those of both are listed. */
const asksForNumber = (line: Line): boolean =>
  line.pieces.some(
    (_, at) =>
      line.is(at, 'count') || (line.all(at, 'measure').length > 0 && line.all(at, 'noun').length === 0),
  )

/** An "and" between two names of one kind, with the same preposition before each of them. */
function isTwice(line: Line, at: number): boolean {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const kinds = (place: number) => new Set(line.all(place, 'value').map(({ attribute }) => attribute))
  return (
    text(at) === 'and' &&
    prepositions.test(text(at + 1)) &&
    text(at - 2) === text(at + 1) &&
    [...kinds(at - 1)].some(kind => kinds(at + 2).has(kind)) &&
    !isDoneInBoth(line, at - 3) &&
    !/^(and|or)$/.test(text(at + 3))
  )
}

/** "Guests who stayed both in Aspen and in Napa": the same ones did both. */
const isDoneInBoth = (line: Line, at: number): boolean =>
  line.pieces[at]?.text === 'both' && line.all(at - 1, 'noun').some(({ verb }) => verb === true)
