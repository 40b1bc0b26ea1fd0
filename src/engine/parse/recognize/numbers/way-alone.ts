// "The median instead", "and what was the median instead of the average": another way to compute what the question before asked for.
import type { Line } from '#engine/parse/piece.ts'
import { fnAt } from './way-of.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

export const wayAlone = opensWith({ words: ['median', 'average'] })((line, at) => {
  if (!line.is(at, 'median', 'average')) return null
  const fn = fnAt(line, at)
  if ((fn !== 'median' && fn !== 'avg') || !isBare(line, 0, at)) return null
  const isInstead = line.pieces[at + 1]?.text === 'instead'
  const isOther = isInstead && line.pieces[at + 2]?.text === 'of' && fnAt(line, line.past(at + 3)) !== null
  const end = isOther ? line.past(at + 3) + 1 : isInstead ? at + 2 : at + 1
  if (!isBare(line, end, line.length)) return null
  return {
    end: line.length,
    items: [{ kind: 'quantity', weak: false, quantity: { kind: 'aggregate', fn, attributes: [] } }],
  }
})

/** Nothing but words between others. */
const isBare = (line: Line, from: number, to: number): boolean =>
  line.pieces
    .slice(from, to)
    .every(
      ({ soft, text, meanings }, i) =>
        (soft || line.is(from + i, 'and', 'comma') || /^[?.!]$/.test(text)) &&
        meanings.every(({ kind }) => kind === 'grammar'),
    )
