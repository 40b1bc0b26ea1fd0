// What a story says of the rows: a place or a price may be meant, the day of a talk, a reason or somebody's belief is not.
import type { ModelIndex } from '#engine/model-index.ts'
import { certainTables } from './assemble/certain-tables.ts'
import type { Item, Placed } from './item.ts'
import type { Line, Piece } from './piece.ts'
import { scan } from './scan.ts'
import { topicsOf } from './topics.ts'
import { isPerson, isTeller, textOf } from './wishes.ts'

const narrowing: ReadonlySet<Item['kind']> = new Set(['condition', 'having', 'period', 'shift', 'limit'])
export const narrows = (item: Item) => narrowing.has(item.kind)

/** What the question itself speaks of, or cannot speak of: an owner who called narrows no stays. */
export function askedAbout(wanted: readonly Placed[], index: ModelIndex): (topic: string) => boolean {
  const topics = new Set(
    topicsOf(
      wanted.map(({ item }) => item),
      index,
    ),
  )
  // "I'm doing our 2025 taxes. Revenue by month": months of what year is not said.
  if (!wanted.some(({ item }) => item.kind === 'period' || item.kind === 'shift')) topics.delete('time')
  const tables = certainTables(index, wanted)
  const isElsewhere = (topic: string) =>
    index.has(topic) &&
    tables.length > 0 &&
    tables.every(table => index.path(table, index.attribute(topic).table) === null)
  const isComputed = computesWith(wanted, index)
  return topic => topics.has(topic) || isElsewhere(topic) || isComputed(topic)
}

/** "Refunds are killing us. Which products have the highest refund rate": a number that is told by the same state. */
const computesWith =
  (asked: readonly Placed[], index: ModelIndex) =>
  (attribute: string): boolean =>
    asked
      .flatMap(({ item }) => {
        if (item.kind === 'rank') return item.by ?? []
        return item.kind === 'quantity' || item.kind === 'having' ? item.quantity : []
      })
      .some(
        by =>
          by.kind === 'measure' &&
          by.measures.some(id => JSON.stringify(index.measure(id)).includes(`"${attribute}"`)),
      )

/** "Expired listings": things of one state, which is said with them. */
export const kindsOf = (item: Item, index: ModelIndex): string[] =>
  item.kind === 'noun' && !item.weak
    ? item.nouns.flatMap(id =>
        (index.noun(id).where ?? []).flatMap(one =>
          one.kind === 'is' && one.not !== true ? [one.attribute] : [],
        ),
      )
    : []

/** The same, also where they are counted: "three or more refunded orders". */
export const kindsAsked = (item: Item, index: ModelIndex): string[] => {
  const counted =
    (item.kind === 'quantity' || item.kind === 'having') && item.quantity.kind === 'count'
      ? item.quantity.nouns
      : []
  return kindsOf(
    counted.length === 0 ? item : { kind: 'noun', nouns: counted, plural: true, none: false, weak: false },
    index,
  )
}

/** "I want to send them a thank you card": what becomes of the rows does not choose them, whatever it names. */
export const isPlan = (bit: Line) => {
  const text = textOf(bit)
  if (/^(so |and )?(we|i) (are|am) (planning|going|about|hoping|thinking) to\b/.test(text)) return true
  // "We run a small outdoor shop": what those who ask do.
  if (/^(so |and |hi |hello )*(we|i) (run|own|operate) (a|an|our|my)\b/.test(text)) return true
  return (
    /\b(want|need|got|have|going|like|thinking|planning)\b/.test(text) &&
    /\b(them|those|these|it)\b/.test(text)
  )
}

/** "We did Breckenridge last year": where those who ask have been before. */
export const isOwnPast = (bit: Line): boolean =>
  bit.pieces.some(
    (_, at) =>
      /^(i|we)$/.test(bit.pieces[at]?.text ?? '') &&
      /^(did|went|visited|tried|stayed|vacationed|loved)$/.test(bit.pieces[at + 1]?.text ?? '') &&
      bit.means(bit.past(at + 2), 'value') !== undefined,
  )

/** What a story says of rows, unless it tells when it was told or why. */
export const mayNarrow = (bit: Line, one: Placed): boolean =>
  narrows(one.item) &&
  !isWhenTold(bit, one) &&
  !isOnlyTeller(bit, one) &&
  !(isReason(bit) && isState(one.item))

/** "Our owners", "my accountant is waiting": those who are told of, and how they are. */
export const isOnlyTeller = (bit: Line, { start, end }: Placed): boolean =>
  end === start + 1 &&
  (isTeller(bit, start) ||
    (/^(is|are|was|were)$/.test(bit.pieces[start - 1]?.text ?? '') && isTeller(bit, start - 2)))

/** "Because returns are killing us": what is going on gives a reason; only a name or an amount in it could be meant. */
const isReason = (bit: Line) =>
  /^(because|since|given|now that|considering|seeing|although|though)\b/.test(textOf(bit))

const isState = (item: Item): boolean =>
  item.kind === 'condition' &&
  (item.condition.kind === 'segment' ||
    item.condition.kind === 'flag' ||
    (item.condition.kind === 'values' &&
      item.condition.options.flat().every(({ attribute }) => attribute.endsWith('.status'))))

/** "He thinks they sit empty": what somebody believes of things does not choose them. */
export const isClaimed = (bit: Line, { item }: Placed): boolean => isState(item) && isClaim(bit)

export const isClaim = (bit: Line): boolean =>
  /\b(thinks?|thought|claims?|claimed|says?|said|believes?|believed|feels?|feeling|suppose|guess|swears?|swore|told|hears?|heard|hunch|impression|convinced|insists?|argues?|suspects?|reckons?|bets?|complain(?:s|t|ts|ed|ing)?|telling|saying|worried|worries|afraid|fears?|assumes?|assumed|doubts?|rumou?rs?|suspicious|suspicions?)\b/.test(
    textOf(bit),
  )

/** A sum of money, or a number as large as one; a year is none. */
const isPrice = (bit: Line, at: number): boolean => {
  const found = bit.means(at, 'amount')
  if (found === undefined || found.amount.kind !== 'exact') return false
  return found.unit === 'money' || found.amount.values.some(value => value >= 10_000)
}

/** "Pet-friendly homes": something that the data does not hold, said of its things. */
export const isAbsentKind = (bit: Line, at: number): boolean =>
  bit.means(at, 'absent') !== undefined &&
  // "I have this client who flips houses": what somebody does with them.
  !/^(who|i|we|he|she|they)$/.test(bit.pieces[at - 1]?.text ?? '') &&
  bit.all(at + 1, 'noun').some(({ weak, verb }) => !weak && verb !== true) &&
  bit.pieces[at + 1]?.plural === true

/** "I can do 500k", "we are talking pet-friendly homes": what could choose the rows, though it is not understood. */
export const isNeverTalk = (bit: Line, unused: readonly Piece[]): boolean =>
  unused.some(piece => isPrice(bit, bit.pieces.indexOf(piece))) ||
  bit.pieces.some((_, at) => isAbsentKind(bit, at))

const week = /^(this|last|next) week$/
const day =
  /^((in|on|by|until) )?(today|yesterday|tomorrow|tonight|last night|this (morning|afternoon|evening)|(before |over |by )?(the|this|next) weekend|weekend|((on|last|next|this) )?(mon|tues|wednes|thurs|fri|satur|sun)days?)$/

/** "Yesterday the warehouse guy calls me", "I'm placing a reorder tomorrow": the day of those who ask, and no day of the rows. */
export const isWhenTold = (bit: Line, { item, text }: Placed): boolean =>
  (item.kind === 'period' && isOwnPast(bit)) ||
  ((item.kind === 'period' || (item.kind === 'condition' && item.condition.kind === 'weekdays')) &&
    (day.test(text) || week.test(text)) &&
    (ofTalk.test(textOf(bit)) ||
      // "Last week we had a storm" may tell when things happened.
      (!week.test(text) &&
        bit.pieces.some(piece => /^(i|we|my|he|she|they)$/.test(piece.text) || isPerson(piece.text)) &&
        !scan(bit).placed.some(({ item: other }) => /^(quantity|noun|date|attribute)$/.test(other.kind)))))

/** Whether somebody calls, comes or meets here: a day in it is theirs. */
export const tellsOfTalk = (bit: Line): boolean =>
  ofTalk.test(textOf(bit)) ||
  bit.pieces.some(({ text }) => /^(i|we|my|he|she|they)$/.test(text) || isPerson(text))

const ofTalk =
  /\b(meeting|phone|call|calls|called|said|says|told|tells|asked|asks|talk|talked|spoke|quit|emailed|texted|met|meet|promised|mentioned|complained|argued|lunch|dinner|breakfast|coffee|rang|phoned|(coming|comes|flying|driving) (in|over|by|down|up|to town|to see (me|us))|in town|visiting|(stopped|came|dropped|swung) by|ran into|walked in|(i|we) (saw|missed|lost (a|an|one|two|our)|forgot|read)|(i|we) (am|are) (placing|meeting|seeing|presenting|calling|sending|writing|preparing|prepping|heading|going|flying|driving|pitching|talking|visiting|sitting))\b/

export const names = (item: Item) =>
  item.kind === 'period' ||
  (item.kind === 'condition' && (item.condition.kind === 'segment' || item.condition.kind === 'values'))

/** Names that the data knows, also where they stand within words that are searched for. */
export const namesOf = ({ meanings }: Piece): string[] =>
  meanings.flatMap(meaning =>
    (meaning.kind === 'value' && !meaning.attribute.endsWith('.status')) || meaning.kind === 'flag'
      ? [meaning.attribute]
      : [],
  )
