// "Texans", "New Yorkers": people, and where they live. Without them "how many Texans ordered" would count what they did. Where only
// things have a place, "our Californian homes" are there, and of Californians nothing is known.
import type { ModelIndex } from '#engine/model-index.ts'
import { Line, type Meaning, type MeaningOf, type Piece } from './piece.ts'

/** The line with each such word as the people and their place. */
export function withPeopleOfPlaces(line: Line, index: ModelIndex): Line {
  if (!line.pieces.some(isPeople)) return line
  return new Line(
    line.pieces.flatMap((piece, at) =>
      isPeople(piece) ? (peopleAndPlace(piece, index) ?? [ofThings(line, at, piece, index)]) : [piece],
    ),
  )
}

const namesPeople = (meaning: Meaning): meaning is MeaningOf<'value'> =>
  meaning.kind === 'value' && meaning.people === true

const isPeople = ({ meanings }: Piece) => meanings.some(namesPeople)

const placeOf = (piece: Piece): Piece => ({
  ...piece,
  plural: false,
  meanings: piece.meanings
    .filter(namesPeople)
    .map(({ attribute, value }) => ({ kind: 'value', attribute, value })),
})

const tablesOf = ({ meanings }: Piece, index: ModelIndex): ReadonlySet<string> =>
  new Set(meanings.filter(namesPeople).map(({ attribute }) => index.attribute(attribute).table))

function peopleAndPlace(piece: Piece, index: ModelIndex): Piece[] | null {
  const tables = tablesOf(piece, index)
  const people = index.model.nouns.find(
    ({ table, vague }) => tables.has(table) && vague?.includes('people') === true,
  )
  if (people === undefined) return null
  const [one, many] = people.label
  const named: Piece = {
    ...piece,
    text: piece.plural ? many : one,
    meanings: [{ kind: 'noun', noun: people.id, weak: false }],
  }
  return [placeOf(piece), named]
}

/** "Texan and Floridian cabins": things that have that place stand behind it; "Texan guests" do not. */
function ofThings(line: Line, at: number, piece: Piece, index: ModelIndex): Piece {
  const tables = tablesOf(piece, index)
  const hasPlace = (meaning: Meaning): boolean =>
    (meaning.kind === 'noun' && !meaning.weak && tables.has(index.noun(meaning.noun).table)) ||
    (meaning.kind === 'value' && tables.has(index.attribute(meaning.attribute).table))
  const isListed = (next: Piece) => isPeople(next) || /^(and|or|vs|versus|,|\/)$/.test(next.text)
  const behind = line.pieces.slice(at + 1).find(next => !isListed(next))
  const isPlace = !piece.plural && behind?.meanings.some(hasPlace) === true
  return isPlace
    ? placeOf(piece)
    : { ...piece, meanings: piece.meanings.filter(meaning => !namesPeople(meaning)) }
}
