import { describe, expect, test } from 'vitest'
import type { ResultColumn } from '#contract/answer.ts'
import type { ResultRow } from '#contract/sample.ts'
import type { Json } from '#contract/tables.ts'
import { chart } from './chart.ts'
import { understood } from './chips.ts'
import { describeColumns } from './columns.ts'
import { followups } from './followups.ts'
import { homes, measure, plan, time } from './homes.testing.ts'
import { sentence } from './sentence.ts'
import { shapes } from './shapes.testing.ts'

/** A value that a column of this kind may hold, the same for the same place. */
function valueFor({ name, format, role }: ResultColumn, at: number): Json {
  if (name === 'weekday') return ['Monday', 'Tuesday', 'Wednesday'][at % 3] ?? null
  if (name === 'side') return ['Napa', 'else'][at % 2] ?? null
  if (format === 'date' || format === 'moment') return `2025-${String(1 + (at % 12)).padStart(2, '0')}-01`
  if (format === 'year') return 1990 + at
  if (format === 'flag') return at % 2 === 0
  if (format === 'text') return `${role} ${at}`
  return 7 + at * 3
}

const kinds = {
  'no rows': () => [],
  'one row': columns => [rowOf(columns, 0)],
  'two rows': columns => [0, 1].map(at => rowOf(columns, at)),
  'many rows': columns => Array.from({ length: 30 }, (_, at) => rowOf(columns, at)),
  'rows that are all alike': columns => Array.from({ length: 5 }, () => rowOf(columns, 4)),
  'rows without values': columns =>
    [0, 1].map(at => ({ ...rowOf(columns, at), ...nothing(columns, 'value') })),
  'rows of nothing': columns =>
    [0, 1].map(() => ({ ...nothing(columns, 'value'), ...nothing(columns, 'key') })),
  zeros: columns => [0, 1, 2, 3, 4, 5].map(at => ({ ...rowOf(columns, at), ...zeros(columns) })),
} as const satisfies Record<string, (columns: readonly ResultColumn[]) => ResultRow[]>

const rowOf = (columns: readonly ResultColumn[], at: number): ResultRow =>
  Object.fromEntries(columns.map(column => [column.name, valueFor(column, at)]))
const nothing = (columns: readonly ResultColumn[], role: ResultColumn['role']): ResultRow =>
  Object.fromEntries(columns.filter(column => column.role === role).map(({ name }) => [name, null]))
const zeros = (columns: readonly ResultColumn[]): ResultRow =>
  Object.fromEntries(columns.filter(({ role }) => role === 'value').map(({ name }) => [name, 0]))

const average: (typeof shapes)[number] = [
  'an average over groups',
  {
    keys: [time('day')],
    columns: [measure('revenue')],
    summary: { kind: 'aggregate', fn: 'avg', column: 0 },
  },
]

const cases = [...shapes, average].flatMap(([shape, parts]) =>
  Object.entries(kinds).flatMap(([kind, rows]) =>
    [false, true].map(truncated => ({ shape, kind, parts, rows, truncated })),
  ),
)

describe('whatever comes back', () => {
  test.each(cases)(
    '$shape with $kind is told in a sound sentence (cut: $truncated)',
    ({ parts, rows, truncated }) => {
      const asked = plan(parts)
      const columns = describeColumns(asked, homes)
      const found = rows(columns)
      const told = sentence(asked, homes, columns, found, {
        periodLabel: null,
        truncated,
        today: '2026-11-15',
      })
      expect(told).toMatch(/^[A-Z0-9“$-].*\.$/)
      expect(told).not.toMatch(/undefined|NaN|null|\[object| {2}| [,.;:]|\(\)|\b(\w+) \1\b/)
      expect(told.split(/[.] (?=[A-Z0-9])/).length).toBeLessThanOrEqual(2)
      expect(() => chart(asked, columns, found)).not.toThrow()
    },
  )
  test.each(shapes)('%s has chips and follow-ups without gaps', (_, parts) => {
    const asked = plan(parts)
    const texts = [...understood(asked, homes, null).map(({ text }) => text), ...followups(asked, homes)]
    expect(texts.length).toBeGreaterThan(0)
    for (const text of texts) expect(text).not.toMatch(/undefined|null| {2}|^$/)
  })
})
