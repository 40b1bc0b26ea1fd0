// The attributes that a word can name: those that are compared with a number, and those that add up.
import type { Line } from '#engine/parse/piece.ts'
import { strongNouns } from '#engine/parse/recognize/numbers/amount-of.ts'

/** Attributes whose values can be compared with a number. */
export const numbersAt = (line: Line, at: number): string[] => [
  ...new Set(
    [...line.all(at, 'attribute').filter(({ sort }) => sort !== 'other'), ...unitsAt(line, at)].map(
      ({ attribute }) => attribute,
    ),
  ),
]

/** "A night" gives a price, "the most nights" counts them. */
const unitsAt = (line: Line, at: number) =>
  line.all(at, 'unit').filter(({ price }) => !(price && line.pieces[at]?.plural === true))

/** Days have a first and a last, and no average. */
export const addable = (line: Line, at: number): string[] => {
  const days = daysAt(line, at)
  return numbersAt(line, at).filter(id => !days.has(id))
}

export const attributesAt = (line: Line, at: number): string[] => [
  ...new Set([...line.all(at, 'attribute'), ...line.all(at, 'unit')].map(({ attribute }) => attribute)),
]

/** "By number of bedrooms": the attribute is itself a number. Of "payment methods by number of orders" no order is one. */
export const isOwnNumber = (line: Line, at: number, next: number): boolean => {
  const number = line.past(next + 1)
  const isOfThings = strongNouns(line, number).length === 0 || strongNouns(line, at - 1).length > 0
  return line.is(next, 'count') && isOfThings && undated(line, number).length > 0
}

/** "By number of check-outs": a day has no number, but there are many who leave on it. */
const undated = (line: Line, at: number): string[] =>
  strongNouns(line, at).length > 0 && line.pieces[at]?.plural === true
    ? attributesAt(line, at).filter(id => !daysAt(line, at).has(id))
    : attributesAt(line, at)

const daysAt = (line: Line, at: number): ReadonlySet<string> =>
  new Set(line.all(at, 'attribute').flatMap(one => (one.sort === 'day' ? [one.attribute] : [])))

/** "Sort the cities by bookings", "top 3 categories by orders": things by how many there are, also where each customer has a number of them. */
export const countedThings = (line: Line, at: number, next: number): string[] =>
  line.pieces[next]?.plural === true &&
  line.all(next, 'measure').length === 0 &&
  !line.is(next + 1, 'ascending', 'descending') &&
  (strongNouns(line, at - 1).length === 0 || undated(line, next).length === 0)
    ? strongNouns(line, next)
    : []
