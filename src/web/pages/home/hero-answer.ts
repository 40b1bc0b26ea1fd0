import type { Bar } from '#web/charts/bars.tsx'

export interface HeroTable {
  columns: { label: string; number: boolean }[]
  rows: string[][]
}

/** One answer of the demos' own data, ready to be shown. */
export interface HeroAnswer {
  question: string
  sentence: string
  sql: string
  caption: string
  bars: Bar[]
  table: HeroTable
}
