// The things and attributes that a question names.
import type { ConditionRef, Item } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { isColumn } from './conditions/conditions.ts'
import { goesOnExcluding, pastNone } from './conditions/negated.ts'
import { opensWith } from './recognizer.ts'
import { scopeOf } from './numbers/scope-of-things.ts'
import { aheadOf } from './times/looks-ahead.ts'

export const nouns = opensWith({ kinds: ['noun', 'amount'], words: ['none', 'not'], texts: 'or' })((
  line,
  at,
) => {
  const behind = pastNone(line, at) ?? (isUndone(line, at) ? line.past(at + 1) : null)
  const none = behind !== null
  const { place, between } = none ? missing(line, behind) : { place: at, between: [] }
  // "What share of revenue", "revenue share by city" ask for a part; "how many shares" counts what visitors passed on.
  const isPart = line.is(place - 1, 'which') || line.all(place - 1, 'measure').length > 0
  if (line.is(place, 'share') && line.pieces[place]?.plural !== true && isPart) return null
  if (isColumn(line, place)) return null
  // "Zero total orders": a column of the things, named as it is called, says it itself.
  const counts = line.all(place, 'attribute').filter(({ unpriced }) => unpriced === true)
  if (none && counts.length > 0) {
    const condition: ConditionRef = {
      kind: 'empty',
      attributes: counts.map(one => one.attribute),
      not: false,
    }
    return { end: place + 1, items: [{ kind: 'condition', condition }] }
  }
  const all = line.all(place, 'noun')
  const strong = all.filter(({ weak }) => !weak)
  const found = (strong.length > 0 ? strong : all).map(({ noun }) => noun)
  if (found.length === 0) return null
  // "Neither completed nor refunded": two states that it has not.
  const goesOn = /^(neither|nor|or)$/.test(line.pieces[at]?.text ?? '')
  const isState =
    line.all(place, 'value').length > 0 &&
    (line.pieces[place]?.plural !== true || (none && goesOnExcluding(line, place)))
  if (none && goesOn && isState && !isPassive(line, at)) return null
  // "Without cancelled ones": of what is counted, those are left out.
  if (none && isState && line.pieces[place + 1]?.text === 'ones') return null
  if (!none && isState && (isApart(line, place) || isSaidOf(line, place) || isOnlyState(line, place)))
    return {
      end: place + 1,
      items: [
        {
          kind: 'condition',
          condition: { kind: 'values', options: [line.all(place, 'value')], not: false },
        },
      ],
    }
  const plural = line.pieces[place]?.plural === true && !isOneOf(line, place)
  return {
    end: place + 1,
    items: [
      {
        kind: 'noun',
        nouns: found,
        plural,
        none,
        weak: strong.length === 0,
        ...(strong.length === 0 && all.every(({ verb }) => verb === true) ? { verb: true as const } : {}),
        ...(isModifier(line, place) ? { scope: true as const } : scopeOf(line, place)),
      },
      ...between,
    ],
  }
})

/** "Active, not sold, homes": the state of things that an aside parts from it. */
function isApart(line: Line, at: number): boolean {
  const next = [2, 3, 4].map(step => at + step).find(place => line.is(place, 'comma'))
  return (
    line.is(at + 1, 'comma') &&
    next !== undefined &&
    line.all(line.past(next + 1), 'noun').some(({ weak }) => !weak) &&
    line.pieces[line.past(next + 1)]?.plural === true
  )
}

/** "The count of homes under contract and their asking price": the state of what is named right before it. */
function isSaidOf(line: Line, at: number): boolean {
  const own = new Set(line.all(at, 'noun').map(({ noun }) => noun))
  const things = line.all(at - 1, 'noun').filter(({ weak }) => !weak)
  return (
    line.is(at - 2, 'count') &&
    line.pieces[at - 1]?.plural === true &&
    things.length > 0 &&
    !things.some(({ noun }) => own.has(noun)) &&
    line.all(at, 'value').every(({ attribute }) => attribute.endsWith('.status'))
  )
}

/** "Number of homes and average price by area, only the sold ones": of all that was asked for, and not of one number. */
function isOnlyState(line: Line, at: number): boolean {
  let start = at - 1
  while (/^(the|those|ones|homes|that|which|are|were|in|with)$/.test(line.pieces[start]?.text ?? '')) start--
  let end = at + 1
  while (/^(ones?|homes|houses|please|thanks|[.?!])$/.test(line.pieces[end]?.text ?? '')) end++
  const counts = line.pieces.filter((_, place) => line.is(place, 'count') || line.is(place, 'average'))
  return (
    end >= line.length &&
    /^(only|just)$/.test(line.pieces[start]?.text ?? '') &&
    line.is(start - 1, 'comma') &&
    counts.length > 1 &&
    line.all(at, 'value').every(({ attribute }) => attribute.endsWith('.status'))
  )
}

/** "Customer spend by state": whose money it is; what it is grouped by stands behind "by". */
function isModifier(line: Line, at: number): boolean {
  const { plural, text } = line.pieces[at] ?? {}
  if (plural === true || text === undefined || line.all(at + 1, 'measure').length === 0) return false
  const before = line.pieces[at - 1]
  const isAlone = before === undefined || (before.soft && !/^(each|per|every|which|what)$/.test(before.text))
  const isGrouped = line.is(at + 2, 'by') || line.means(at + 2, 'grain')?.grouping === true
  return isAlone && !line.is(at - 1, 'by', 'which', 'top', 'bottom') && isGrouped
}

/** "Which of our homes earned the most" asks for one of them. */
const isOneOf = (line: Line, at: number): boolean => {
  const before = line.pieces
    .slice(Math.max(0, at - 3), at)
    .map(({ text }) => text)
    .join(' ')
  return /\b(which|what|who|one) of( our| my| the| these| those| their| all)*$/.test(before)
}

/** "Neither been booked nor viewed": what was not done with them, and no state. */
const isPassive = ({ pieces }: Line, at: number): boolean =>
  /^(neither|nor)$/.test(pieces[at]?.text ?? '') &&
  pieces.some(({ text }, place) => place <= at && text === 'neither' && pieces[place + 1]?.text === 'been')

/** "Not been ordered", "did not sell": the verb speaks of things that are not there. */
function isUndone(line: Line, at: number): boolean {
  const next = line.past(at + 1)
  // "Not booked" is a state; "not been booked since May" tells what did not happen.
  const isPassive = line.pieces[at + 1]?.text === 'been'
  const state =
    !isPassive && (['value', 'flag', 'segment'] as const).some(kind => line.means(next, kind) !== undefined)
  return line.is(at, 'not') && !state && line.all(next, 'noun').some(({ weak }) => weak)
}

/** "Guest, check-in and amount": among columns, a day is what is shown of them, and no arrival. */
export const dayShown = opensWith({ kinds: ['attribute'] })((line, at) => {
  const days = line.all(at, 'attribute').flatMap(one => (one.sort === 'day' ? [one.attribute] : []))
  const isNoun = line.all(at, 'noun').length > 0 && line.pieces[at]?.plural !== true
  const isBeside = (place: number) =>
    line.pieces[place]?.plural !== true &&
    (line.all(place, 'noun').some(({ weak }) => !weak) || line.all(place, 'attribute').length > 0)
  if (days.length === 0 || !isNoun || !line.is(at - 1, 'comma', 'and') || !isBeside(at - 2)) return null
  const ends =
    at + 1 >= line.length ||
    line.is(at + 1, 'comma', 'and') ||
    /^(of|for|from)$/.test(line.pieces[at + 1]?.text ?? '')
  return ends
    ? { end: at + 1, items: [{ kind: 'attribute', attributes: days, plural: false, text: 'day' }] }
    : null
})

export const attributes = opensWith({ kinds: ['attribute'] })((line, at) => {
  const found = line.all(at, 'attribute').map(({ attribute }) => attribute)
  if (found.length === 0) return null
  const { plural = false, text = '' } = line.pieces[at] ?? {}
  // "How was the order paid" asks for the way, not for the amount.
  if (/^(paid|pay)$/.test(text) && line.pieces.slice(0, at).some(piece => piece.text === 'how')) return null
  // "Sold for at least 10% under asking": how far from it is what is told.
  const told = line.means(at + 1, 'amount') !== undefined && line.all(line.past(at + 2), 'unit').length > 0
  if (/\b(for|at)$/.test(text) && told) return { end: at + 1, items: [] }
  // "Orders that are paid by card": the verb of a condition, no column.
  const isVerb = /^(is|are|was|were|been|get|gets)$/.test(line.pieces[at - 1]?.text ?? '')
  const states = (['segment', 'value', 'flag', 'noun'] as const).some(
    kind => line.means(at + 1, kind) !== undefined,
  )
  // "Share of orders paid by card": theirs, and no amount.
  const isTheirs =
    text === 'paid' && line.pieces[at - 1]?.plural === true && line.all(at - 1, 'noun').length > 0
  if ((isVerb || isTheirs) && states) return { end: at + 1, items: [] }
  // "How far in advance do guests book": one number is wanted, not a list.
  const isOfOne = isRankedNext(line, at)
  if (/^how (far|long|old|big|fast|early|quick|close)/.test(text) && !isOfOne)
    return {
      end: at + 1,
      items: [{ kind: 'attribute', attributes: found, plural, text }, { kind: 'averaged' }],
    }
  return { end: at + 1, items: [{ kind: 'attribute', attributes: found, plural, text }] }
})

/** "How long is the longest stay": of one that is told by a superlative. */
const isRankedNext = (line: Line, at: number): boolean => {
  const next = line.past(at + 1)
  return line.is(next, 'top', 'bottom') || line.all(next, 'extreme').length > 0
}

/** "No completed sale", "no upcoming bookings": what stands before the thing is part of what is missing. */
function missing(line: Line, from: number) {
  const between: Item[] = []
  const such = (condition: ConditionRef) => between.push({ kind: 'condition', condition })
  let place = from
  while (place < from + 5 && (line.all(place, 'noun').length === 0 || isKind(line, place))) {
    const values = line.all(place, 'value')
    const segments = line.all(place, 'segment').map(({ segment }) => segment)
    const time = line.means(place, 'period')
    if (values.length > 0) {
      const options = [values.map(({ attribute, value }) => ({ attribute, value }))]
      // "A weekly or monthly booking": none of either kind.
      while (isOtherKind(line, place)) {
        place += 2
        options.push(line.all(place, 'value').map(({ attribute, value }) => ({ attribute, value })))
      }
      such({ kind: 'values', options, not: false })
    } else if (segments.length > 0) such({ kind: 'segment', segments, not: false })
    else if (time !== undefined)
      between.push({ kind: 'period', period: time.period, dates: [], ...aheadOf(line, place) })
    else break
    place++
    // "Never completed a single order".
    while (/^(a|single|one|any)$/.test(line.pieces[place]?.text ?? '') || isBetween(line, place)) place++
  }
  return { place, between }
}

/** "Refunded or cancelled orders": a kind of them, though its word may name things as well. */
const isKind = (line: Line, at: number): boolean =>
  isOtherKind(line, at) &&
  line.pieces[at]?.plural !== true &&
  line.all(at + 3, 'noun').some(({ weak }) => !weak)

const isOtherKind = (line: Line, at: number): boolean => {
  const own = new Set(line.all(at, 'value').map(({ attribute }) => attribute))
  return line.is(at + 1, 'or') && line.all(at + 2, 'value').some(({ attribute }) => own.has(attribute))
}

/** "Without cancelled and viewings", "never a book? Completed orders only": what is joined, or said behind the end, is another one. */
const isBetween = (line: Line, at: number): boolean =>
  line.pieces[at]?.soft === true &&
  !line.is(at, 'and', 'or', 'comma') &&
  !/^[.?!;:]$/.test(line.pieces[at]?.text ?? '')

/** "The biggest discounts we gave off ask": the unit of what is named already. */
export const unitAgain = opensWith({ kinds: ['unit'] })((line, at) => {
  const units = new Set(line.all(at, 'unit').map(({ attribute }) => attribute))
  const others = line.pieces[at]?.meanings.some(({ kind }) => kind !== 'unit') ?? true
  if (units.size === 0 || others) return null
  const named = line.pieces.some(
    (_, place) => place !== at && line.all(place, 'attribute').some(({ attribute }) => units.has(attribute)),
  )
  return named ? { end: at + 1, items: [] } : null
})
