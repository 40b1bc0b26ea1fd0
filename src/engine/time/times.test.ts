import { describe, expect, test } from 'vitest'
import { written } from './written.testing.ts'

const sunday = '2026-11-15'

describe('calendar units around today, a Sunday', () => {
  test.each([
    ['today', '2026-11-15 .. 2026-11-16'],
    ['yesterday', '2026-11-14 .. 2026-11-15'],
    ['tomorrow', '2026-11-16 .. 2026-11-17'],
    ['the day before yesterday', '2026-11-13 .. 2026-11-14'],
    ['this week', '2026-11-09 .. 2026-11-16'],
    ['last week', '2026-11-02 .. 2026-11-09'],
    ['next week', '2026-11-16 .. 2026-11-23'],
    ['this month', '2026-11-01 .. 2026-12-01'],
    ['last month', '2026-10-01 .. 2026-11-01'],
    ['next month', '2026-12-01 .. 2027-01-01'],
    ['the current month', '2026-11-01 .. 2026-12-01'],
    ['previous month', '2026-10-01 .. 2026-11-01'],
    ['this quarter', '2026-10-01 .. 2027-01-01'],
    ['last quarter', '2026-07-01 .. 2026-10-01'],
    ['next quarter', '2027-01-01 .. 2027-04-01'],
    ['this year', '2026-01-01 .. 2027-01-01'],
    ["this year's revenue", '2026-01-01 .. 2027-01-01'],
    ['this calendar year', '2026-01-01 .. 2027-01-01'],
    ['last year', '2025-01-01 .. 2026-01-01'],
    ['last years revenue', '2025-01-01 .. 2026-01-01'],
    ['next year', '2027-01-01 .. 2028-01-01'],
    ['the month before last', '2026-09-01 .. 2026-10-01'],
    ['the year before last', '2024-01-01 .. 2025-01-01'],
    ['this weekend', '2026-11-14 .. 2026-11-16'],
    ['last weekend', '2026-11-07 .. 2026-11-09'],
    ['next weekend', '2026-11-21 .. 2026-11-23'],
    ['last friday', '2026-11-13 .. 2026-11-14'],
    ['next friday', '2026-11-20 .. 2026-11-21'],
    ['last sunday', '2026-11-08 .. 2026-11-09'],
    ['next tuesday', '2026-11-17 .. 2026-11-18'],
  ])('%s is %s', (question, expected) => {
    expect(written(question, sunday)).toBe(expected)
  })
})

describe('stretches up to today or from tomorrow on', () => {
  test.each([
    ['past 90 days', '2026-08-17 .. 2026-11-16'],
    ['in the last 90 days', '2026-08-17 .. 2026-11-16'],
    ['in the past ninety days', '2026-08-17 .. 2026-11-16'],
    ['past 30d', '2026-10-16 .. 2026-11-16'],
    ['last 7 days', '2026-11-08 .. 2026-11-16'],
    ['past week', '2026-11-08 .. 2026-11-16'],
    ['past two weeks', '2026-11-01 .. 2026-11-16'],
    ['past couple of weeks', '2026-11-01 .. 2026-11-16'],
    ['the last couple weeks', '2026-11-01 .. 2026-11-16'],
    ['past month', '2026-10-15 .. 2026-11-16'],
    ['last 6 months', '2026-05-15 .. 2026-11-16'],
    ['over the past 12 months', '2025-11-15 .. 2026-11-16'],
    ['past 12m', '2025-11-15 .. 2026-11-16'],
    ['trailing 12 months', '2025-11-15 .. 2026-11-16'],
    ['past 24 months', '2024-11-15 .. 2026-11-16'],
    ['past quarter', '2026-08-15 .. 2026-11-16'],
    ['last 2 quarters', '2026-05-15 .. 2026-11-16'],
    ['past year', '2025-11-15 .. 2026-11-16'],
    ['this past year', '2025-11-15 .. 2026-11-16'],
    ['past 2 years', '2024-11-15 .. 2026-11-16'],
    ['past year and a half', '2025-05-15 .. 2026-11-16'],
    ['past 1.5 years', '2025-05-15 .. 2026-11-16'],
    ['past half year', '2026-05-15 .. 2026-11-16'],
    ['past few weeks', '2026-10-25 .. 2026-11-16'],
    ['last 3 full months', '2026-08-01 .. 2026-11-01'],
    ['past 2 calendar years', '2024-01-01 .. 2026-01-01'],
    ['next 7 days', '2026-11-16 .. 2026-11-23'],
    ['in the next 60 days', '2026-11-16 .. 2027-01-15'],
    ['next two weeks', '2026-11-16 .. 2026-11-30'],
    ['coming month', '2026-11-16 .. 2026-12-16'],
    ['next 3 months', '2026-11-16 .. 2027-02-16'],
    ['rest of the year', '2026-11-16 .. 2027-01-01'],
    ['the rest of this month', '2026-11-16 .. 2026-12-01'],
    ['ytd', '2026-01-01 .. 2026-11-16'],
    ['year to date', '2026-01-01 .. 2026-11-16'],
    ['year-to-date', '2026-01-01 .. 2026-11-16'],
    ['so far this year', '2026-01-01 .. 2026-11-16'],
    ['this year so far', '2026-01-01 .. 2026-11-16'],
    ['mtd', '2026-11-01 .. 2026-11-16'],
    ['month to date', '2026-11-01 .. 2026-11-16'],
    ['qtd', '2026-10-01 .. 2026-11-16'],
    ['so far this week', '2026-11-09 .. 2026-11-16'],
  ])('%s is %s', (question, expected) => {
    expect(written(question, sunday)).toBe(expected)
  })
})

describe('names of the calendar', () => {
  test.each([
    ['in march', '2026-03-01 .. 2026-04-01'],
    ['in november', '2026-11-01 .. 2026-12-01'],
    ['in december', '2025-12-01 .. 2026-01-01'],
    ['march 2026', '2026-03-01 .. 2026-04-01'],
    ["mar '25", '2025-03-01 .. 2025-04-01'],
    ['march of last year', '2025-03-01 .. 2025-04-01'],
    ['may this year', '2026-05-01 .. 2026-06-01'],
    ['last march', '2026-03-01 .. 2026-04-01'],
    ['last december', '2025-12-01 .. 2026-01-01'],
    ['this december', '2026-12-01 .. 2027-01-01'],
    ['next march', '2027-03-01 .. 2027-04-01'],
    ['febuary 2025', '2025-02-01 .. 2025-03-01'],
    ['janurary 2025', '2025-01-01 .. 2025-02-01'],
    ['2026-03', '2026-03-01 .. 2026-04-01'],
    ['3/2026', '2026-03-01 .. 2026-04-01'],
    ["last year's Q4", '2025-10-01 .. 2026-01-01'],
    ['last year in december', '2025-12-01 .. 2026-01-01'],
    ['2025 q3', '2025-07-01 .. 2025-10-01'],
    ['during the month of march', '2026-03-01 .. 2026-04-01'],
    ['the year 2024', '2024-01-01 .. 2025-01-01'],
    ['all of 2025', '2025-01-01 .. 2026-01-01'],
    ["in '25", '2025-01-01 .. 2026-01-01'],
    ['for the month', '2026-11-01 .. 2026-12-01'],
    ['Q2', '2026-04-01 .. 2026-07-01'],
    ['Q4', '2026-10-01 .. 2027-01-01'],
    ['Q3 2026', '2026-07-01 .. 2026-10-01'],
    ["Q2'25", '2025-04-01 .. 2025-07-01'],
    ['Q2 this year', '2026-04-01 .. 2026-07-01'],
    ['second quarter of last year', '2025-04-01 .. 2025-07-01'],
    ['1st quarter 2025', '2025-01-01 .. 2025-04-01'],
    ['last quarter of 2025', '2025-10-01 .. 2026-01-01'],
    ['quarter 3 of 2025', '2025-07-01 .. 2025-10-01'],
    ['H1 2025', '2025-01-01 .. 2025-07-01'],
    ['second half of last year', '2025-07-01 .. 2026-01-01'],
    ['first half of the year', '2026-01-01 .. 2026-07-01'],
    ['in 2025', '2025-01-01 .. 2026-01-01'],
    ['twenty twenty five', '2025-01-01 .. 2026-01-01'],
    ['in the 1990s', '1990-01-01 .. 2000-01-01'],
    ["the '80s", '1980-01-01 .. 1990-01-01'],
    ['the nineties', '1990-01-01 .. 2000-01-01'],
    ['FY25', '2025-01-01 .. 2026-01-01'],
    ['calendar year 2025', '2025-01-01 .. 2026-01-01'],
    ['summer 2025', '2025-06-01 .. 2025-09-01'],
    ['summer of 2026', '2026-06-01 .. 2026-09-01'],
    ['last summer', '2026-06-01 .. 2026-09-01'],
    ['last winter', '2025-12-01 .. 2026-03-01'],
    ['next summer', '2027-06-01 .. 2027-09-01'],
    ['last fall', '2025-09-01 .. 2025-12-01'],
  ])('%s is %s', (question, expected) => {
    expect(written(question, sunday)).toBe(expected)
  })
})

describe('days', () => {
  test.each([
    ['3/15/2026', '2026-03-15 .. 2026-03-16'],
    ['3/15/26', '2026-03-15 .. 2026-03-16'],
    ['15/3/2026', '2026-03-15 .. 2026-03-16'],
    ['2026-03-15', '2026-03-15 .. 2026-03-16'],
    ['15 March 2026', '2026-03-15 .. 2026-03-16'],
    ['march 15, 2026', '2026-03-15 .. 2026-03-16'],
    ['march 15th', '2026-03-15 .. 2026-03-16'],
    ['the 3rd of may', '2026-05-03 .. 2026-05-04'],
    ['on december 24', '2025-12-24 .. 2025-12-25'],
    ['on 3/15', '2026-03-15 .. 2026-03-16'],
    ['feb 29 2024', '2024-02-29 .. 2024-03-01'],
    ['the end of march', '2026-03-31 .. 2026-04-01'],
    ['the start of the year', '2026-01-01 .. 2026-01-02'],
    ['the first week of december 2025', '2025-12-01 .. 2025-12-08'],
    ['the last 3 months of 2025', '2025-10-01 .. 2026-01-01'],
    ['the first 10 days of november', '2026-11-01 .. 2026-11-11'],
    ['the second week of march', '2026-03-08 .. 2026-03-15'],
    ['the week of november 2', '2026-11-02 .. 2026-11-09'],
    ['arriving tonight', '2026-11-15 .. 2026-11-16'],
    ['this friday', '2026-11-20 .. 2026-11-21'],
    ['last 24 hours', '2026-11-14 .. 2026-11-16'],
    ['3 days ago', '2026-11-12 .. 2026-11-13'],
    ['two weeks ago', '2026-10-26 .. 2026-11-02'],
    ['6 months ago', '2026-05-01 .. 2026-06-01'],
    ['two years ago', '2024-01-01 .. 2025-01-01'],
    ['a year ago', '2025-01-01 .. 2026-01-01'],
    ['more than 180 days ago', '.. 2026-05-19'],
    ['over a year ago', '.. 2025-11-15'],
    ['at least 6 months ago', '.. 2026-05-16'],
    ['> 180 days ago', '.. 2026-05-19'],
    ['180+ days ago', '.. 2026-05-20'],
    ['6 months+ ago', '.. 2026-05-16'],
    ['less than 30 days ago', '2026-10-16 .. 2026-11-16'],
  ])('%s is %s', (question, expected) => {
    expect(written(question, sunday)).toBe(expected)
  })
})

describe('holidays', () => {
  test.each([
    ['black friday 2025', '2025-11-28 .. 2025-11-29'],
    ['black friday last year', '2025-11-28 .. 2025-11-29'],
    ['cyber monday 2024', '2024-12-02 .. 2024-12-03'],
    ['thanksgiving 2025', '2025-11-27 .. 2025-11-28'],
    ['last christmas', '2025-12-25 .. 2025-12-26'],
    ['on labor day', '2026-09-07 .. 2026-09-08'],
    ['since memorial day', '2026-05-25 ..'],
    ['easter 2026', '2026-04-05 .. 2026-04-06'],
    ['easter 2027', '2027-03-28 .. 2027-03-29'],
    ["valentine's day 2026", '2026-02-14 .. 2026-02-15'],
    ["on mother's day this year", '2026-05-10 .. 2026-05-11'],
    ['july 4th 2026', '2026-07-04 .. 2026-07-05'],
    ['from thanksgiving to christmas 2025', '2025-11-27 .. 2025-12-26'],
  ])('%s is %s', (question, expected) => {
    expect(written(question, sunday)).toBe(expected)
  })
})

describe('open ends', () => {
  test.each([
    ['since March', '2026-03-01 ..'],
    ['since december', '2025-12-01 ..'],
    ['since january', '2026-01-01 ..'],
    ['since January 2025', '2025-01-01 ..'],
    ['since 2023', '2023-01-01 ..'],
    ['since last month', '2026-10-01 ..'],
    ['since yesterday', '2026-11-14 ..'],
    ['since two weeks ago', '2026-11-01 ..'],
    ['since the beginning of the year', '2026-01-01 ..'],
    ['starting in june', '2026-06-01 ..'],
    ['from march onwards', '2026-03-01 ..'],
    ['2020 or later', '2020-01-01 ..'],
    ['after 2015', '2016-01-01 ..'],
    ['after june 15', '2026-06-16 ..'],
    ['before 2025', '.. 2025-01-01'],
    ['before march', '.. 2026-03-01'],
    ['prior to june 15 2026', '.. 2026-06-15'],
    ['until june 15', '.. 2026-06-16'],
    ['until june', '.. 2026-06-01'],
    ['through june', '.. 2026-07-01'],
    ['by the end of october', '.. 2026-11-01'],
    ['2015 or earlier', '.. 2016-01-01'],
    ['after 2015 and before 2021', '2016-01-01 .. 2021-01-01'],
    ['since march and before june', '2026-03-01 .. 2026-06-01'],
  ])('%s is %s', (question, expected) => {
    expect(written(question, sunday)).toBe(expected)
  })
})

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
