// People tell a story before they ask. What only tells is left out, but never what could narrow the answer: a client "in Old
// Town" is part of the question wherever it stands, and a "garage" that she wants is missed rather than forgotten.
import { clauses } from '#engine/text/talk/clauses.ts'
import type { Token } from '#engine/text/token.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { namesIn, pointsNowhere, resolved } from './pointers.ts'
import { isAside, isGloss } from './captions.ts'
import { isOnly, isSaidOfRows, setsCondition } from './conditional.ts'
import type { Item, Placed } from './item.ts'
import { Line, type Piece } from './piece.ts'
import { scan } from './scan.ts'
import {
  askedAbout,
  isNeverTalk,
  isClaimed,
  isOwnPast,
  isPlan,
  isWhenTold,
  kindsOf,
  mayNarrow,
  names,
  tellsOfTalk,
} from './told.ts'
import { groupsOpened } from './told-groups.ts'
import { judgedIn, pointsAtTime, tellsOfSeason } from './told-times.ts'
import { isThisMatter } from './this-matter.ts'
import { topicsOf } from './topics.ts'
import { doingsOf, isWish, ofPeople, pronouns, textOf, wishEnd, wishers, wishesThere } from './wishes.ts'

/** The line without its story, or null where there is none to leave out. */
export function withoutStory(tokens: readonly Token[], line: Line, index: ModelIndex): Line | null {
  const parts = partsOf(tokens, line)
  const aside = parts.filter((part, at) => {
    if (at === parts.length - 1 || !part.isSentence || part.kind === 'tells') return false
    const rest = parts.slice(at + 1).flatMap(({ line: said }) => scan(said).placed)
    return isAside(part.line, rest, index, at === 0)
  })
  const glosses = parts.filter(part => part.inBrackets && isGloss(part.line))
  const asking = parts.filter(
    part => part.kind !== 'tells' && !aside.includes(part) && !glosses.includes(part),
  )
  if (asking.length === 0 || parts.some(isSupposed)) return null
  const said = new Line(asking.flatMap(part => part.line.pieces))
  const story = new Line(parts.filter(({ kind }) => kind === 'tells').flatMap(part => part.line.pieces))
  const judged = judgedIn(parts)
  if (judged.size > 0) return new Line(line.pieces.filter(piece => !judged.has(piece)))
  if (pointsAtTime(said)) return null
  const whole = resolved(said, story, index)
  const carried = whole === null ? null : withCarried(whole, parts, index)
  if (whole !== null && (carried !== null || !wishesThere(said, story))) return carried
  if (pointsBack(said) || (pointsNowhere(said, story, index) && !wishesThere(said, story))) return null
  const wanted = asking.flatMap(part => scan(part.line).placed)
  const asked = askedAbout(wanted, index)
  const fixed = wanted.filter(({ item }) => item.kind !== 'key')
  const told = stories(parts).flatMap(bits)
  const dropped = new Set([
    ...pronouns(said, story),
    ...[...aside, ...glosses].flatMap(part => part.line.pieces),
    ...told.flatMap(({ bit, wishes }) =>
      isSaidOfRows(bit) ? [] : leftOut(bit, index, isOnly(bit) ? askedAbout(fixed, index) : asked, wishes),
    ),
  ])
  for (const { bit } of told) for (const piece of groupsOpened(bit, line)) dropped.delete(piece)
  return dropped.size === 0 ? null : new Line(line.pieces.filter(piece => !dropped.has(piece)))
}

/** "If we keep 20%, how much did we earn": a part that the answer has to be taken of. */
const isSupposed = ({ line }: { line: Line }): boolean =>
  /^((so|and|but) )?(if|suppose|assuming|say) (we|i|you|they)\b/.test(textOf(line)) &&
  line.pieces.some((_, at) => line.means(at, 'amount')?.unit === 'percent')

/** Whether somebody tells where they have been, or whose wish it is, in words that are all known. */
export const hasOwnStory = (line: Line): boolean => isOwnPast(line) || wishers(line).length > 0

/** Where every word is understood: the line without the day of those who ask. */
export function withoutDays(tokens: readonly Token[], line: Line): Line {
  if (pointsAtTime(line)) return line
  const parts = partsOf(tokens, line)
  const told = parts.filter(({ kind }) => kind === 'tells')
  if (told.length === 0) return line
  const changed = changedBefore(parts)
  if (changed.size > 0)
    return new Line(
      line.pieces.map(piece => (changed.has(piece) ? { ...piece, meanings: [], soft: false } : piece)),
    )
  const untimely = new Set(
    told
      .flatMap(part => bits(part.line))
      .flatMap(({ bit }) =>
        scan(bit)
          .placed.filter(one => isWhenTold(bit, one))
          .flatMap(({ start, end }) => bit.pieces.slice(start, end)),
      ),
  )
  return untimely.size === 0 ? line : new Line(line.pieces.filter(piece => !untimely.has(piece)))
}

/** "We dropped the weekly stays. How many bookings": what somebody did is no change of what is asked; it stays unexplained. */
function changedBefore(parts: readonly { kind: string; line: Line }[]): ReadonlySet<Piece> {
  const changesIn = ({ line }: { line: Line }) =>
    scan(line).placed.flatMap(({ item, start, end }) =>
      item.kind === 'change' ? line.pieces.slice(start, end) : [],
    )
  const asking = parts.filter(({ kind }) => kind !== 'tells')
  return new Set(
    asking.length === 0 || asking.some(part => changesIn(part).length > 0)
      ? []
      : parts.filter(({ kind }) => kind === 'tells').flatMap(part => [...changesIn(part), ...talkIn(part)]),
  )
}

/** "We are only talking about Sea Oaks": those who ask talk, nobody wrote about it. */
const talkIn = ({ line }: { line: Line }): readonly Piece[] =>
  /^(so |and |but )?(we|i) are? (only |just )?talking\b|^(so |and |but )?i am (only |just )?talking\b/.test(
    textOf(line),
  )
    ? line.pieces.filter((_, at) => line.is(at, 'search'))
    : []

/** The line without clauses that tell and narrow nothing, for a question that makes no sense with them; null where there are none. */
export function onlyAsked(tokens: readonly Token[], line: Line): Line | null {
  const bare = partsOf(tokens, line).filter(
    ({ kind, line: told }) =>
      kind === 'tells' && !isWish(told) && !scan(told).placed.some(one => mayNarrow(told, one)),
  )
  const dropped = new Set(bare.flatMap(part => part.line.pieces))
  return dropped.size === 0 ? null : new Line(line.pieces.filter(piece => !dropped.has(piece)))
}

const partsOf = (tokens: readonly Token[], line: Line) =>
  clauses(tokens).map(({ kind, start, end }) => ({
    kind,
    line: new Line(line.pieces.filter(piece => piece.start >= start && piece.start < end)),
    inBrackets: tokens[start - 1]?.text === '(',
    isSentence: /^(?:[:?!.,]|-|)$/.test(tokens[end]?.text ?? ''),
  }))

/** A question that takes from its story what it points to; what else the story says of the rows must not get lost. */
function withCarried(
  { line, carried }: { line: Line; carried: ReadonlySet<Piece> },
  parts: readonly { kind: string; line: Line }[],
  index: ModelIndex,
): Line | null {
  const isAsked = askedAbout(scan(line).placed, index)
  const isTaken = ({ start, end }: Placed, bit: Line) =>
    bit.pieces.slice(start, end).some(piece => carried.has(piece))
  const isLost = ({ bit, wishes }: Told) =>
    topicsOf(
      scan(bit)
        .placed.filter(one => mayNarrow(bit, one) && !isClaimed(bit, one) && !isTaken(one, bit))
        .map(({ item }) => item),
      index,
    ).some(topic => !isAsked(topic)) ||
    (wishes && scan(bit).unused.some(piece => !ofPeople(piece) && bit.pieces.indexOf(piece) >= wishEnd(bit)))
  return stories(parts).flatMap(bits).some(isLost) ? null : line
}

/** Clauses that only tell and that no comma parts belong together: where one cannot be about the rows, the next goes on with it. */
function stories(parts: readonly { kind: string; line: Line }[]): Line[] {
  const told: Line[] = []
  parts.forEach(({ kind, line }, at) => {
    if (kind !== 'tells') return
    const before = parts[at - 1]?.kind === 'tells' ? told.pop() : undefined
    const joins = before?.pieces.at(-1)?.end === line.pieces[0]?.start
    if (before !== undefined && !joins) told.push(before)
    told.push(before !== undefined && joins ? new Line([...before.pieces, ...line.pieces]) : line)
  })
  return told
}

interface Told {
  bit: Line
  /** Somebody wants what it names. */
  wishes: boolean
}

/** A story is told in bits: one may say something about the rows and the next nothing. */
function bits(clause: Line): Told[] {
  const cut: Piece[][] = [[]]
  clause.pieces.forEach((piece, at) => {
    if (piece.text === ',' && at > 0) cut.push([])
    cut.at(-1)?.push(piece)
  })
  return cut.map((pieces, at) => ({
    bit: new Line(pieces),
    wishes: isWish(new Line(cut.slice(0, at + 1).flat())),
  }))
}

/** What of a bit can be left out: all of it, only the words about people, or nothing. */
function leftOut(
  bit: Line,
  index: ModelIndex,
  isAsked: (topic: string) => boolean,
  wishes: boolean,
): readonly Piece[] {
  const { placed, unused } = scan(bit)
  const untimely = placed.filter(one => isWhenTold(bit, one))
  if (unused.length === 0 && !isOwnPast(bit))
    return [...wishers(bit), ...untimely.flatMap(({ start, end }) => bit.pieces.slice(start, end))]
  const told = topicsOf(
    placed.filter(one => mayNarrow(bit, one) && !(isPlan(bit) && names(one.item))).map(({ item }) => item),
    index,
  )
  if (bit.pieces.some((_, at) => isThisMatter(bit, at))) return told.every(isAsked) ? bit.pieces : []
  const end = wishEnd(bit)
  const people = unused.filter(
    piece =>
      ofPeople(piece) ||
      (wishes && bit.pieces.indexOf(piece) < end) ||
      (isWeekday.test(piece.text) && tellsOfTalk(bit)),
  )
  if (isNeverTalk(bit, unused) || (tellsOfSeason(bit, unused, []) && !isAsked('time'))) return []
  const misses = wishes && people.length < unused.length
  // "A complaint about ORD-100245": a name is never only talked about.
  const isSearched = placed.some(
    one => isSearch(one.item) && bit.pieces.slice(one.start, one.end).some(piece => namesIn(piece, index)),
  )
  const isOfKind = placed.some(({ item }) => kindsOf(item, index).some(attribute => !isAsked(attribute)))
  if (told.every(isAsked) && !isOfKind && !isSearched && !setsCondition(bit)) return misses ? [] : bit.pieces
  return people.length === unused.length ? [...wishers(bit), ...people, ...doingsOf(bit, placed)] : []
}

const isWeekday = /^(mon|tues|wednes|thurs|fri|satur|sun)day$/

const isSearch = (item: Item) => item.kind === 'condition' && item.condition.kind === 'contains'

/** "Who was that?" asks about the story itself; "what can I show them?" is asked for someone. */
function pointsBack(clause: Line): boolean {
  const text = textOf(clause)
  const question = /\b(who|what|which|when|where) (was|is|were|are) (that|those|it|they)\b|\bthe two\b/.exec(
    text,
  )
  // "The biggest reservation, who was it": it is named in the question.
  const before = clause.pieces.filter(
    (_, at) => textOf(new Line(clause.pieces.slice(0, at + 1))).length <= (question?.index ?? 0),
  )
  if (question !== null && !scan(new Line(before)).placed.some(({ item }) => item.kind === 'noun'))
    return true
  const pointer = clause.pieces.findIndex(
    (piece, at) =>
      /^(those|them)$/.test(piece.text) && !/^(for|show|offer|send)$/.test(clause.pieces[at - 1]?.text ?? ''),
  )
  // "How many leads, and how many of those": they are named in the question.
  const named = scan(new Line(clause.pieces.slice(0, Math.max(0, pointer)))).placed
  return (
    pointer >= 0 &&
    !named.some(({ item }) => item.kind === 'noun' || item.kind === 'quantity' || item.kind === 'having')
  )
}
