import { expect, test } from 'vitest'
import { lineInWords } from './line-in-words.ts'
import type { LinePlot } from './plotted.ts'

const plot: LinePlot = {
  caption: 'Revenue by month',
  measure: { name: 'revenue', label: 'Revenue', format: 'money', role: 'value' },
  series: ['Revenue'],
  grain: 'month',
  points: [
    { at: Date.UTC(2026, 0), values: [20] },
    { at: Date.UTC(2026, 1), values: [35] },
    { at: Date.UTC(2026, 2), values: [10] },
  ],
}

test('a line is told by its span, its top and its bottom', () => {
  expect(lineInWords(plot)).toBe(
    'Line chart. Revenue by month, Jan 2026 to Mar 2026. Highest: $35 in Feb 2026. Lowest: $10 in Mar 2026.',
  )
})

test('several lines are told one by one', () => {
  const two = {
    ...plot,
    series: ['Cabins', 'Lofts'],
    points: [{ at: Date.UTC(2026, 0), values: [20, null] }],
  }
  expect(lineInWords(two)).toBe(
    'Line chart. Revenue by month, Jan 2026 to Jan 2026. Cabins. Highest: $20 in Jan 2026. Lowest: $20 in Jan 2026. Lofts: none.',
  )
})
