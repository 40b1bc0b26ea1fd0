// "Texans", "New Yorkers": people, and where they live. Without them "how many Texans ordered" would count what they did.
import type { ModelIndex } from '#engine/model-index.ts'
import { Line, type Piece } from './piece.ts'

/** The line with each such word as the people and their place. */
export function withPeopleOfPlaces(line: Line, index: ModelIndex): Line {
  if (!line.pieces.some(isPeople)) return line
  return new Line(line.pieces.flatMap(piece => (isPeople(piece) ? peopleAndPlace(piece, index) : [piece])))
}

const isPeople = ({ meanings }: Piece) => meanings.some(one => one.kind === 'value' && one.people === true)

function peopleAndPlace(piece: Piece, index: ModelIndex): Piece[] {
  const places = piece.meanings.flatMap(one => (one.kind === 'value' && one.people === true ? [one] : []))
  const tables = new Set(places.map(({ attribute }) => index.attribute(attribute).table))
  const people = index.model.nouns.find(
    ({ table, vague }) => tables.has(table) && vague?.includes('people') === true,
  )
  const place: Piece = {
    ...piece,
    plural: false,
    meanings: places.map(({ attribute, value }) => ({ kind: 'value', attribute, value })),
  }
  if (people === undefined) return [place]
  const [one, many] = people.label
  const named: Piece = {
    ...piece,
    text: piece.plural ? many : one,
    meanings: [{ kind: 'noun', noun: people.id, weak: false }],
  }
  return [place, named]
}
