// "We are thinking of raising our rates in Aspen. What do we charge there?": a question may point back to what a story named. What
// it points to is put in its place, so that the story itself need not be understood; what cannot be found there is not guessed.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Comparator } from '#contract/terms.ts'
import { Line, type Amount, type AmountUnit, type Piece } from './piece.ts'
import { eitherOf, isThereAnyway } from './places-told.ts'
import { isNamedBefore } from './refers.ts'

/** What a pointer can stand for: a place, a thing that has a name, an amount, or all that somebody wishes. */
type Sort = 'place' | 'thing' | 'amount' | 'wish'

interface Pointer {
  start: number
  end: number
  sort: Sort
  /** "Under that", "for less": how the amount is meant. */
  op?: Exclude<Comparator, '=' | '<>'>
  /** "That brand": of what it must be a value. */
  attributes?: readonly string[]
}

/** The question with what it points to in the place of each pointer, and what was carried over; null where one points nowhere. */
export function resolved(
  asking: Line,
  told: Line,
  index: ModelIndex,
): { line: Line; carried: ReadonlySet<Piece> } | null {
  const pointers = pointersIn(asking, told, index)
  if (pointers.length === 0) return null
  const carried = new Set<Piece>()
  const pieces: Piece[] = []
  let from = 0
  for (const pointer of pointers) {
    const found = antecedent(pointer, told, index)
    if (found === null) return null
    for (const piece of found) carried.add(piece)
    pieces.push(...asking.pieces.slice(from, pointer.start), ...meant(pointer, found))
    from = pointer.end
  }
  return { line: new Line([...pieces, ...asking.pieces.slice(from)]), carried }
}

const wordsFrom = (line: Line, at: number, count: number): string =>
  line.pieces
    .slice(Math.max(0, at), at + count)
    .map(({ text }) => text)
    .join(' ')

/** What may stand before "that", where it is an amount; "at or below that" takes in the amount itself. */
const bounds: readonly (readonly [Pointer['op'], RegExp])[] = [
  ['<', /^(under|below|less than|cheaper than|lower than)$/],
  ['>', /^(over|above|more than|higher than)$/],
  [
    '<=',
    /^(up to|within|at most|no more than|not more than|(at|equal to) or (below|under|less than|lower than))$/,
  ],
  ['>=', /^(at least|no less than|not less than|(at|equal to) or (above|over|more than|higher than))$/],
]
const near = /^(around|near|about|at|for|in|close to)$/

function pointersIn(line: Line, told: Line, index: ModelIndex): Pointer[] {
  const found: Pointer[] = []
  for (let at = 0; at < line.length; at++) {
    const pointer =
      amountPointer(line, at, told) ??
      wishPointer(line, at) ??
      placePointer(line, at, index) ??
      thingPointer(line, at, told)
    if (pointer === null) continue
    found.push(pointer)
    at = pointer.end - 1
  }
  return found
}

/** "Around that price", "under that", "for less": an amount that was said. */
function amountPointer(line: Line, at: number, told: Line): Pointer | null {
  if (amountIn(told) === null) return null
  const [first = '', second = ''] = [0, 1].map(step => line.pieces[at + step]?.text ?? '')
  if (/^(for|at)$/.test(first) && /^(less|more)$/.test(second) && !line.is(at + 2, 'than'))
    return { start: at, end: at + 2, sort: 'amount', op: second === 'less' ? '<' : '>' }
  for (const words of [4, 3, 2, 1]) {
    const how = wordsFrom(line, at, words)
    const [op] = bounds.find(([, said]) => said.test(how)) ?? []
    if (
      !/^(that|this|it)$/.test(line.pieces[at + words]?.text ?? '') ||
      (op === undefined && !near.test(how))
    )
      continue
    const behind = at + words + 1
    const isNamed = amountWord.test(line.pieces[behind]?.text ?? '')
    if (!isNamed && (op === undefined || !isLast(line, behind))) return null
    return { start: at, end: isNamed ? behind + 1 : behind, sort: 'amount', ...(op && { op }) }
  }
  return null
}

const amountWord = /^(price|prices|amount|range|budget|figure|number|level|value)$/

/** "Anything like that", "such a thing": all that was wished for. */
const wishPointer = (line: Line, at: number): Pointer | null =>
  /^(like|of) (that|this|those|it)( kind| sort)?$/.test(wordsFrom(line, at, 2)) &&
  /^(anything|something|one|ones|homes|houses|places|any|products|items)$/.test(
    line.pieces[at - 1]?.text ?? '',
  )
    ? { start: at, end: at + 2, sort: 'wish' }
    : null

const auxiliary = /^(is|are|was|were|be|been|am)$/

/** "What do we charge there", "over there"; "is there anything" points nowhere. */
function placePointer(line: Line, at: number, index: ModelIndex): Pointer | null {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  if (/^(in|for|around)$/.test(text(at)) && /^(that|this)$/.test(text(at + 1)) && isPlaceWord(text(at + 2)))
    return { start: at, end: at + 3, sort: 'place' }
  const start = /^(over|around|down|up|out|in)$/.test(text(at)) && text(at + 1) === 'there' ? at + 1 : at
  if (text(start) !== 'there' || auxiliary.test(text(start - 1))) return null
  const isPlain = !auxiliary.test(text(start + 1)) || isQuestioned(line, start)
  const isNamed = line.pieces.slice(0, start).some(piece => namesIn(piece, index, true))
  return isPlain && !isNamed ? { start: at, end: start + 1, sort: 'place' } : null
}

const isPlaceWord = (text: string) =>
  /^(area|neighbou?rhood|subdivision|city|town|state|village|community|place|part of town)$/.test(text)

/** "How many bookings there were cancelled": what is counted stands before it. */
const isQuestioned = (line: Line, at: number) => line.all(at - 1, 'noun').some(({ weak }) => !weak)

/** "Its monthly sales", "how much did it make", "paid with one", "of theirs". */
function thingPointer(line: Line, at: number, told: Line): Pointer | null {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const one: Pointer = { start: at, end: at + 1, sort: 'thing' }
  // "The monthly sales of that brand".
  const kinds = line.all(at + 1, 'attribute').filter(({ sort }) => sort === 'other')
  const isSubject = text(at) === 'the' && told.pieces.some(piece => isOf(piece, kinds))
  if (
    kinds.length > 0 &&
    line.pieces[at + 1]?.plural === false &&
    (isSubject || (/^(that|this)$/.test(text(at)) && /^(of|for|in|from|with|by)$/.test(text(at - 1))))
  )
    return { ...one, end: at + 2, attributes: kinds.map(({ attribute }) => attribute) }
  if (isNamedBefore(line, at) && !/^(its|it|one)$/.test(text(at))) return null
  if (/^(its|their|theirs)$/.test(text(at))) return one
  if (text(at) === 'one' && /^(with|by|using|on|have|has|had)$/.test(text(at - 1)) && isLast(line, at + 1))
    return one
  if (
    /^(it|they|them)$/.test(text(at)) &&
    /^(of|from|with|by|about|did|does|do|has|have|had)$/.test(text(at - 1))
  )
    return /^(take|takes|cost|costs|true|possible|matter|matters)$/.test(text(at + 1)) ? null : one
  return null
}

const isOf = ({ meanings }: Piece, kinds: readonly { attribute: string }[]): boolean =>
  meanings.some(one => one.kind === 'value' && kinds.some(({ attribute }) => attribute === one.attribute))

const isLast = (line: Line, at: number): boolean =>
  line.past(at) >= line.length || line.is(line.past(at), 'comma')

/** The pieces of the story that a pointer stands for. */
function antecedent({ sort, attributes }: Pointer, told: Line, index: ModelIndex): readonly Piece[] | null {
  if (sort === 'amount') return amountIn(told) === null ? null : told.pieces.filter(isAmount)
  const isOfKind = ({ meanings }: Piece) =>
    attributes === undefined ||
    meanings.some(meaning => meaning.kind === 'value' && attributes.includes(meaning.attribute))
  const named = told.pieces.filter(piece => namesIn(piece, index, sort === 'place') && isOfKind(piece))
  if (attributes !== undefined && named.length === 0) return null
  if (sort === 'wish') return wishedIn(told)
  const flags = sort === 'thing' && named.length === 0 ? told.pieces.filter(isFlag) : named
  const values = new Set(flags.map(({ text }) => text))
  return values.size === 1 ? flags.slice(0, 1) : sort === 'place' ? eitherOf(told, named) : null
}

/** "He keeps asking about pools. How many have one": what a thing can have. */
const isFlag = ({ meanings }: Piece) => meanings.some(({ kind }) => kind === 'flag')

const isAmount = ({ meanings }: Piece) => meanings.some(({ kind }) => kind === 'amount')

function amountIn(told: Line): { value: number; unit: AmountUnit } | null {
  const amounts = told.pieces.flatMap((_, at) => {
    const found = told.means(at, 'amount')
    const isOther =
      told.all(at + 1, 'unit').length > 0 && !told.all(at + 1, 'unit').some(({ price }) => price)
    return found === undefined || isOther ? [] : [{ value: valueOf(found.amount), unit: found.unit }]
  })
  const [only, ...others] = amounts
  return others.length > 0 || only?.value === undefined || only.value === null
    ? null
    : { value: only.value, unit: only.unit }
}

const valueOf = (amount: Amount): number | null =>
  amount.kind === 'exact'
    ? amount.values.length === 1
      ? (amount.values[0] ?? null)
      : null
    : amount.kind === 'range'
      ? null
      : amount.value

/** A value that is a name: a place, a brand, a kind; a state of rows is none. A street is a place as well. */
export const namesIn = ({ meanings }: Piece, index: ModelIndex, onlyPlaces = false): boolean =>
  meanings.some(
    meaning =>
      (meaning.kind === 'value' || (onlyPlaces && meaning.kind === 'part' && meaning.things !== true)) &&
      !meaning.attribute.endsWith('.status') &&
      (!onlyPlaces || index.model.places?.includes(meaning.attribute) === true),
  )

/** "My sister moved to Boston. What is available there": of a place that is not known, all homes would be listed. */
export const pointsNowhere = (asking: Line, told: Line, index: ModelIndex): boolean =>
  told.length > 0 &&
  pointersIn(asking, told, index).some(
    pointer =>
      pointer.sort === 'place' &&
      !isThereAnyway(asking, pointer.start, index) &&
      antecedent(pointer, told, index) === null,
  )

/** From the first thing that was wished for to the last one. */
function wishedIn(told: Line): readonly Piece[] | null {
  const tells = told.pieces.map(
    ({ meanings, soft }) =>
      !soft && meanings.some(({ kind }) => /^(value|flag|segment|amount|unit|attribute)$/.test(kind)),
  )
  const first = tells.indexOf(true)
  return first < 0 ? null : told.pieces.slice(first, tells.lastIndexOf(true) + 1)
}

/** An amount in the sense of the question, anything else as it was said. */
function meant({ sort, op, start }: Pointer, found: readonly Piece[]): readonly Piece[] {
  if (sort !== 'amount') return found
  const { value, unit } = amountIn(new Line(found)) ?? { value: 0, unit: 'money' as const }
  const amount: Amount = op === undefined ? { kind: 'around', value } : { kind: 'bound', op, value }
  const [first] = found
  return first === undefined
    ? []
    : [{ ...first, start, text: `${op ?? 'around'} ${value}`, meanings: [{ kind: 'amount', amount, unit }] }]
}
