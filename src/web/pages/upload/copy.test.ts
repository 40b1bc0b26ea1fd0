import { expect, test } from 'vitest'
import { newJob } from '#web/upload/save.ts'
import { changesOf, copy, standingOf, totalOf } from './copy.ts'

test.each([
  [
    { files: 2, added: 46, updated: 591 },
    '46 new listing(s) added, 591 existing listing(s) updated from 2 file(s)',
    'Total records processed: 637 from 2 files',
  ],
  [{ files: 1, added: 3, updated: 0 }, '3 new listing(s) added from 1 file(s)', 'Total records processed: 3'],
  [
    { files: 1, added: 0, updated: 1 },
    '1 existing listing(s) updated from 1 file(s)',
    'Total records processed: 1',
  ],
  [{ files: 1, added: 0, updated: 0 }, 'No changes made', 'Total records processed: 0'],
  [{ files: 3, added: 0, updated: 0 }, 'No changes made', 'Total records processed: 0 from 3 files'],
])('%o is told as specified', (outcome, changes, total) => {
  expect([changesOf(outcome), totalOf(outcome)]).toEqual([changes, total])
})

const row = (mls_number: string) => ({ file: 'a.csv', line: 2, values: { mls_number } })

test('an upload that was stopped says what is stored and what is not', () => {
  const job = newJob([[row('1'), row('2'), row('3')]])
  expect([standingOf(job), copy.failed.retry(job)]).toEqual(['Nothing was saved.', 'Retry'])
  const half = { ...job, waiting: [[row('3')]], added: 1, updated: 1 }
  expect(standingOf(half)).toBe('2 of 3 listings were saved (1 new, 1 updated). Still to be saved: 1.')
  expect(copy.failed.retry(half)).toBe('Retry the remaining 1 listing')
})
