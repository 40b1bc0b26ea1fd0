// "Who booked Foxglove Cottage": asks for people, as "guests who booked Foxglove Cottage" does. Rows of what they did would name
// those who did it twice two times, and "booked" alone could be the state of a home.
import type { Noun } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { Line, type Piece } from './piece.ts'

/** The line with the people that "who" and "anybody called" ask for. */
export const withPeople = (line: Line, index: ModelIndex): Line =>
  withWho(withCounted(withAnyoneWith(withAnybody(line, index), index), index), index)

/** "How many people completed a stay": of rows that are theirs, they are counted and not the rows. */
function withCounted(line: Line, index: ModelIndex): Line {
  const at = line.pieces.findIndex(
    ({ text }, place) =>
      /^(people|folks|persons|individuals)$/.test(text) &&
      (line.is(place - 1, 'count') || (line.is(place - 1, 'different') && line.is(place - 2, 'count'))) &&
      /^(completed|made|placed|finished|took|had|did)$/.test(line.pieces[place + 1]?.text ?? '') &&
      /^(a|an)$/.test(line.pieces[place + 2]?.text ?? ''),
  )
  const done = line.all(at + 3, 'noun').flatMap(({ noun, weak }) => (weak ? [] : [index.noun(noun).table]))
  const people = at < 0 ? undefined : peopleOf(index, new Set(done))
  return people === undefined
    ? line
    : new Line(line.pieces.map((piece, place) => (place === at ? named(piece, people) : piece)))
}

/** "Anyone with three or more refunded orders": rows that are theirs, and so many that only people can have them. */
function withAnyoneWith(line: Line, index: ModelIndex): Line {
  const at = line.pieces.findIndex(
    ({ text }, place) =>
      /^(anyone|anybody|everyone|everybody|someone|somebody)$/.test(text) &&
      /^(with|having)$/.test(line.pieces[place + 1]?.text ?? ''),
  )
  const amount = line.pieces.findIndex(
    (_, place) => place > at + 1 && place <= at + 5 && line.means(place, 'amount') !== undefined,
  )
  if (at < 0 || amount < 0 || line.pieces.some((_, place) => place < at && line.means(place, 'noun')))
    return line
  const rows = [1, 2, 3, 4].flatMap(step =>
    line.all(amount + step, 'noun').flatMap(({ noun, weak }) => (weak ? [] : [index.noun(noun).table])),
  )
  const people = peopleOf(index, new Set(rows.slice(0, 1)))
  return people === undefined
    ? line
    : new Line(line.pieces.map((piece, place) => (place === at ? named(piece, people) : piece)))
}

/** "Has anybody called Smith booked": a name that follows is that of people, and of no home or product. */
function withAnybody(line: Line, index: ModelIndex): Line {
  const at = line.pieces.findIndex(
    ({ text }, place) =>
      /^(anyone|anybody|someone|somebody|people|a person|person|persons)$/.test(text) &&
      /^(called|named)$/.test(line.pieces[place + 1]?.text ?? ''),
  )
  const [verb] = line.pieces.flatMap((_, place) =>
    place > at && at >= 0 ? (peopleBehind(line, place, index) ?? []) : [],
  )
  const all = index.model.nouns.filter(({ vague }) => vague?.includes('people') === true)
  const people = verb ?? (all.length === 1 ? all[0] : undefined)
  return people === undefined || at < 0
    ? line
    : new Line(line.pieces.map((piece, place) => (place === at ? named(piece, people) : piece)))
}

const named = (piece: Piece, people: Noun): Piece => ({
  ...piece,
  text: people.label[1],
  plural: true,
  soft: false,
  meanings: [{ kind: 'noun', noun: people.id, weak: false }],
})

/** "Who booked": the people stand before it. */
function withWho(line: Line, index: ModelIndex): Line {
  const at = line.pieces.findIndex(({ text }, place) => text === 'who' && isFirst(line, place))
  const who = line.pieces[at]
  if (who === undefined || line.pieces.some((_, place) => ranks(line, place))) return line
  const people = peopleBehind(line, line.past(at + 1), index)
  if (people === undefined) return line
  return new Line([...line.pieces.slice(0, at), named(who, people), ...line.pieces.slice(at)])
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
  return peopleOf(index, new Set(verbs.map(({ noun }) => index.noun(noun).table)))
}

/** The people of such rows, or those that the rows belong to. */
export function peopleOf(index: ModelIndex, tables: ReadonlySet<string>): Noun | undefined {
  const people = index.model.nouns.filter(({ vague }) => vague?.includes('people') === true)
  return (
    people.find(({ table }) => tables.has(table)) ??
    people.find(({ table }) => [...tables].some(own => index.path(own, table) !== null))
  )
}

const isPast = /(ed|bought|made|took|wrote)( |$)/
