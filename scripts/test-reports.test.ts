import { expect, test } from 'vitest'
import { readJourneys, readUnitReport } from './test-reports.mjs'

const file = (status: string, ...tests: [status: string, fullName: string][]) => ({
  name: '/site/src/engine/a.test.ts',
  status,
  assertionResults: tests.map(([one, fullName]) => ({ status: one, fullName })),
})

test('a test that failed is named with its file, without the place of the project', () => {
  const testResults = [file('failed', ['passed', 'adds up'], ['failed', 'a group holds'])]
  expect(readUnitReport({ numPassedTests: 1, numFailedTests: 1, testResults })).toEqual({
    passed: 1,
    failed: 1,
    names: ['src/engine/a.test.ts: a group holds'],
  })
})

test('a file that fails before its tests start counts as a failure', () => {
  const report = { numPassedTests: 3, numFailedTests: 0, testResults: [file('failed')] }
  expect(readUnitReport(report)).toMatchObject({
    failed: 1,
    names: ['src/engine/a.test.ts: outside its tests'],
  })
})

test('journeys that failed are found in suites within suites', () => {
  const spec = (ok: boolean, title: string) => ({ ok, title, file: 'demo/chat.spec.ts', line: 7 })
  const suites = [{ specs: [spec(true, 'opens')], suites: [{ specs: [spec(false, 'answers')] }] }]
  expect(readJourneys({ stats: { expected: 4, flaky: 1, unexpected: 1 }, suites })).toEqual({
    passed: 5,
    failed: 1,
    names: ['demo/chat.spec.ts:7 answers'],
  })
})
