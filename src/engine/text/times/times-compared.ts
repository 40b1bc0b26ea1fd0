// Times that stand beside each other, whatever joins them.
import type { Rewording } from '#engine/text/rewritten.ts'
import { underLastYears } from './under-last-years.ts'
import { yearsAsColumns } from './years-as-columns.ts'

export const timesCompared: readonly Rewording[] = [...underLastYears, yearsAsColumns]
