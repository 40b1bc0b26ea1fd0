// "Average", "median", "total": how many numbers become one.
import type { Fn } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { addable } from '#engine/parse/recognize/limits/numbers-at.ts'

export const fnAt = (line: Line, at: number): Fn | null => {
  if (isNumberItself(line, at)) return null
  if (line.is(at, 'average') || /\b(average|mean)\b/.test(line.pieces[at]?.text ?? '')) return 'avg'
  if (line.is(at, 'median') || /^median\b/.test(line.pieces[at]?.text ?? '')) return 'median'
  if (line.is(at, 'sum')) return 'sum'
  if (line.is(at, 'minimum')) return 'min'
  if (line.is(at, 'maximum')) return 'max'
  return null
}

/** "The typical (median) price", "the mean total price": which of two words counts, and where it ends. */
export function wayAt(line: Line, at: number): { fn: Fn; end: number } | null {
  const fn = fnAt(line, at)
  if (fn !== 'avg') return fn === null ? null : { fn, end: at + 1 }
  const again = line.past(line.is(at + 1, 'comma') ? at + 2 : at + 1)
  if (line.is(again, 'median'))
    return { fn: 'median', end: line.is(again + 1, 'comma') && again > at + 1 ? again + 2 : again + 1 }
  const total = line.past(again + 1)
  const isTotal =
    line.is(again, 'sum') && (addable(line, total).length > 0 || line.all(total, 'measure').length > 0)
  return { fn, end: isTotal ? again + 1 : at + 1 }
}

/** "Average stay and revenue by city": the name of a number, and no word for the mean of what stands behind the "and". */
const isNumberItself = (line: Line, at: number): boolean =>
  line.all(at, 'measure').length > 0 &&
  (line.is(at + 1, 'comma') ||
    /^(and|plus|as well as|along with|\+|&)$/.test(line.pieces[at + 1]?.text ?? ''))
