// Words that say how a quantity is meant wherever they stand: "on average", "in total", "the amount", "in each".
import { keyAt } from './grouping.ts'
import type { Recognizer } from './recognizer.ts'

export const onAverage: Recognizer = (line, at) =>
  /^(on average|in average|on avg|averaged|typically)$/.test(line.pieces[at]?.text ?? '')
    ? { end: at + 1, items: [{ kind: 'averaged' }] }
    : null

/** "For what total", "name and amount": a word for money that has no name of its own. */
export const total: Recognizer = (line, at) => {
  const text = line.pieces[at]?.text ?? ''
  if (!/^(total|totals|amounts?|total amounts?)$/.test(text)) return null
  return { end: at + 1, items: [{ kind: 'total' }] }
}

/** "How many in each": the group is named elsewhere. */
export const each: Recognizer = (line, at) => {
  if (!line.is(at, 'by') || !/\beach\b/.test(line.pieces[at]?.text ?? '')) return null
  if (keyAt(line, line.past(at + 1)) !== null) return null
  return { end: at + 1, items: [{ kind: 'ask', how: 'each' }] }
}
