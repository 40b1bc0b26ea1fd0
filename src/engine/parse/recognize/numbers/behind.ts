// Telegram style puts the number's name behind: "rental income avg by community", "sold price median".
import type { Fn } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import type { Found } from '#engine/parse/recognize/recognizer.ts'

export function functionBehind(line: Line, at: number): Found | null {
  const attributes = line
    .all(at, 'attribute')
    .flatMap(({ attribute, sort }) => (sort === 'number' ? [attribute] : []))
  // "Sold price, average by area".
  const isParted =
    line.is(at + 1, 'comma') && (line.is(at + 3, 'by') || line.means(at + 3, 'grain')?.grouping === true)
  const behind = isParted ? at + 2 : at + 1
  const fn = fnAt(line, behind)
  if (attributes.length === 0 || fn === null || !isLast(line, behind + 1)) return null
  return {
    end: behind + 1,
    items: [{ kind: 'quantity', weak: false, quantity: { kind: 'aggregate', fn, attributes } }],
  }
}

function fnAt(line: Line, at: number): Fn | null {
  if (/^(avg|average|mean)$/.test(line.pieces[at]?.text ?? '')) return 'avg'
  if (line.pieces[at]?.text === 'median') return 'median'
  // "Price floor", "price ceiling": the end of what there is.
  const text = line.pieces[at]?.text ?? ''
  if (line.is(at, 'minimum') || text === 'floor') return 'min'
  return line.is(at, 'maximum') || text === 'ceiling' ? 'max' : null
}

/** Nothing follows that could be averaged instead. */
const isLast = (line: Line, at: number) =>
  at >= line.length ||
  line.is(at, 'comma', 'by') ||
  line.means(at, 'period') !== undefined ||
  line.means(at, 'grain')?.grouping === true ||
  (line.pieces[at]?.soft === true && /^(for|in|of|at|on)$/.test(line.pieces[at]?.text ?? ''))
