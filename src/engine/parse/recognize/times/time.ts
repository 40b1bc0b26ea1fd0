// Periods, and the words that say which date of a thing they speak of: "made in the past 30 days", "checking out tomorrow".
import type { Item } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { negationBefore } from '#engine/parse/recognize/conditions/negated.ts'
import { dateColumn } from '#engine/parse/recognize/columns/date-column.ts'
import { aheadOf, isMeantFor } from './looks-ahead.ts'
import { opensWith, type Recognizer } from '#engine/parse/recognize/recognizer.ts'
import { heldOf, stateOf } from '#engine/parse/recognize/conditions/state-then.ts'

export const period = opensWith({ kinds: ['period'] })((line, at) => {
  const found = line.means(at, 'period')
  if (found === undefined) return null
  const dates = datesNear(line, at)
  // "In both September and October": in the one and in the other, which is not the time that they make together.
  const apart = line.is(at - 1, 'both') && found.period.parts !== undefined
  const period = apart ? { ...found.period, broken: true } : found.period
  return {
    end: at + 1,
    items: [
      {
        kind: 'period',
        period,
        dates,
        ...(apart ? { both: true } : {}),
        ...aheadOf(line, at),
        ...stateOf(line, at),
        ...heldOf(line, at),
      },
    ],
  }
})

/** "Booked in Aspen for this year": the verb and the time it is for, with a place between. */
const isBookedFor = (line: Line, at: number): boolean =>
  line.all(at, 'date').length > 0 &&
  [at + 1, at + 2, at + 3].some(
    place =>
      isMeantFor(line, place) &&
      line.pieces
        .slice(at + 1, place)
        .every((piece, step) => piece.soft || line.all(at + 1 + step, 'value').length > 0),
  )

/** "Made on Mondays", "checking out tomorrow": the date that a word beside a time speaks of. */
export const datesNear = (line: Line, at: number): string[] => {
  // "Made last week for December": the verb has a time of its own.
  if (isMeantFor(line, at)) return []
  const taken = [at - 1, at - 2].find(place => line.means(place, 'period') !== undefined) ?? -1
  return [at - 1, at - 2, at - 3, at + 1]
    .filter(place => place > taken && dateColumn(line, place) === null)
    .flatMap(place => datesAt(line, place))
}

/** "Close date in 2026": the attribute says which date is meant. */
export const attributeInPeriod = opensWith({ kinds: ['attribute'] })((line, at) => {
  const dates = line
    .all(at, 'attribute')
    .flatMap(({ attribute, sort }) => (sort === 'day' ? [attribute] : []))
  const next = line.past(at + 1)
  const found = line.means(next, 'period')
  if (dates.length === 0 || found === undefined || isLastColumn(line, at, next)) return null
  const nouns = line.all(at, 'noun').map(({ noun }) => noun)
  const thing: Item[] =
    nouns.length === 0 ? [] : [{ kind: 'noun', nouns, plural: true, none: false, weak: true }]
  return {
    end: next + 1,
    items: [...thing, { kind: 'period', period: found.period, dates, ...aheadOf(line, next) }],
  }
})

/** "Guest, home and check-in date for this week's arrivals": the last of the columns, and the time is that of the rows behind. */
const isLastColumn = (line: Line, at: number, time: number): boolean =>
  line.is(at - 1, 'and', 'comma') &&
  /^(for|of|from) /.test(line.pieces[time]?.text ?? '') &&
  [at - 2, at - 3].some(
    place =>
      /^(names?|total|amount)$/.test(line.pieces[place]?.text ?? '') ||
      line.all(place, 'attribute').length > 0 ||
      line.all(place, 'noun').some(({ weak }) => !weak),
  ) &&
  line.pieces
    .slice(time + 1)
    .some(
      (piece, step) => piece.plural === true && line.all(time + 1 + step, 'noun').some(({ weak }) => !weak),
    )

/** "The month before": of the period that the question names, or the one before it did. */
export const shift = opensWith({ kinds: ['shift'] })((line, at) => {
  const found = line.means(at, 'shift')
  return found === undefined ? null : { end: at + 1, items: [{ kind: 'shift', shift: found.shift }] }
})

/** "Right now", "currently": says something only where a model tells what. */
export const present: Recognizer = (line, at) =>
  line.pieces[at]?.now === true ? { end: at + 1, items: [{ kind: 'now' }] } : null

/** A verb of time alone: it matters where a period stands near, and is harmless elsewhere. */
export const dateWord = opensWith({ kinds: ['date'] })((line, at) => {
  // "What just hit the market": without a period nobody knows how new is meant.
  const isNew = /\b(new|newly|just|fresh|freshly|recent|recently)\b/.test(
    [line.pieces[at - 1]?.text, line.pieces[at]?.text].join(' '),
  )
  const isTimed = line.pieces.some((_, place) => line.means(place, 'period') !== undefined)
  // "New listings per month": as new as their month.
  const isSplit =
    newThings(line, at).length > 0 &&
    line.pieces.some((_, place) => line.means(place, 'grain')?.grouping === true)
  if (isNew && !isTimed && !isSplit) return null
  // "Homes listed this week" came on then; "homes listed in Old Town" are only there.
  if (line.pieces[at]?.text === 'listed' && !isTimeAt(line, line.past(at + 1))) return null
  // "Guests who booked Foxglove Cottage": without a time it is a booking that is meant, not its date.
  if (!isTimed && isDoing(line, at)) return { end: at + 1, items: [doing(line, at)] }
  if (isBookedFor(line, at) && line.all(at, 'noun').length > 0) return null
  if (isBookedFor(line, at) && line.all(at, 'value').length === 0) return { end: at + 1, items: [] }
  const [attribute] = datesAt(line, at)
  if (attribute === undefined) return null
  // A home that was sold has the date and the status: one must not be lost for the other.
  const table = attribute.slice(0, attribute.indexOf('.'))
  const state = line.all(at, 'value').filter(one => one.attribute.startsWith(`${table}.`))
  const items: Item[] = [{ kind: 'date', attribute }, ...newThings(line, at)]
  if (state.length > 0)
    items.push({
      kind: 'condition',
      condition: {
        kind: 'values',
        options: [state.map(one => ({ attribute: one.attribute, value: one.value }))],
        not: negationBefore(line, at),
      },
    })
  return { end: at + 1, items }
})

/** "Last week", "more than 90 days". */
const isTimeAt = (line: Line, at: number): boolean => {
  const amount = line.means(at, 'amount')
  const isLength =
    amount?.unit === 'days' || /^(days?|weeks?|months?)\b/.test(line.pieces[at + 1]?.text ?? '')
  return line.means(at, 'period') !== undefined || (amount !== undefined && isLength)
}

/** "New listings each month": the phrase names the things as well as their date. */
const newThings = (line: Line, at: number): Item[] => {
  const [noun] = line.all(at, 'date').map(one => one.noun)
  const isNamed = /^(new|fresh) [a-z]+s$/.test(line.pieces[at]?.text ?? '')
  return noun === undefined || !isNamed
    ? []
    : [{ kind: 'noun', nouns: [noun], plural: true, none: false, weak: false }]
}

const isDoing = (line: Line, at: number): boolean => {
  const before = line.all(line.is(at - 1, 'which') ? at - 2 : at - 1, 'noun')
  const doers = new Set(before.map(({ noun }) => noun))
  return (
    line.all(at, 'date').some(({ noun }) => doers.has(noun)) &&
    line.all(at, 'noun').some(({ noun, verb }) => verb === true && !doers.has(noun))
  )
}

const doing = (line: Line, at: number): Item => ({
  kind: 'noun',
  nouns: line.all(at, 'noun').map(({ noun }) => noun),
  plural: false,
  none: false,
  weak: true,
  verb: true,
})

/** "Bookings made" speaks of a date, "money made" does not: a verb with a second meaning needs its noun before it. */
function datesAt(line: Line, at: number): string[] {
  const dates = line.all(at, 'date')
  if (dates.length === 0 || isStay(line, at)) return []
  const others = line.pieces[at]?.meanings.some(({ kind }) => kind !== 'date' && kind !== 'grammar') ?? false
  if (!others) return dates.map(({ attribute }) => attribute)
  let before = at - 1
  while (line.pieces[before]?.soft === true) before--
  const nouns = new Set(line.all(before, 'noun').map(({ noun }) => noun))
  return dates
    .filter(({ noun }) => nouns.has(noun) || (isVerb(line, at) && line.all(at, 'measure').length === 0))
    .map(({ attribute }) => attribute)
}

/** "How many nights are booked": taken, whenever that was done. */
const isStay = (line: Line, at: number): boolean =>
  isNightsStay(line, at) ||
  (taken.test(line.pieces[at]?.text ?? '') &&
    /^(is|are|already|still)$/.test(line.pieces[at - 1]?.text ?? ''))

const taken = /^(booked|reserved|taken)$/

/** "The nights each home was booked last year": the verb of a stay, neither a state of homes nor the day when it was done. */
export const isNightsStay = (line: Line, at: number): boolean =>
  taken.test(line.pieces[at]?.text ?? '') &&
  // "Bookings booked this week of at least 5 nights": how long they are.
  line.pieces.some(({ text }, place) => text === 'nights' && line.means(place - 1, 'amount') === undefined)

/**
 * "Nights booked in Aspen": what follows is where and when, so it is the verb of a stay and not the status of a home. A home that
 * was sold in March has both of the same row.
 */
export function isVerb(line: Line, at: number): boolean {
  const table = (attribute: string) => attribute.slice(0, attribute.indexOf('.'))
  const dated = new Set(line.all(at, 'date').map(({ attribute }) => table(attribute)))
  const elsewhere = line.all(at, 'value').every(({ attribute }) => !dated.has(table(attribute)))
  const goesOn =
    line.means(at + 1, 'period') !== undefined ||
    /^(in|on|for|during|by|at|through|from)$/.test(line.pieces[at + 1]?.text ?? '')
  // "Who booked a lake house": somebody did it, and nothing is said of a state.
  const isActive =
    /^(who|anyone|anybody|everyone|everybody|nobody|people|guests|customers|they|we)$/.test(
      line.pieces[at - 1]?.text ?? '',
    ) ||
    isDoneBySomebody(line, at) ||
    isEverDone(line, at)
  return dated.size > 0 && elsewhere && (goesOn || isActive)
}

/** "Has anybody called Smith ever booked": an auxiliary opens the question, and nothing says that it was done to a thing. */
function isDoneBySomebody(line: Line, at: number): boolean {
  const texts = line.pieces.slice(0, at).map(({ text }) => text)
  const opens = texts.findIndex(text => /^(has|have|had)$/.test(text))
  return (
    opens >= 0 &&
    texts
      .slice(opens)
      .some(text => /^(anyone|anybody|someone|somebody|guest|guests|people|customers?)$/.test(text)) &&
    !texts.slice(opens).some(text => /^(been|be|is|are|was|were|being|got)$/.test(text))
  )
}

/** "Has it ever been booked": what happened at any time, and no state of now. */
const isEverDone = (line: Line, at: number): boolean =>
  line.pieces[at - 1]?.text === 'been' &&
  line.pieces.slice(0, at).some(({ text }) => /^(ever|never|before)$/.test(text))
