// Times and sides that stand beside each other, whatever joins them, and limits behind a time.
import type { Rewording } from '#engine/text/rewritten.ts'
import { exceedsThatOf } from '#engine/text/numbers/exceeds-that-of.ts'
import { timeBeforeLimit } from '#engine/text/limits/time-before-limit.ts'
import { underLastYears } from './under-last-years.ts'
import { yearsAsColumns } from './years-as-columns.ts'

export const timesCompared: readonly Rewording[] = [
  ...underLastYears,
  yearsAsColumns,
  timeBeforeLimit,
  exceedsThatOf,
]
