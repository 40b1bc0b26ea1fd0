// Two figures behind a month or a quarter: "in dec 25", "Nov-25", "q3 26" name a year; "on dec 25" is a day, and "dec 25" may be
// either.
import { yearOf } from './calendar.ts'
import { type Reader, wordAt } from './reader.ts'
import { months, weekdays } from './time-words.ts'

/** The year that two figures stand for, where it is one that people ask about. */
export function shortYearAt(reader: Reader, at: number): { year: number; end: number } | undefined {
  const token = reader.tokens[at]
  if (token?.kind !== 'number' || !/^\d\d$/.test(token.text)) return undefined
  const next = reader.tokens[at + 1]
  // "Oct 26-28", "oct 25, 2026", "oct 25 2026": a day.
  const isTied = next !== undefined && next.kind !== 'mark' && next.glue !== undefined
  const figure = next?.text === ',' ? at + 2 : at + 1
  if (isTied || next?.text === '%' || /^20\d\d$/.test(wordAt(reader, figure))) return undefined
  const year = 2000 + Number(token.text)
  const thisYear = yearOf(reader.today)
  return year >= thisYear - 4 && year <= thisYear + 1 ? { year, end: at + 1 } : undefined
}

const beforeDay =
  /^(on|before|after|by|until|till|through|to|from|between|of|the|and|or|than|week|night|eve)$/
/** "Checks in Nov 25": the word belongs to the verb. */
const takesIn = /^(check|checks|checking|checked|came|come|comes|coming|move|moves|moving|moved|book|booked)$/

/** "By quarter since Jan 25": whole months are shown, and no day in the middle of one. */
const isInSteps = (reader: Reader): boolean =>
  reader.words.some(
    (word, at) =>
      /^(monthly|quarterly|yearly)$/.test(word) ||
      (/^(by|per|each|every)$/.test(word) &&
        /^(month|months|mo|mth|quarter|quarters|qtr|year)$/.test(wordAt(reader, at + 1))),
  )

/** What two figures behind the month that stands here are. */
export function behindMonth(reader: Reader, at: number): 'year' | 'day' | 'either' {
  if (shortYearAt(reader, at + 1) === undefined) return 'day'
  // "Jan-Mar 26", "from Jan to Mar 26": a range of months ends with one.
  const opens =
    reader.tokens[at]?.glue === '-'
      ? at - 1
      : /^(to|through|thru|-|until)$/.test(wordAt(reader, at - 1))
        ? at - 2
        : -1
  if (months.has(wordAt(reader, opens))) return 'year'
  // As a spreadsheet shows a month: Nov-25.
  if (reader.tokens[at + 1]?.glue === '-') return 'year'
  const before = wordAt(reader, at - 1)
  // "Nov & Dec 25": two months of that year.
  if (/^(and|&|or|\+|,)$/.test(before) && months.has(wordAt(reader, at - 2))) return 'year'
  if (before === 'since') return isInSteps(reader) ? 'year' : 'day'
  if (/^(in|during)$/.test(before)) return takesIn.test(wordAt(reader, at - 2)) ? 'day' : 'year'
  // "In March 25 vs March 26": as it was said before.
  if (/^(vs|versus|and|or|against|,)$/.test(before) && months.has(wordAt(reader, at - 3)))
    return behindMonth(reader, at - 3)
  return beforeDay.test(before) || weekdays.has(before) ? 'day' : 'either'
}
