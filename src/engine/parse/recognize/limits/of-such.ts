// "2 or more cancelled reservations", "only one property", "more than 6 off-market listings": a number of things that are had, of a
// certain kind or of any.
import type { ConditionRef } from '#engine/parse/item.ts'
import type { Amount, AmountUnit, Line } from '#engine/parse/piece.ts'
import { strongNouns } from '#engine/parse/recognize/numbers/amount-of.ts'
import { having, isLarge } from './having.ts'
import { isLimit } from './length-of-time.ts'
import { aheadOf } from '#engine/parse/recognize/times/looks-ahead.ts'
import type { Found } from '#engine/parse/recognize/recognizer.ts'

export function ofSuch(line: Line, at: number, amount: Amount, unit: AmountUnit): Found | null {
  const next = line.past(at + 1)
  const ahead = stillAhead(line, next, amount, unit)
  if (ahead !== null) return ahead
  // "Only one listing": a name of things, though some row may have it for a value.
  const kind = strongNouns(line, next).length > 0 ? null : kindAt(line, next)
  const place = kind === null ? next : line.past(next + 1)
  const nouns = strongNouns(line, place)
  if (nouns.length === 0 || (kind !== null && line.all(next, 'noun').length > 0)) return null
  if (isLimit(amount) ? kind === null : !isHad(line, at)) return null
  // "Homes around 500k in Old Town that are active": nobody counts so many of them.
  if (isLarge(amount)) return null
  // "A price over 500k off market homes have": without things in the plural nothing is counted.
  if (kind?.kind === 'segment' && line.pieces[place]?.plural !== true) return null
  // "Orders over 500 dollars from New York customers": an amount of money counts nobody.
  if (kind !== null && unit === 'money') return null
  const such: Found['items'] = kind === null ? [] : [{ kind: 'condition', condition: kind }]
  return { end: place + 1, items: [...having({ kind: 'count', nouns }, amount, unit), ...such] }
}

/** "Two or more upcoming bookings": so many of those that are still to come. */
function stillAhead(line: Line, at: number, amount: Amount, unit: AmountUnit): Found | null {
  const found = line.means(at, 'period')
  const nouns = strongNouns(line, at + 1)
  const isAhead = found !== undefined && /^(upcoming|future|coming)$/.test(line.pieces[at]?.text ?? '')
  if (!isAhead || nouns.length === 0 || line.pieces[at + 1]?.plural !== true) return null
  if (!isLimit(amount) || isLarge(amount) || unit === 'money') return null
  return {
    end: at + 2,
    items: [
      ...having({ kind: 'count', nouns }, amount, unit),
      { kind: 'period', period: found.period, dates: [], ...aheadOf(line, at) },
    ],
  }
}

/** What the things are that stand behind it: in a state, or of a group that has a name. */
function kindAt(line: Line, at: number): ConditionRef | null {
  const values = line.all(at, 'value').map(({ attribute, value }) => ({ attribute, value }))
  if (values.length > 0) return { kind: 'values', options: [values], not: false }
  const segments = line.all(at, 'segment').map(({ segment }) => segment)
  return segments.length > 0 ? { kind: 'segment', segments, not: false } : null
}

/** "Have only one", "with exactly 3": an exact number limits where it is had; elsewhere it may say how many to show. */
function isHad(line: Line, at: number): boolean {
  const exactly = /^exactly\b/.test(line.pieces[at]?.text ?? '')
  const only = line.is(at - 1, 'only')
  const verb = line.pieces[only ? at - 2 : at - 1]?.text ?? ''
  const isDone = /^(placed|made|ordered|bought|booked|left|received|sold|own|own[se]d?)$/.test(verb)
  return (/^(have|has|had|with|got)$/.test(verb) || isDone) && (only || exactly)
}
