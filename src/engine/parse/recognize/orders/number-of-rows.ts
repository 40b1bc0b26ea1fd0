// "The cheapest three": a number that says how many rows are wanted, and not what each of them has.
import type { Line } from '#engine/parse/piece.ts'

export const wholeNumber = (line: Line, at: number): number | null => {
  const meaning = line.means(at, 'amount')
  if (meaning?.amount.kind !== 'exact' || meaning.unit !== 'plain') return null
  const [value] = meaning.amount.values
  return value !== undefined && Number.isInteger(value) && value > 0 && value <= 1000 ? value : null
}

/** Behind a superlative: "the cheapest three-bedroom" is one home with three of them. */
export const rowsWanted = (line: Line, at: number): number | null =>
  isOfUnit(line, line.past(at + 1)) && !isMeasured(line, at) ? null : wholeNumber(line, at)

/** "The lowest 10 psf", "top 5 sq ft", "top 10 dom": so many rows, by what is named. */
function isMeasured(line: Line, at: number): boolean {
  const numbers = line.all(line.past(at + 1), 'attribute').filter(({ sort }) => sort === 'number')
  const before = line.pieces[at - 1]?.text ?? ''
  const ends = line.past(line.past(at + 1) + 1) >= line.length
  const isHeight = /^(highest|lowest)$/.test(before) || (ends && /^(top|bottom)$/.test(before))
  return numbers.length > 0 && (isHeight || numbers.every(({ unpriced }) => unpriced !== true))
}

const isOfUnit = (line: Line, at: number): boolean =>
  line.all(at, 'unit').some(({ price }) => !price) && !line.all(at, 'noun').some(({ weak }) => !weak)
