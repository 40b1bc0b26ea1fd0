// People tell a story before they ask. What only tells is left out, but never what could narrow the answer: a client "in Old
// Town" is part of the question wherever it stands, and a "garage" that she wants is missed rather than forgotten.
import { clauses } from '#engine/text/clauses.ts'
import type { Token } from '#engine/text/token.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { askers } from '#engine/text/frame-words.ts'
import { wordSet } from '#engine/text/word-list.ts'
import { certainTables } from './assemble/certain-tables.ts'
import type { Item, Placed } from './item.ts'
import { Line, type Piece } from './piece.ts'
import { scan } from './scan.ts'
import { topicsOf } from './topics.ts'

/** Those whom a story is about, and what they do: words that no data is asked for. */
const ofStories: ReadonlySet<string> = new Set([
  ...askers,
  'a couple',
  ...wordSet(
    `phone call line about email caller suit suits fit fits wife husband spouse partner boss manager accountant bookkeeper cfo ceo investor client clients couple family newlyweds friend
   colleague nephew niece mother father mom dad son daughter kids kid children dog dogs cat baby he she her him his they we i
   insist insists off state town broken worried worry a want wants wanted need needs like likes prefer prefers love loves happy plenty budget ask asks spend`,
  ),
])

const clients =
  /\b(client|couple|buyers?|family|newlyweds|investor|they|he|she|him|her)\b.*\b(wants?|needs?|prefers?|insists?|requires?|must|looking for|dreams? of)\b/

/** The line without its story, or null where there is none to leave out. */
export function withoutStory(tokens: readonly Token[], line: Line, index: ModelIndex): Line | null {
  const parts = clauses(tokens).map(({ kind, start, end }) => ({
    kind,
    line: new Line(line.pieces.filter(piece => piece.start >= start && piece.start < end)),
    inBrackets: tokens[start - 1]?.text === '(',
    isSentence: /^(?:[:?!.,]|-|)$/.test(tokens[end]?.text ?? ''),
  }))
  const aside = parts.filter((part, at) => {
    if (at === parts.length - 1 || !part.isSentence || part.kind === 'tells') return false
    const rest = parts.slice(at + 1).flatMap(({ line: said }) => scan(said).placed)
    return isAside(part.line, rest, index)
  })
  const glosses = parts.filter(part => part.inBrackets && isGloss(part.line))
  const asking = parts.filter(
    part => part.kind !== 'tells' && !aside.includes(part) && !glosses.includes(part),
  )
  if (asking.length === 0 || asking.some(part => pointsBack(part.line))) return null
  const wanted = asking.flatMap(part => scan(part.line).placed)
  const asked = askedAbout(wanted, index)
  const told = stories(parts).flatMap(bits)
  const dropped = new Set([
    ...[...aside, ...glosses].flatMap(part => part.line.pieces),
    ...told.flatMap(({ bit, wishes }) => leftOut(bit, index, asked, wishes)),
  ])
  return dropped.size === 0 ? null : new Line(line.pieces.filter(piece => !dropped.has(piece)))
}

/** What the question itself speaks of, or cannot speak of: an owner who called narrows no stays. */
function askedAbout(wanted: readonly Placed[], index: ModelIndex): (topic: string) => boolean {
  const topics = new Set(
    topicsOf(
      wanted.map(({ item }) => item),
      index,
    ),
  )
  const tables = certainTables(index, wanted)
  const isElsewhere = (topic: string) =>
    index.has(topic) &&
    tables.length > 0 &&
    tables.every(table => index.path(table, index.attribute(topic).table) === null)
  return topic => topics.has(topic) || isElsewhere(topic)
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

/** A story is told in bits: one may say something about the rows and the next nothing. `wishes`: somebody wants what it names. */
function bits(clause: Line): { bit: Line; wishes: boolean }[] {
  const cut: Piece[][] = [[]]
  clause.pieces.forEach((piece, at) => {
    if (piece.text === ',' && at > 0) cut.push([])
    cut.at(-1)?.push(piece)
  })
  return cut.map((pieces, at) => ({
    bit: new Line(pieces),
    wishes: clients.test(textOf(new Line(cut.slice(0, at + 1).flat()))),
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
  if (unused.length === 0 && !isOwnPast(bit)) return []
  const told = topicsOf(
    placed
      .filter(({ item }) => narrows(item) && !(isPlan(bit) && names(item)))
      .filter(one => !isWhenTold(bit, one))
      .map(({ item }) => item),
    index,
  )
  const people = unused.filter(({ text }) => ofStories.has(text))
  const misses = wishes && people.length < unused.length
  if (told.every(isAsked)) return misses ? [] : bit.pieces
  return people.length === unused.length ? people : []
}

/** "I want to send them a thank you card": what becomes of the rows does not choose them, whatever it names. */
const isPlan = (bit: Line) => {
  const text = textOf(bit)
  if (/^(so |and )?(we|i) (are|am) (planning|going|about|hoping|thinking) to\b/.test(text)) return true
  // "We run a small outdoor shop": what those who ask do.
  if (/^(so |and |hi |hello )*(we|i) (run|own|operate) (a|an|our|my)\b/.test(text)) return true
  return (
    /\b(want|need|got|have|going|like|thinking|planning)\b/.test(text) &&
    /\b(them|those|these|it)\b/.test(text)
  )
}

/** "I'm placing a reorder tomorrow": the day of those who ask. */
const ownPlan =
  /\b(i|we) (am|are) (placing|meeting|seeing|presenting|calling|sending|writing|preparing|prepping|heading|going|flying|driving|pitching|talking|visiting)\b/

/** "We did Breckenridge last year": where those who ask have been before. */
const isOwnPast = (bit: Line): boolean =>
  bit.pieces.some(
    (_, at) =>
      /^(i|we)$/.test(bit.pieces[at]?.text ?? '') &&
      /^(did|went|visited|tried|stayed|vacationed|loved)$/.test(bit.pieces[at + 1]?.text ?? '') &&
      bit.means(bit.past(at + 2), 'value') !== undefined,
  )

/** Whether somebody tells where they have been, in words that are all known. */
export const hasOwnStory = isOwnPast

/** "Yesterday the warehouse guy calls me": the day of a talk, not of the rows. */
const isWhenTold = (bit: Line, { item, text }: Placed) =>
  (item.kind === 'period' && isOwnPast(bit)) ||
  (item.kind === 'period' &&
    /^(today|tomorrow|tonight|next week|this week)$/.test(text) &&
    ownPlan.test(textOf(bit))) ||
  (item.kind === 'period' &&
    /^(today|yesterday|tonight|last night|this week|last week)$/.test(text) &&
    /\b(meeting|phone|call|calls|called|said|says|told|tells|asked|asks|talk|talked|spoke|quit|emailed|texted)\b/.test(
      textOf(bit),
    ))

const names = (item: Item) =>
  item.kind === 'period' ||
  (item.kind === 'condition' && (item.condition.kind === 'segment' || item.condition.kind === 'values'))

const textOf = ({ pieces }: Line) => pieces.map(({ text }) => text).join(' ')

/** "Win-back audience size: customers who …" wants to know how many they are. */
const wantsNumber = /\b(size|count|number|total|amount|average|rate|share|percent|percentage)\b/

const isNumber = (item: Item) =>
  item.kind === 'quantity' || (item.kind === 'ask' && /^(count|how much|money|share)$/.test(item.how))

/** "Hidden gems:", "pool premium check:": a headline of which the data knows nothing, or that the question says again. */
function isAside(clause: Line, rest: readonly Placed[], index: ModelIndex): boolean {
  const { placed, unused } = scan(clause)
  if (unused.length === 0 || clients.test(textOf(clause))) return false
  if (wantsNumber.test(textOf(clause)) && !rest.some(({ item }) => isNumber(item))) return false
  const isAsked = askedAbout(rest, index)
  const absent = clause.pieces.some(({ meanings }) => meanings.some(({ kind }) => kind === 'absent'))
  // "Garage homes:" wants a garage, "free shipping thing:" tells an occasion.
  if (absent && !occasions.test(textOf(clause))) return false
  return placed.every(
    ({ item }) =>
      (item.kind === 'ask' && item.how === 'which') ||
      (item.kind === 'noun' && item.weak) ||
      (item.kind === 'condition' && topicsOf([item], index).every(isAsked)),
  )
}

const occasions =
  /\b(thing|check|question|stuff|idea|project|plan|update|review|analysis|report|threshold|campaign|promo|email|audit|recap|prep|meeting)$/

/** "(price times stock)" explains a word that is known; what narrows the rows explains nothing. */
const isGloss = (clause: Line): boolean =>
  scan(clause).unused.length > 0 &&
  !scan(clause).placed.some(({ item }) => narrows(item)) &&
  clause.pieces.some(({ text }) => /^(x|times|divided by|minus|plus|over|\/|=|to)$/.test(text))

const narrowing: ReadonlySet<Item['kind']> = new Set(['condition', 'having', 'period', 'shift', 'limit'])
const narrows = (item: Item) => narrowing.has(item.kind)

/** "Who was that?" asks about the story itself; "what can I show them?" is asked for someone. */
function pointsBack(clause: Line): boolean {
  const text = textOf(clause)
  if (/\b(who|what|which|when|where) (was|is|were|are) (that|those|it|they)\b|\bthe two\b/.test(text))
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
