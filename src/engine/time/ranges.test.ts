import { describe, expect, test } from 'vitest'
import { written } from './written.testing.ts'

const sunday = '2026-11-15'

describe('ranges and lists', () => {
  test.each([
    ['november 20 through december 5 2025', '2025-11-20 .. 2025-12-06'],
    ['from november 20 to january 5 2026', '2025-11-20 .. 2026-01-06'],
    ['nov 20-25, 2025', '2025-11-20 .. 2025-11-26'],
    ['nov 20 to 25', '2025-11-20 .. 2025-11-26'],
    ['feb through dec 2025', '2025-02-01 .. 2026-01-01'],
    ['beginning with q1 2025 and ending with the last full quarter', '2025-01-01 .. 2026-10-01'],
    ['jan-sep this year', '2026-01-01 .. 2026-10-01'],
    ['jan-sep last year', '2025-01-01 .. 2025-10-01'],
    ['from november to march', '2025-11-01 .. 2026-04-01'],
    ['between march and june', '2026-03-01 .. 2026-07-01'],
    ['between march 1 and march 15 2026', '2026-03-01 .. 2026-03-16'],
    ['december 2024 to february 2025', '2024-12-01 .. 2025-03-01'],
    ['from 2023 to 2025', '2023-01-01 .. 2026-01-01'],
    ['2023-2025', '2023-01-01 .. 2026-01-01 ?'],
    ['q1-q3 2025', '2025-01-01 .. 2025-10-01'],
    ['1Q25', '2025-01-01 .. 2025-04-01'],
    ['2Q 2026', '2026-04-01 .. 2026-07-01'],
    ['Jan/Feb/Mar 2025', '2025-01-01 .. 2025-04-01 (3)'],
    ['from tomorrow through the next 7 days', '2026-11-16 .. 2026-11-23'],
    ['3/1/2026 - 3/15/2026', '2026-03-01 .. 2026-03-16'],
    ['june, july and august 2026', '2026-06-01 .. 2026-09-01 (3)'],
    ['november and december of twenty twenty five', '2025-11-01 .. 2026-01-01 (2)'],
    ['november and december', '2025-11-01 .. 2026-01-01 (2)'],
    ['in 2024 and 2025', '2024-01-01 .. 2026-01-01 (2)'],
    ['Q1 and Q3 2025', '2025-01-01 .. 2025-10-01 (2, broken)'],
    ['this month and last month', '2026-10-01 .. 2026-12-01 (2)'],
    ['rev Q3 2026 vs Q3 2025', '2026-07-01 .. 2026-10-01; 2025-07-01 .. 2025-10-01'],
    ['the 1st to the 15th of october', '2026-10-01 .. 2026-10-16'],
    ['jan/feb 2025', '2025-01-01 .. 2025-03-01 (2)'],
    ['Q1 of 2025 and 2026', '2025-01-01 .. 2026-04-01 (2, broken)'],
    ['this year vs last year', '2026-01-01 .. 2027-01-01; 2025-01-01 .. 2026-01-01'],
  ])('%s is %s', (question, expected) => {
    expect(written(question, sunday)).toBe(expected)
  })
})

describe('periods that are compared explain each other', () => {
  test.each([
    ['Q3 vs Q2 2025', '2025-07-01 .. 2025-10-01; 2025-04-01 .. 2025-07-01'],
    ['Q3 2025 vs Q2', '2025-07-01 .. 2025-10-01; 2025-04-01 .. 2025-07-01'],
    ['march 2025 vs 2024', '2025-03-01 .. 2025-04-01; 2024-03-01 .. 2024-04-01'],
    ['january compared with december 2024', '2025-01-01 .. 2025-02-01; 2024-12-01 .. 2025-01-01'],
    ['this summer vs last summer', '2026-06-01 .. 2026-09-01; 2025-06-01 .. 2025-09-01'],
    ['this march versus last march', '2026-03-01 .. 2026-04-01; 2025-03-01 .. 2025-04-01'],
    ['october vs september', '2026-10-01 .. 2026-11-01; 2026-09-01 .. 2026-10-01'],
  ])('%s is %s', (question, expected) => {
    expect(written(question, sunday)).toBe(expected)
  })
})
