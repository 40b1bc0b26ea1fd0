import { loadModule, parseSync } from 'libpg-query'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { compile } from '#engine/sql/compile.ts'
import { describeColumns } from './columns.ts'
import { aggregate, by, count, homes, in2025, in2026, measure, plan, time } from './homes.testing.ts'
import { shapes } from './shapes.testing.ts'

beforeAll(() => loadModule())

const word = z.object({ String: z.object({ sval: z.string() }) }).transform(node => node.String.sval)
const target = z
  .object({
    ResTarget: z.object({
      name: z.string().optional(),
      val: z.object({ ColumnRef: z.object({ fields: z.array(word) }).optional() }),
    }),
  })
  .transform(({ ResTarget: { name, val } }) => name ?? val.ColumnRef?.fields.at(-1) ?? 'no name')
const statement = z.object({
  stmts: z.array(z.object({ stmt: z.object({ SelectStmt: z.object({ targetList: z.array(target) }) }) })),
})

/** The names that the outermost SELECT gives, read by PostgreSQL's own parser. */
const selected = (sql: string): string[] =>
  statement.parse(parseSync(sql)).stmts.flatMap(({ stmt }) => stmt.SelectStmt.targetList)

const revenue = measure('revenue')
const bookings = count('booking')

describe('columns', () => {
  test.each(shapes)('of %s are named as in the SQL', (_, parts) => {
    const asked = plan(parts)
    expect(describeColumns(asked, homes).map(({ name }) => name)).toEqual(selected(compile(asked, homes)))
  })
  test('carry a heading, a format and what they are there for', () => {
    const asked = plan({
      keys: [by('homes.city'), time('year')],
      columns: [revenue, { kind: 'share', of: 0, within: 'all' }],
    })
    expect(describeColumns(asked, homes)).toEqual([
      { name: 'city', label: 'City', format: 'text', role: 'key' },
      { name: 'year', label: 'Year', format: 'year', role: 'key' },
      { name: 'revenue', label: 'Revenue', format: 'money', role: 'value' },
      { name: 'share_pct', label: 'Share of revenue', format: 'percent', role: 'value' },
    ])
  })
  test('of two periods say which is which', () => {
    const asked = plan({ columns: [measure('revenue', [in2026]), measure('revenue', [in2025])] })
    expect(describeColumns(asked, homes).map(({ label }) => label)).toEqual([
      'Revenue in 2026',
      'Revenue in 2025',
    ])
  })
  test('hold averages of whole numbers as broken ones', () => {
    const [column] = describeColumns(plan({ columns: [aggregate('avg', 'home', 'homes.bedrooms')] }), homes)
    expect(column).toMatchObject({ label: 'Average number of bedrooms', format: 'number' })
  })
  test('made of money and a number of things hold money', () => {
    const asked = plan({
      columns: [revenue, bookings, { kind: 'quotient', top: 0, bottom: 1, percent: false }],
    })
    expect(describeColumns(asked, homes).at(-1)).toMatchObject({
      label: 'Revenue per booking',
      format: 'money',
    })
  })
})

test('bands of money are told in money', () => {
  const banded = plan({
    keys: [{ kind: 'step', attribute: 'homes.rate', size: 100 }],
    columns: [count('home')],
  })
  expect(describeColumns(banded, homes)[0]).toMatchObject({ format: 'money', role: 'key' })
})

test('ten years are a decade, ten dollars are not', () => {
  const stepped = (attribute: string) =>
    describeColumns(
      plan({ keys: [{ kind: 'step', attribute, size: 10 }], columns: [count('home')] }),
      homes,
    )[0]
  expect(stepped('homes.year_built')).toMatchObject({ name: 'decade', format: 'year' })
  expect(stepped('homes.rate')).toMatchObject({ name: 'rate', format: 'money' })
})
