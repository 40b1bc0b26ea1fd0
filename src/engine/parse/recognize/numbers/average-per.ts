// "Average number of bookings per month", "avg # of interactions per session".
import type { Item, QuantityRef } from '#engine/parse/item.ts'
import type { Grain } from '#engine/plan.ts'
import { onceALine } from '#engine/parse/once-a-line.ts'
import type { Line } from '#engine/parse/piece.ts'
import { onAverage } from './averages-and-totals.ts'
import { segments, values } from '#engine/parse/recognize/conditions/conditions.ts'
import { keyAt } from '#engine/parse/recognize/groups/key.ts'
import { numbersAt } from '#engine/parse/recognize/limits/numbers-at.ts'
import { isVerbOfMeasure, quantityAt } from './quantity.ts'
import { opensWith, type Found, type Recognizer } from '#engine/parse/recognize/recognizer.ts'

const averagePer = opensWith({ kinds: 'any', texts: 'average | avg | mean | median' })((line, at) => {
  // "On average how many orders per state".
  const isAsked = /^(on|in) average$/.test(line.pieces[at]?.text ?? '') && line.is(at + 1, 'count')
  if (!isAsked && !/^(average|avg|mean|the average)$/.test(line.pieces[at]?.text ?? ''))
    return saidElsewhere(line, at)
  const each = unitBetween(line, line.past(at + 1))
  const place = line.past(each === null ? at + 1 : each.end)
  const found = additive(line, place) ?? numberOf(line, place) ?? inState(line, place)
  if (found === null) return null
  if (each !== null) return made(found.end, found.quantity, each.grain)
  const per = line.past(found.end)
  const grain = unitAt(line, per)
  if (grain !== null) return made(per + 1, found.quantity, grain)
  const isOne = isInOne(line, found.end, per)
  if (!isOne && !/^(per|for each|for every|by each)$/.test(line.pieces[per]?.text ?? '')) return null
  const kind = isOne ? null : kindBetween(line, line.past(per + 1))
  const key = keyAt(line, isOne ? per : (kind?.end ?? line.past(per + 1)))
  // "Units in an order": each has a number of its own.
  if (isOne && key?.key.kind !== 'attribute') return null
  // "Average revenue per city" may be the revenue of each; of a number of things only their mean is one.
  return key === null || (key.key.kind === 'attribute' && found.quantity.kind !== 'count')
    ? null
    : {
        end: key.end,
        items: [
          ...(found.states ?? []),
          ...(kind?.items ?? []),
          { kind: 'average per', quantity: found.quantity, key: key.key },
        ],
      }
})

/** "Average revenue per Colorado home", "per Texas customer": of those alone, and no list of them. */
function kindBetween(line: Line, at: number): Found | null {
  const kind = keyAt(line, at) === null ? (values(line, at) ?? segments(line, at)) : null
  const thing = kind === null ? null : keyAt(line, kind.end)
  const named = line.pieces[(thing?.end ?? 0) - 1]
  // "Per completed order": one row has one sum, and their mean has a name of its own.
  const isRow = /\b(booking|reservation|stay|order|purchase|sale)$/.test(named?.text ?? '')
  return thing?.key.kind === 'noun' && named?.plural !== true && !isRow ? kind : null
}

/** "The average number of orders in a state": of all states. */
function isInOne(line: Line, from: number, to: number): boolean {
  const between = line.pieces.slice(from, to).map(({ text }) => text)
  return /^(in|for|within) (a|an|one|any)( (single|given|typical))?$/.test(between.join(' '))
}

/** "How many orders do we get on an average day": of all days, the mean. */
const averageUnit = opensWith({ words: ['average'] })((line, at) => {
  const grain = line.means(at + 1, 'grain')
  const isOne = grain !== undefined && !grain.grouping && !grain.counted && grain.grain !== 'weekday'
  if (!line.is(at, 'average') || !isOne || line.pieces[at + 1]?.plural === true) return null
  if (!/\b(average|avg|typical|normal)$/.test(line.pieces[at]?.text ?? '')) return null
  const next = line.past(at + 2)
  const isLast = next >= line.length || line.is(next, 'comma') || line.means(next, 'period') !== undefined
  const { grain: unit } = grain
  return !isLast || unit === 'weekday'
    ? null
    : { end: at + 2, items: [{ kind: 'averaged' }, { kind: 'key', key: { kind: 'grain', grain: unit } }] }
})

/** "How many orders does the average customer place". */
const averageThing = opensWith({ texts: 'average | avg | typical | mean' })((line, at) => {
  if (!/^(average|avg|typical|mean)$/.test(line.pieces[at]?.text ?? '')) return null
  const next = line.past(at + 1)
  const nouns = line.all(next, 'noun').flatMap(({ noun, weak }) => (weak ? [] : [noun]))
  const asked = line.pieces
    .slice(0, at)
    .some(
      ({ text }, place) =>
        line.is(place, 'count', 'how much', 'how much money') ||
        /^how (much|far|old|big|large)\b/.test(text) ||
        (text === 'what' && /^(did|do|does)$/.test(line.pieces[place + 1]?.text ?? '')),
    )
  const isOther = line.all(next, 'measure').length + line.all(next, 'attribute').length > 0
  if (nouns.length === 0 || line.pieces[next]?.plural === true || !asked || isOther) return null
  return { end: next + 1, items: [{ kind: 'average thing', nouns }] }
})

const made = (end: number, quantity: QuantityRef, grain: Grain): Found => ({
  end,
  items: [{ kind: 'average per', quantity, key: { kind: 'grain', grain } }],
})

/** "Per day", "a month", "each week". */
function unitAt(line: Line, at: number): Grain | null {
  const grain = line.means(at, 'grain')
  const isRate = /^(per|a|an|each|every) /.test(line.pieces[at]?.text ?? '')
  return grain === undefined || !isRate || grain.counted || grain.grain === 'weekday' ? null : grain.grain
}

/** "Average daily revenue". A monthly stay is a kind of stay. */
function unitBetween(line: Line, at: number): { grain: Grain; end: number } | null {
  const grain = line.means(at, 'grain')
  const isKind = line.all(at, 'value').length > 0 && line.all(at + 1, 'noun').length > 0
  if (grain?.grouping !== true || grain.grain === 'weekday' || isKind) return null
  return /^(daily|weekly|monthly|quarterly|yearly|annual)$/.test(line.pieces[at]?.text ?? '')
    ? { grain: grain.grain, end: at + 1 }
    : null
}

const saysOnAverage = onceALine(line => line.pieces.some((_, place) => onAverage(line, place) !== null))

/** "How many orders a day do we get on average", "on average, revenue per week". */
function saidElsewhere(line: Line, at: number): Found | null {
  if (!saysOnAverage(line)) return null
  // "How many units do we sell per day": what is sold is named before the verb.
  const isVerb =
    isVerbOfMeasure(line, at) && line.pieces.slice(0, at).some((_, place) => line.is(place, 'count'))
  const found = isVerb ? null : additive(line, at)
  const per = found === null ? at : line.past(found.end)
  const grain = unitAt(line, per)
  return found === null || grain === null ? null : made(per + 1, found.quantity, grain)
}

/** "Number of nights per guest": what the rows of each add up to. */
function numberOf(line: Line, at: number): Counted | null {
  const next = line.past(at + 1)
  const attributes = line.is(at, 'count') ? numbersAt(line, next) : []
  if (attributes.length === 0) return null
  return { quantity: { kind: 'aggregate', fn: 'sum', attributes, adds: true }, end: next + 1 }
}

interface Counted {
  quantity: QuantityRef
  end: number
  /** What is said of the rows that are counted. */
  states?: readonly Item[]
}

/** "Number of cancelled bookings per city": a state before the things. */
function inState(line: Line, at: number): Counted | null {
  if (!line.is(at, 'count')) return null
  const next = line.past(at + 1)
  const state = values(line, next) ?? segments(line, next)
  const things = state === null ? null : additive(line, state.end)
  if (state === null || things === null || things.quantity.kind !== 'count') return null
  return { ...things, states: state.items }
}

/** What adds up for each group: a number of things, or a measure. */
function additive(line: Line, at: number): Counted | null {
  const found = quantityAt(line, at)
  if (found !== null)
    return found.quantity.kind === 'count' || found.quantity.kind === 'measure' ? found : null
  const nouns = line
    .all(at, 'noun')
    .filter(({ weak }) => !weak)
    .map(({ noun }) => noun)
  return nouns.length === 0 ? null : { quantity: { kind: 'count', nouns }, end: at + 1 }
}

export const averagesPer: readonly Recognizer[] = [averagePer, averageThing, averageUnit]
