// "How many units of electronics are in stock": units are counted in what they are said to be, and not as sold.
import type { Line } from '#engine/parse/piece.ts'
import { condition, isLimit } from '#engine/parse/recognize/limits/length-of-time.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

const unitsHeld = opensWith({ words: ['count'] })((line, at) => {
  if (!line.is(at, 'count') || !/^(units?|pieces|items)$/.test(line.pieces[at + 1]?.text ?? '')) return null
  if (line.all(at + 1, 'measure').length === 0) return null
  const sentence = line.pieces[at]?.sentence
  const held = line.pieces.findIndex(
    (piece, place) =>
      place > at + 1 &&
      piece.sentence === sentence &&
      line.all(place, 'unit').length > 0 &&
      (line.all(place, 'segment').length > 0 || isLeft(line, place) || isWhere(line, place)),
  )
  const attributes = line.all(held, 'unit').map(({ attribute }) => attribute)
  if (attributes.length === 0) return null
  return {
    end: at + 2,
    items: [
      { kind: 'quantity', weak: false, quantity: { kind: 'aggregate', fn: 'sum', attributes, adds: true } },
    ],
  }
})

/** "On the shelves", "in the warehouse": where they lie. */
const isWhere = (line: Line, at: number): boolean =>
  line.all(at, 'attribute').length > 0 && /^(on|in) /.test(line.pieces[at]?.text ?? '')

/** "How many Headlamps do we have left": with nothing behind it, it names what is counted. */
const leftBehind = opensWith({ kinds: ['unit'] })((line, at) => {
  const attributes = line.all(at, 'unit').flatMap(({ attribute, price }) => (price ? [] : [attribute]))
  const isAsked = line.pieces.some(
    (piece, place) => place < at && line.is(place, 'count') && piece.sentence === line.pieces[at]?.sentence,
  )
  return attributes.length > 0 && isAsked && isLeft(line, at)
    ? { end: at + 1, items: [{ kind: 'attribute', attributes, plural: false, text: 'left' }] }
    : null
})

const isLeft = (line: Line, at: number): boolean =>
  /^(left|remaining|remain|remains)$/.test(line.pieces[at]?.text ?? '') &&
  line.means(at - 1, 'amount') === undefined &&
  line.past(at + 1) >= line.pieces.length

/** "Ten pieces or fewer left in stock": so many of what is held, and not of what was sold. */
const limitedUnitsHeld = opensWith({ kinds: ['amount'] })((line, at) => {
  const meaning = line.means(at, 'amount')
  if (meaning === undefined || meaning.unit !== 'plain' || !isLimit(meaning.amount)) return null
  const isUnit =
    /^(units?|pieces|items)$/.test(line.pieces[at + 1]?.text ?? '') && line.all(at + 1, 'measure').length > 0
  const held = line.past(at + 2)
  const attributes = line.all(held, 'unit').flatMap(({ attribute, price }) => (price ? [] : [attribute]))
  return isUnit && attributes.length > 0
    ? { end: held + 1, items: [condition(attributes, meaning.amount, meaning.unit)] }
    : null
})

/** "With reviews but no sales": what they have, against what they have not; a column would stand beside nothing that is missing. */
const hadWithout = opensWith({ texts: 'with | have | having | has | that have | which have' })((line, at) => {
  const place = line.past(at + 1)
  const attributes = line
    .all(place, 'attribute')
    .flatMap(({ attribute, sort, unpriced }) => (sort === 'number' && unpriced === true ? [attribute] : []))
  const isBut = /^(but|and|yet)$/.test(line.pieces[place + 1]?.text ?? '')
  const missing = line.past(place + 2)
  const isMissing =
    isBut && /^(no|without|zero|without any|not any|never|0)$/.test(line.pieces[missing]?.text ?? '')
  return attributes.length > 0 && isMissing
    ? { end: place + 1, items: [condition(attributes, { kind: 'bound', op: '>', value: 0 }, 'plain')] }
    : null
})

export const unitsInStock = [unitsHeld, leftBehind, limitedUnitsHeld, hadWithout]
