import { expect, test } from 'vitest'
import { answerWith } from './answer.testing.ts'
import { findingOf } from './finding.ts'

const columns = answerWith({
  columns: [
    { name: 'month', label: 'Month', format: 'date', role: 'key' },
    { name: 'revenue', label: 'Revenue', format: 'money', role: 'value' },
  ],
}).columns
const results = [
  { month: '2026-01-01', revenue: 1000.4 },
  { month: '2026-02-01', revenue: 3000 },
  { month: '2026-03-01', revenue: 2000 },
]

test('the finding of a line is its highest point', () => {
  const chart = { kind: 'line', x: 'month', y: ['revenue'] } as const
  expect(findingOf(answerWith({ columns, results, chart }))).toBe('$3,000')
})

test('the finding of bars is the leading one', () => {
  const chart = { kind: 'bars', x: 'month', y: ['revenue'] } as const
  expect(findingOf(answerWith({ columns, results: results.slice(1), chart }))).toBe('$3,000')
})

test('the finding of a number is the number', () => {
  expect(findingOf(answerWith({ chart: { kind: 'stat', column: 'listings' } }))).toBe('60')
})

test('a table points nothing out', () => {
  expect(findingOf(answerWith({ chart: { kind: 'table' } }))).toBeNull()
  expect(findingOf(answerWith({ chart: null }))).toBeNull()
})
