// "Is PayPal still our most used way of paying", "does Texas have the most customers", "is our top brand Velora": what is named is
// the answer that somebody supposes. It narrows nothing: all are ranked, and then it is seen who comes first.
import type { Item } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { isSuperlative } from './ranking.ts'
import { opensWith, type Found } from '#engine/parse/recognize/recognizer.ts'

const toBe = /^(is|are|was|were)$/
const auxiliary = /^(is|are|was|were|do|does|did|has|have|had)$/
/** Behind one of these a verb asks nothing by itself: "which cities are", "homes that have". */
const subject = /^(that|they|we|you|i|it|there|this|those|these|she|he)$/

export const guess = opensWith({
  kinds: ['attribute', 'value', 'weekdays', 'period'],
  words: ['not'],
  texts: 'is | are | was | were',
})((line, at) => {
  if (isPredicate(line, at)) return { end: at + 1, items: [{ kind: 'predicate' }] }
  // "Isn't Electronics our biggest category": whoever asks like this supposes that it is.
  const denied = line.is(at, 'not') ? supposedAt(line, line.past(at + 1)) : null
  if (denied !== null && isSubject(line, line.past(at + 1))) return { end: denied.end, items: [denied.item] }
  const named = supposedGroup(line, at)
  if (named !== null) return named
  const supposed = supposedAt(line, at)
  if (supposed === null || !(isSubject(line, at) || isComplement(line, at, supposed.end))) return null
  return { end: supposed.end, items: [supposed.item] }
})

/** A value, a weekday or a time, and another one behind "or". */
function supposedAt(line: Line, at: number): { item: Item; end: number } | null {
  const values = line.all(at, 'value')
  const days = line.means(at, 'weekdays')?.days
  const period = line.means(at, 'period')?.period
  if (values.length > 0) {
    const other = line.pieces[at + 1]?.text === 'or' ? line.all(line.past(at + 2), 'value') : []
    const same = other.filter(({ attribute }) => values.some(one => one.attribute === attribute))
    const options = [values, ...(same.length > 0 ? [same] : [])].map(list =>
      list.map(({ attribute, value }) => ({ attribute, value })),
    )
    return { item: { kind: 'guess', options }, end: same.length > 0 ? line.past(at + 2) + 1 : at + 1 }
  }
  if (days !== undefined) return { item: { kind: 'guess', options: [], days }, end: at + 1 }
  return period === undefined ? null : { item: { kind: 'guess', options: [], period }, end: at + 1 }
}

/** "Is our top category Apparel": what it is one of stands before it. */
function supposedGroup(line: Line, at: number): Found | null {
  const own = line.all(at, 'attribute')
  const supposed = own.length === 0 ? null : supposedAt(line, line.past(at + 1))
  if (supposed?.item.kind !== 'guess' || !isComplement(line, line.past(at + 1), supposed.end)) return null
  const values = new Set(supposed.item.options.flat().map(({ attribute }) => attribute))
  const attributes = own.map(({ attribute }) => attribute).filter(id => values.has(id))
  if (attributes.length === 0) return null
  const group: Item = { kind: 'attribute', attributes, plural: false, text: line.pieces[at]?.text ?? '' }
  return { end: supposed.end, items: [group, supposed.item] }
}

/** "Is Aspen our best city", "whether Aspen brings in the most": it stands where the sentence begins, the superlative behind. */
function isSubject(line: Line, at: number): boolean {
  let before = at - 1
  while (before >= 0 && !opensAsking(line, before) && isBetween(line, before) && at - before < 6) before--
  return opensAsking(line, before) && ranksAfter(line, at + 1)
}

/** "Is our best selling brand still Velora": nothing follows it. */
const isComplement = (line: Line, at: number, end: number): boolean =>
  line.pieces.slice(0, at).some((_, place) => isPredicate(line, place)) && isLast(line, end)

const isLast = (line: Line, end: number): boolean => {
  const next = line.pieces[line.past(end)]
  return (
    next === undefined || next.text === ',' || line.pieces[end]?.sentence !== line.pieces[end - 1]?.sentence
  )
}

/** "Is the cheapest home …", "are our top five products …": whatever ends the sentence is said of those. */
function isPredicate(line: Line, at: number): boolean {
  return toBe.test(line.pieces[at]?.text ?? '') && opensAsking(line, at) && ranksAt(line, line.past(at + 1))
}

/** The verb that makes a sentence a question to which the answer is yes or no, or "whether". */
export function opensAsking(line: Line, at: number): boolean {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  if (/^(whether|if)$/.test(text(at))) return true
  if (/^(says?|thinks?|claims?|believes?|swears?|insists?|bets?)$/.test(text(at))) return true
  if (text(at) === 'that' && /^(true|right|correct|possible|fair to say)$/.test(text(at - 1))) return true
  if (!auxiliary.test(text(at))) return false
  const sentence = line.pieces[at]?.sentence
  let before = at - 1
  // "When was the latest inquiry for Driftwood Beach House": not whether it was.
  if (subject.test(text(before)) || /^(when|where|why)$/.test(text(before))) return false
  while (line.pieces[before]?.sentence === sentence && !line.is(before, 'comma', 'or')) {
    if (line.pieces[before]?.soft !== true || line.is(before, 'which')) return false
    before--
  }
  return true
}

/** What may stand between the verb and its subject: "is the city of Aspen", "do homes in Old Town". */
const isBetween = (line: Line, at: number): boolean =>
  line.pieces[at]?.soft === true ||
  line.is(at, 'not', 'all') ||
  line.all(at, 'noun').length > 0 ||
  line.all(at, 'attribute').length > 0

const ranksAt = (line: Line, at: number): boolean => {
  const next = line.means(at, 'amount') === undefined ? at : line.past(at + 1)
  return (
    line.is(next, 'top', 'bottom', 'common', 'rare') ||
    line.all(next, 'ranks').length > 0 ||
    (line.all(next, 'extreme').length > 0 && isSuperlative(line, next))
  )
}

/** A superlative in the rest of the sentence, before anything else is asked. */
function ranksAfter(line: Line, from: number): boolean {
  for (let at = from; at < line.length && line.pieces[at]?.sentence === line.pieces[from]?.sentence; at++) {
    if (ranksAt(line, at)) return true
    // "Are refunds more common for cards than for cash": of two, and nobody comes first.
    const isOfTwo = line.is(at, 'more', 'less') && line.all(at + 1, 'ranks').length > 0
    if (isOfTwo || line.is(at, 'than', 'comma', 'count', 'how much')) return false
  }
  return false
}
