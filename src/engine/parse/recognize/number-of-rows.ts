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
  isOfUnit(line, line.past(at + 1)) ? null : wholeNumber(line, at)

const isOfUnit = (line: Line, at: number): boolean =>
  line.all(at, 'unit').some(({ price }) => !price) && !line.all(at, 'noun').some(({ weak }) => !weak)
