// "average nightly rate", "number of bookings", "how many different cities", "revenue".
import type { Fn, QuantityRef } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { isAmongColumns, isMoney, strongNouns, thingsOf } from './amount-of.ts'
import { asksAnew, isCountedMuch, isOfThoseBefore, isSigned, muchOf, sumInMoney } from './how-much.ts'
import { timesAt } from '#engine/parse/recognize/limits/done-often.ts'
import { isEitherState } from '#engine/parse/recognize/conditions/either.ts'
import { addable, attributesAt, numbersAt } from '#engine/parse/recognize/limits/numbers-at.ts'
import { isEachAlone } from '#engine/parse/recognize/groups/of-each.ts'
import { isPassiveMade } from '#engine/parse/recognize/conditions/passive-made.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'
import { fnAt, wayAt } from './way-of.ts'

export interface QuantityAt {
  quantity: QuantityRef
  end: number
  /** "Median product price": the things that it is one of. */
  owner?: readonly string[]
}

/** "Things we sell": a verb that could also ask for its measure, and gives way where something else is asked for. */
const verbs =
  /^(sell|sells|sold|selling|makes?|made|making|earn(s|ed|ing)?|(bring|brings|brought|bringing) us|(bring|brings|brought|bringing|take|takes|took|taken|taking|pull|pulls|pulled|rake|raked) in|spends?|spent|spending|buys?|bought|buying|moves?|moved|moving|generat(e|es|ed|ing))$/

export const isVerbOfMeasure = (line: Line, at: number) => verbs.test(line.pieces[at]?.text ?? '')

const endsWithHave = ({ pieces }: Line) =>
  /\b(do|did|can) we (still |currently )?(have|hold|own)( right now| now| today)?( \?)?$/.test(
    pieces.map(({ text }) => text).join(' '),
  )

const isRate = (line: Line, at: number) => /\b(rate|ratio|conversion)$/.test(line.pieces[at]?.text ?? '')

/** What is computed, wherever it is spoken of: as the answer, as a limit, as an order. */
export function quantityAt(line: Line, at: number): QuantityAt | null {
  return (
    counted(line, at) ??
    muchOf(line, at) ??
    sumInMoney(line, at) ??
    aggregated(line, at) ??
    measured(line, at)
  )
}

function counted(line: Line, at: number): QuantityAt | null {
  if ((!line.is(at, 'count') || isMoney(line, at)) && !isCountedMuch(line, at)) return null
  if (isOfThoseBefore(line, at)) return null
  let next = line.past(at + 1)
  // "How many and how did they pay": another question has begun.
  if (asksAnew(line, at + 1, next)) return null
  // "SKU count and units on hand": the count is of what stands before it.
  if (line.pieces.slice(at + 1, next).some(({ text }) => text === 'and')) return null
  // "How many of each are left": of each of those that are named before.
  if (isEachAlone(line, next)) next = line.past(next + 1)
  const times = timesAt(line, next)
  if (times !== null) return times
  const distinct = line.is(next, 'different')
  if (distinct) next = line.past(next + 1)
  // "How many months of supply": what is measured has its own number.
  const measure = distinct ? null : measured(line, next)
  // "How many are active or under contract" counts rows of two states.
  if (isEitherState(line, next)) return null
  const nouns = strongNouns(line, next)
  // "The number of active homes": a state before the things that are counted.
  if (line.all(next, 'value').length > 0 && nouns.length > 0 && strongNouns(line, next + 1).length > 0)
    return null
  if (measure !== null && nouns.length === 0) return measure
  // "How many sold for under 95% of list", "how many cost under $200": a verb has no number.
  if (/\b(for|at)$/.test(line.pieces[next]?.text ?? '')) return null
  if (line.pieces[next]?.text === 'cost' && line.means(next + 1, 'amount') !== undefined) return null
  const attributes = line.all(next, 'attribute').map(({ attribute }) => attribute)
  if (nouns.length > 0 && !(distinct && attributes.length > 0))
    return { quantity: { kind: 'count', nouns }, end: next + 1 }
  const units = line.all(next, 'unit').map(({ attribute }) => attribute)
  // "How many are left": what a number would count is asked for.
  if (attributes.length === 0 && units.length > 0 && !distinct)
    return { quantity: { kind: 'aggregate', fn: 'sum', attributes: units, adds: true }, end: next + 1 }
  // "How many on the market": a state is no number; "how many of those had a pool": a yes or no has no different ones.
  if (line.all(next, 'flag').length > 0 && !distinct && nouns.length === 0) return null
  if (line.all(next, 'value').length > 0 && !distinct && nouns.length === 0 && attributes.length > 0)
    return null
  // A spreadsheet's COUNTIF counts rows; what follows it is a condition.
  if ((line.pieces[at]?.text ?? '').startsWith('countif') && attributes.length > 0) return null
  const numbers = line.all(next, 'attribute').filter(({ sort }) => sort === 'number')
  // "How many of those have been sitting longer than sixty days": a limit of theirs.
  if (isOfThose(line, at, next) && line.means(next + 1, 'amount') !== undefined) return null
  // "How many rated products": the things are counted.
  if ((line.pieces[next]?.text ?? '').endsWith('ed') && strongNouns(line, next + 1).length > 0) return null
  // "How many units per order": each has a number of its own.
  if (numbers.length > 0 && /\bper\b/.test(line.pieces[next]?.text ?? ''))
    return {
      quantity: { kind: 'aggregate', fn: 'avg', attributes: numbers.map(({ attribute }) => attribute) },
      end: next + 1,
    }
  if (numbers.length > 0 && numbers.length === attributes.length && !distinct) {
    // "The total number of bedrooms" adds up whatever it is; "how many bedrooms" only what is added up anyway.
    const adds = (line.pieces[at]?.text ?? '').startsWith('total') ? {} : { adds: true }
    return { quantity: { kind: 'aggregate', fn: 'sum', attributes, ...adds }, end: next + 1 }
  }
  // "How many of those were built after 2015": what is said of them is not what is counted.
  const verb = line.pieces.slice(at + 1, next).some(({ text }) => /^(is|are|was|were|got|been)$/.test(text))
  if (verb && line.pieces[next]?.plural !== true) return null
  if (attributes.length > 0) return { quantity: { kind: 'distinct', attributes }, end: next + 1 }
  return null
}

const isOfThose = (line: Line, from: number, to: number): boolean =>
  line.pieces.slice(from, to).some(({ text }) => /^(those|these|them)$/.test(text))

const adverb = /^(typically|usually|normally|generally)$/
const isSaidBehind = (line: Line, at: number) => at > 0 && /^(on|in) /.test(line.pieces[at]?.text ?? '')

function aggregated(line: Line, at: number): QuantityAt | null {
  const way = wayAt(line, at)
  if (way === null) return null
  const { fn } = way
  const next = line.past(way.end)
  // "Usually take to sell": an adverb says how, and nothing of the verb behind it.
  if (adverb.test(line.pieces[at]?.text ?? '') && next > way.end) return null
  // "Rated above 3.8 on average and cost …", "rated under 4 on average, show …", "over 60 days on average to sell": of what is before.
  const goesOn = line.is(way.end, 'and') || /^(to|,)$/.test(line.pieces[way.end]?.text ?? '')
  if (isSaidBehind(line, at) && goesOn && next > way.end) return null
  // "Guest and total of the pending stays": the money of each.
  if (fn === 'sum' && strongNouns(line, next).length > 0 && isAmongColumns(line, at)) return null
  const measures = line.all(next, 'measure').map(({ measure }) => measure)
  const after = line.pieces[next]
  if (after !== undefined && after.sentence !== line.pieces[at]?.sentence) return null
  // "Total of orders": how many there are, though each customer has a number of them.
  const isNumberOfThings = fn === 'sum' && line.all(next, 'attribute').length === 0 && isThings(line, next)
  if (isNumberOfThings && measures.length === 0 && !isSigned(line, next))
    return { quantity: { kind: 'count', nouns: strongNouns(line, next) }, end: next + 1 }
  // "The average order of Texans": one order in money, though each customer has a number of them.
  const isOneThing =
    (fn === 'avg' || fn === 'median') && isSingleThing(line, next) && line.all(next, 'attribute').length === 0
  const attributes = isOneThing
    ? []
    : fn === 'min' || fn === 'max'
      ? attributesAt(line, next)
      : addable(line, next)
  // "Total revenue" and "average daily rate" are the measure itself; an attribute has to be told how to add up.
  if (attributes.length > 0 && (measures.length === 0 || fn === 'median'))
    return { quantity: { kind: 'aggregate', fn, attributes }, end: next + 1 }
  if (measures.length > 0) return { quantity: { kind: 'measure', measures, fn }, end: next + 1 }
  // "Median product price": of the things that are named between.
  const owned =
    strongNouns(line, next).length > 0 && line.pieces[next]?.plural !== true && !isStateOfIt(line, next + 1)
      ? addable(line, next + 1)
      : []
  if (owned.length > 0 && fn !== 'sum')
    return {
      quantity: { kind: 'aggregate', fn, attributes: owned },
      end: next + 2,
      owner: strongNouns(line, next),
    }
  // "The average length in nights": the unit says of what.
  const isLength =
    /^(length|duration)$/.test(line.pieces[next]?.text ?? '') && line.pieces[next + 1]?.text === 'in'
  if (isLength && addable(line, next + 2).length > 0)
    return { quantity: { kind: 'aggregate', fn, attributes: addable(line, next + 2) }, end: next + 3 }
  // "Median stay in nights": the unit says what of the things is meant.
  const inUnit = line.pieces[next + 1]?.text === 'in' && strongNouns(line, next).length > 0
  const unit = inUnit ? addable(line, next + 2) : []
  if (unit.length > 0) return { quantity: { kind: 'aggregate', fn, attributes: unit }, end: next + 3 }
  // "The average number of units in an order": each has one.
  const number = line.is(next, 'count') && !isMoney(line, next) ? numbersAt(line, line.past(next + 1)) : []
  if (number.length > 0 && fn !== 'sum')
    return { quantity: { kind: 'aggregate', fn, attributes: number }, end: line.past(next + 1) + 1 }
  // "The average amount": the money of what is asked about.
  if (/^(amounts?|values?|worth|size)( of)?$/.test(line.pieces[at + 1]?.text ?? ''))
    return { quantity: { kind: 'aggregate', fn, attributes: [] }, end: at + 2 }
  const nouns = line.all(next, 'noun').map(({ noun }) => noun)
  // "Total refunded" is money as well as a number of refunds.
  const isParticiple = line.pieces[next]?.plural !== true && line.pieces[next]?.text.endsWith('ed') === true
  if (fn === 'sum' && nouns.length > 0 && !isParticiple && !isSigned(line, next))
    return { quantity: { kind: 'count', nouns }, end: next + 1 }
  return null
}

const isThings = (line: Line, at: number): boolean =>
  line.pieces[at]?.plural === true && strongNouns(line, at).length > 0

const isSingleThing = (line: Line, at: number): boolean =>
  line.pieces[at]?.plural !== true && strongNouns(line, at).length > 0

/** "How old is the average house on the market": what else is asked of it makes the word a state. */
const isStateOfIt = (line: Line, at: number): boolean =>
  line.all(at, 'value').length > 0 &&
  line.pieces.some(({ text }, place) => place < at && /^how (old|big|large|much|many)\b/.test(text))

export function measured(line: Line, at: number): QuantityAt | null {
  // "Click to inquiry rate": a rate over something else than what the measure goes by.
  if (line.pieces[at - 1]?.text === 'to' && strongNouns(line, at - 2).length > 0 && isRate(line, at))
    return null
  // "How many units do we have": those that are there, which are not those that were sold.
  if (/^(units?|pieces)$/.test(line.pieces[at]?.text ?? '') && endsWithHave(line)) return null
  const measures = line.all(at, 'measure').map(({ measure }) => measure)
  return measures.length === 0 ? null : { quantity: { kind: 'measure', measures }, end: at + 1 }
}

const isJoint = (line: Line, at: number) =>
  line.is(at, 'comma') || /^(and|or|&|plus)$/.test(line.pieces[at]?.text ?? '')

/** "min, median and max DOM", "min/max/avg rate": several wishes for one attribute. */
function several(line: Line, at: number): { fns: Fn[]; quantity: QuantityAt } | null {
  const fns: Fn[] = []
  let place = at
  for (;;) {
    const fn = fnAt(line, place)
    if (fn === null || isSaidBehind(line, place)) return null
    const isTied = fnAt(line, place + 1) !== null
    if (!isJoint(line, place + 1) && !isTied) {
      const last = quantityAt(line, place)
      return last === null || fns.length === 0 ? null : { fns, quantity: last }
    }
    fns.push(fn)
    place = isTied ? place + 1 : place + 2
    while (isJoint(line, place) || (line.pieces[place]?.soft === true && fnAt(line, place) === null)) place++
  }
}

export const quantity = opensWith({ kinds: 'any', texts: 'made | average | mean | median' })((line, at) => {
  const list = several(line, at)
  if (
    list !== null &&
    (list.quantity.quantity.kind === 'aggregate' || list.quantity.quantity.kind === 'measure')
  ) {
    const last = list.quantity.quantity
    const others = list.fns.map(fn => ({ kind: 'quantity' as const, weak: false, quantity: { ...last, fn } }))
    return {
      end: list.quantity.end,
      items: [...others, { kind: 'quantity', weak: false, quantity: list.quantity.quantity }],
    }
  }
  // "Were made 60 days ahead": what was made is named, and is no money.
  if (isPassiveMade(line, at)) return { end: at + 1, items: [] }
  const found = quantityAt(line, at)
  if (found === null) return null
  // "The worst rated products that still sell": not what we deal in, but what finds buyers.
  const before = [at - 2, at - 1].map(place => line.pieces[place]?.text ?? '').join(' ')
  const happens = /^(that|which|who) (still|actually|really)$/.test(before)
  const weak = found.end === at + 1 && isVerbOfMeasure(line, at) && !happens
  const beside = /^(with|and|plus|showing)$/.test(line.pieces[at - 1]?.text ?? '')
  return {
    end: found.end,
    items: [
      { kind: 'quantity', quantity: found.quantity, weak, ...(beside ? { beside } : {}) },
      ...thingsOf(found),
    ],
  }
})
