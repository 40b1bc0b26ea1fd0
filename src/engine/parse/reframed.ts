// "By brand, no wait, category", "how many guests, bookings I mean": the second of two things of a sort stands in the place of the
// first, and takes over the words that lead to it.
import type { Item } from './item.ts'
import { Line, type MeaningKind, type Piece } from './piece.ts'
import { scan } from './scan.ts'
import { sortsOf } from './sorts.ts'

/** The line with what follows in the place of what was said last; null where that is of another sort. */
export function reframed(left: readonly Piece[], right: readonly Piece[]): Line | null {
  let end = left.length
  while (end > 0 && isPause(left[end - 1])) end--
  const last = scan(new Line(left.slice(0, end))).placed.findLast(placed => placed.end === end)
  if (last === undefined) return null
  const sorts = new Set(sortsOf(last.item))
  for (let cut = last.start; cut < last.end; cut++) {
    const frame = left.slice(last.start, cut)
    const first = scan(new Line([...frame, ...right])).placed.find(({ start }) => start === 0)
    if (first === undefined || first.end <= frame.length) continue
    const isSame =
      (first.item.kind === last.item.kind && sortsOf(first.item).some(sort => sorts.has(sort))) ||
      areAlike(first.item, last.item, frame.length)
    if (isSame || (cut === last.start && names(first.item) && names(last.item)))
      return new Line([...left.slice(0, cut), ...right])
  }
  return null
}

/** "At least 4 bathrooms, bedrooms I mean", "low on stock, no, out of stock". */
const areAlike = (one: Item, other: Item, framed: number): boolean =>
  one.kind === 'condition' &&
  other.kind === 'condition' &&
  one.condition.kind === other.condition.kind &&
  (one.condition.kind === 'segment' || (one.condition.kind === 'amount' && framed > 0))

/** "Top 10 brands, no wait, products": what is ranked or listed. */
const names = ({ kind }: Item): boolean => kind === 'noun' || kind === 'attribute'

const isPause = (piece: Piece | undefined): boolean => /^[,:;-]$/.test(piece?.text ?? '')

const named: ReadonlySet<MeaningKind> = new Set([
  'attribute',
  'noun',
  'value',
  'measure',
  'segment',
  'flag',
  'part',
])

/** "Saved, I mean favorited, the most": the comma only closes what was put in; in a list it parts two things. */
export function withoutClosing(right: readonly Piece[]): readonly Piece[] {
  const comma = right.findIndex(({ text }) => text === ',')
  const next = right[comma + 1]
  if (comma < 1 || comma > 4 || next === undefined || next.meanings.some(({ kind }) => named.has(kind)))
    return right
  return right.filter((_, at) => at !== comma)
}

/** What the data does not hold, or a word that nobody knows here: "in Pensacola, sorry, Destin". */
export const isNothingHere = (line: Line, at: number): boolean => {
  const piece = line.pieces[at]
  return line.means(at, 'absent') !== undefined || (piece?.meanings.length === 0 && !piece.soft)
}
