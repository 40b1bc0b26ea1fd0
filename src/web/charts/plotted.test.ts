import { describe, expect, test } from 'vitest'
import type { ResultColumn } from '#contract/answer.ts'
import { barPlot, extent, linePlot } from './plotted.ts'

const column = (name: string, format: ResultColumn['format'], label = name): ResultColumn => ({
  name,
  label,
  format,
  role: 'value',
})
const title = column('title', 'text', 'Property')
const revenue = column('revenue', 'money', 'Revenue')
const before = column('before', 'money', 'Revenue in 2025')
const month = column('month', 'date', 'Month')
const category = column('category', 'text', 'Category')

const bars = (rows: { title: string; revenue: number | null }[], cut?: number) =>
  barPlot(
    { kind: 'bars', x: 'title', y: ['revenue'], ...(cut === undefined ? {} : { cut }) },
    [title, revenue],
    rows,
  )

describe('bars', () => {
  test('have a label and a value each, in the order of the rows', () => {
    const plot = bars([
      { title: 'Loft', revenue: 20 },
      { title: 'Cabin', revenue: 10 },
    ])
    expect(plot?.groups).toEqual([
      { label: 'Loft', values: [20] },
      { label: 'Cabin', values: [10] },
    ])
    expect(plot?.caption).toBe('Revenue by property')
  })
  test('of two sides are called after what is measured alone', () => {
    const group = { name: 'group', label: 'Group', format: 'text', role: 'key' } as const
    const rows = [
      { group: '2025', revenue: 20 },
      { group: '2026', revenue: 10 },
    ]
    const plot = barPlot({ kind: 'bars', x: 'group', y: ['revenue'] }, [group, revenue], rows)
    expect(plot?.caption).toBe('Revenue')
  })
  test('are cut where the answer says so, and say how many are left', () => {
    const plot = bars(
      Array.from({ length: 30 }, (_, at) => ({ title: `Home ${at}`, revenue: 30 - at })),
      20,
    )
    expect([plot?.groups.length, plot?.left]).toEqual([20, 10])
  })
  test.each([
    ['the first of a falling ranking', [9, 5, 1], 0],
    ['the first of a rising one', [1, 5, 9], 0],
    ['the longest where there is no ranking', [1, 9, 5], 1],
    ['the longer of two, which are no ranking', [1, 9], 1],
    ['the longest, whatever is unknown', [1, null, 9, 5], 2],
  ])('lead with %s', (_, values, lead) => {
    const rows = values.map((value, at) => ({ title: `Home ${at}`, revenue: value }))
    expect(bars(rows)?.lead).toBe(lead)
  })
  test('of two homes with one name stay two', () => {
    expect(
      bars([
        { title: 'Loft', revenue: 20 },
        { title: 'Loft', revenue: 10 },
      ])?.groups,
    ).toHaveLength(2)
  })
  test('stand side by side for several measures', () => {
    const plot = barPlot(
      { kind: 'bars', x: 'title', y: ['revenue', 'before'] },
      [title, revenue, before],
      [{ title: 'Loft', revenue: 20, before: null }],
    )
    expect(plot?.series).toEqual(['Revenue', 'Revenue in 2025'])
    expect(plot?.groups).toEqual([{ label: 'Loft', values: [20, null] }])
    expect(plot?.caption).toBe('Revenue and revenue in 2025 by property')
  })
  test('of a column that is not there are not drawn', () => {
    expect(barPlot({ kind: 'bars', x: 'title', y: ['nights'] }, [title, revenue], [])).toBeNull()
  })
})

describe('a track', () => {
  test('begins at zero', () => {
    const { zero, share } = extent([{ label: '', values: [50, 100, null] }])
    expect([zero, share(50), share(100)]).toEqual([0, 0.5, 1])
  })
  test('has zero inside when there are losses', () => {
    const { zero, share } = extent([{ label: '', values: [-25, 75] }])
    expect([zero, share(-25), share(75)]).toEqual([0.25, 0.25, 0.75])
  })
  test('of nothing but zeros has no length', () => {
    expect(extent([{ label: '', values: [0] }]).share(0)).toBe(0)
  })
})

describe('a line', () => {
  test('runs in time, whatever the order of the rows', () => {
    const plot = linePlot(
      { kind: 'line', x: 'month', y: ['revenue'] },
      [month, revenue],
      [
        { month: '2026-02-01', revenue: '20.5' },
        { month: '2026-01-01', revenue: 10 },
      ],
    )
    expect(plot?.grain).toBe('month')
    expect(plot?.points).toEqual([
      { at: Date.UTC(2026, 0), values: [10] },
      { at: Date.UTC(2026, 1), values: [20.5] },
    ])
  })
  test('of several categories has a gap where one has no row', () => {
    const plot = linePlot(
      { kind: 'line', x: 'month', y: ['revenue'], series: 'category' },
      [month, category, revenue],
      [
        { month: '2026-01-01', category: 'beach_house', revenue: 1 },
        { month: '2026-02-01', category: 'beach_house', revenue: 2 },
        { month: '2026-02-01', category: 'cabin', revenue: 3 },
      ],
    )
    expect(plot?.series).toEqual(['beach house', 'cabin'])
    expect(plot?.points.map(({ values }) => values)).toEqual([
      [1, null],
      [2, 3],
    ])
    expect(plot?.caption).toBe('Revenue by month and category')
  })
})
