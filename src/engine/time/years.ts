import { numberAt } from '#engine/numbers/numbers.ts'
import { dayOf, yearOf } from './calendar.ts'
import type { Named, Recognizer } from './named.ts'
import type { Window } from './period.ts'
import { type Reader, skip, wordAt } from './reader.ts'
import { after, before, decadeWords, present } from './time-words.ts'
import { yearBack, yearsAgo } from './years-back.ts'

export function wholeYear(year: number): Required<Window> {
  return { from: dayOf(year, 1, 1), to: dayOf(year + 1, 1, 1) }
}

/** 2025, '25, twenty twenty five. */
export function yearFigureAt(reader: Reader, at: number): { year: number; end: number } | undefined {
  const short = /^'(\d\d)$/.exec(reader.tokens[at]?.text ?? '')
  if (short !== null) return { year: 2000 + Number(short[1]), end: at + 1 }
  const number = numberAt(reader.tokens, at)
  return number?.year === true ? { year: number.value, end: number.end } : undefined
}

/** The year that belongs to a month, quarter or day named before it: "of 2025", ", 2026", "this year", "of the year". */
export function yearBehind(reader: Reader, at: number): { year: number; end: number } | undefined {
  const word = wordAt(reader, at)
  const place = word === 'of' || word === 'in' || word === ',' ? at + 1 : at
  const figure = yearFigureAt(reader, place)
  if (figure !== undefined) return figure
  const back = word === 'of' ? yearBack(reader, place) : yearsAgo(reader, at)
  if (back !== undefined) return back
  const article = wordAt(reader, place) === 'the' ? place + 1 : place
  const adjective = wordAt(reader, article)
  const calendar = wordAt(reader, article + 1) === 'calendar' ? article + 2 : article + 1
  const thisYear = yearOf(reader.today)
  if (wordAt(reader, calendar) === 'year' && word !== ',') {
    if (present.has(adjective)) return { year: thisYear, end: calendar + 1 }
    if (before.has(adjective)) return { year: thisYear - 1, end: calendar + 1 }
    if (after.has(adjective)) return { year: thisYear + 1, end: calendar + 1 }
  }
  const year = word === 'of' ? skip(reader, at, 'of the year') : undefined
  return year === undefined ? undefined : { year: thisYear, end: year }
}

const yearWords = [
  'full year of',
  'full year',
  'whole year',
  'entire year',
  'year of',
  'year',
  'full',
  'whole of',
]

/** 2025 alone. It may as well be a price or a number of things: the parser decides. "The year 2025" and '25 leave no doubt. */
export const bareYear: Recognizer = (reader, at) => {
  const start =
    yearWords.reduce<number | undefined>((end, words) => end ?? skip(reader, at, words), undefined) ?? at
  const figure = yearFigureAt(reader, start)
  if (figure === undefined) return undefined
  return {
    ...yearNamed(figure.year, figure.end),
    unsure: start === at && /^\d/.test(reader.tokens[at]?.text ?? ''),
  }
}

const fiscalWords = ['fy', 'cy', 'fiscal year', 'fiscal', 'calendar year', 'calendar']

export const fiscalYear: Recognizer = (reader, at) => {
  const joined = /^[cf]y(\d{2}|\d{4})$/.exec(wordAt(reader, at))
  const start = fiscalWords.reduce<number | undefined>(
    (end, words) => end ?? skip(reader, at, words),
    undefined,
  )
  const apart = start === undefined ? undefined : yearFigureAt(reader, start)
  const assumed = wordAt(reader, at).startsWith('c')
    ? {}
    : { assumed: 'The fiscal year was read as the calendar year' }
  if (apart !== undefined) return { ...yearNamed(apart.year, apart.end), ...assumed, unsure: false }
  if (joined === null) return undefined
  const digits = Number(joined[1])
  return { ...yearNamed(digits < 100 ? 2000 + digits : digits, at + 1), ...assumed, unsure: false }
}

/** "the 1990s", "the '80s", "the eighties". */
export const decade: Recognizer = (reader, at) => {
  const figures = /^(?:'?(\d0)|(\d{3}0))s$/.exec(reader.tokens[at]?.text ?? '')
  const short =
    figures?.[1] === undefined ? undefined : Number(figures[1]) + (Number(figures[1]) < 40 ? 2000 : 1900)
  const year =
    short ?? (figures?.[2] === undefined ? decadeWords.get(wordAt(reader, at)) : Number(figures[2]))
  if (year === undefined) return undefined
  return { end: at + 1, grain: 'decade', window: { from: dayOf(year, 1, 1), to: dayOf(year + 10, 1, 1) } }
}

function yearNamed(year: number, end: number): Named {
  return { end, grain: 'year', window: wholeYear(year), year, unsure: true }
}
