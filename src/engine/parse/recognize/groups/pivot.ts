// Spreadsheet talk: "pivot month / category revenue", "a pivot of bookings, month by reservation type". Of a pivot, the names
// that stand side by side are its groups.
import type { Item } from '#engine/parse/item.ts'
import { onceALine } from '#engine/parse/once-a-line.ts'
import type { Line } from '#engine/parse/piece.ts'
import { keyAt } from './key.ts'
import type { Found, Recognizer } from '#engine/parse/recognize/recognizer.ts'

const isJoint = (line: Line, at: number) =>
  /^(\/|x|by|vs|versus|and|against|,)$/.test(line.pieces[at]?.text ?? '')

/** Where the word stands; -1 where it does not. */
const pivotOf = onceALine(line =>
  line.pieces.findIndex(({ text }) => /^(pivot|crosstab|cross tab|matrix|grid|heatmap)$/.test(text)),
)

export const pivot: Recognizer = (line, at) => {
  const named = pivotOf(line)
  if (named === -1) return null
  if (named >= at) return namedBehind(line, at, named)
  const first = groupAt(line, at)
  if (first === null || !isJoint(line, first.end)) return null
  const second = groupAt(line, line.past(first.end + 1))
  if (second === null) return null
  const items: Item[] = [first, second].map(({ key }) => ({ kind: 'key', key }))
  // "… count": how many there are in each cell.
  const counted = line.is(second.end, 'count') && line.past(second.end + 1) >= line.length
  if (!counted) return { end: second.end, items }
  const cells: Item = { kind: 'quantity', weak: false, quantity: { kind: 'count', nouns: [] } }
  return { end: second.end + 1, items: [...items, cells] }
}

/** "Area x status grid, number of listings": the groups come first. */
function namedBehind(line: Line, at: number, named: number): Found | null {
  const first = at === 0 ? groupAt(line, at) : null
  if (first === null || !/^(\/|x|by)$/.test(line.pieces[first.end]?.text ?? '')) return null
  const second = groupAt(line, line.past(first.end + 1))
  if (second === null || second.end !== named) return null
  return { end: named + 1, items: [first, second].map(({ key }) => ({ kind: 'key', key })) }
}

/** A unit of time or an attribute; things are what is counted. */
function groupAt(line: Line, at: number) {
  const found = keyAt(line, at)
  return found === null || found.key.kind === 'noun' ? null : found
}
