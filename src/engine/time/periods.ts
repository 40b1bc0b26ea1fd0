import { boundAt } from './bounds.ts'
import { listAt } from './lists.ts'
import type { PeriodReading } from './period-reading.ts'
import { rangeAt } from './ranges.ts'
import type { Reader } from './reader.ts'

/** The period that starts here: open at one end, from one to another, several, or one. */
export function periodAt(reader: Reader, at: number): PeriodReading | undefined {
  const found = [boundAt(reader, at), rangeAt(reader, at), listAt(reader, at)]
  return found.reduce<PeriodReading | undefined>(
    (best, one) => (one !== undefined && (best === undefined || one.end > best.end) ? one : best),
    undefined,
  )
}
