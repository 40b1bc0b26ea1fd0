// Telegram style puts the number's name behind: "rental income avg by community", "sold price median".
import type { Fn } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import type { Recognizer } from './recognizer.ts'

export const functionBehind: Recognizer = (line, at) => {
  const attributes = line
    .all(at, 'attribute')
    .flatMap(({ attribute, sort }) => (sort === 'number' ? [attribute] : []))
  const fn = fnAt(line, at + 1)
  if (attributes.length === 0 || fn === null || !isLast(line, at + 2)) return null
  return {
    end: at + 2,
    items: [{ kind: 'quantity', weak: false, quantity: { kind: 'aggregate', fn, attributes } }],
  }
}

function fnAt(line: Line, at: number): Fn | null {
  if (/^(avg|average|mean)$/.test(line.pieces[at]?.text ?? '')) return 'avg'
  if (line.pieces[at]?.text === 'median') return 'median'
  if (line.is(at, 'minimum')) return 'min'
  return line.is(at, 'maximum') ? 'max' : null
}

/** Nothing follows that could be averaged instead. */
const isLast = (line: Line, at: number) =>
  at >= line.length ||
  line.is(at, 'comma', 'by') ||
  line.means(at, 'period') !== undefined ||
  line.means(at, 'grain')?.grouping === true ||
  (line.pieces[at]?.soft === true && /^(for|in|of|at|on)$/.test(line.pieces[at]?.text ?? ''))
