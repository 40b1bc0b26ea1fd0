import { monthsOfYear, withYear } from './months.ts'
import { inYear, type Named, type Recognizer } from './named.ts'
import { numberAt } from '#engine/numbers/numbers.ts'
import { phraseList } from '#engine/text/word-list.ts'
import { phrases, skipLongest } from './phrases.ts'
import { type Reader, skip, wordAt } from './reader.ts'
import { shortYearAt } from './short-years.ts'
import { units } from './time-words.ts'

/** "Q2", "Q3 2026", "Q2'25", "second quarter of last year", "quarter 3". */
export const quarter: Recognizer = (reader, at) => {
  const found = shortAt(reader, at, /^q([1-4])$/) ?? orderedAt(reader, at, 'quarter', 4)
  if (found === undefined) return numberFirst(reader, at) ?? besideNext(reader, at, quarter, 4)
  return inItsYear(reader, {
    end: found.end,
    grain: 'quarter',
    inYear: monthsOfYear(found.number * 3 - 2, 3),
  })
}

/** "1Q25", "2Q 2026". */
function numberFirst(reader: Reader, at: number): Named | undefined {
  const number = /^[1-4]$/.exec(wordAt(reader, at))?.[0]
  const letter = reader.tokens[at + 1]
  const year = letter?.glue === '' ? /^q(?:(?:20)?(\d\d))?$/.exec(letter.text) : null
  if (number === undefined || year === null) return undefined
  const named: Named = {
    end: at + 2,
    grain: 'quarter',
    inYear: monthsOfYear(Number(number) * 3 - 2, 3),
  }
  return year[1] === undefined ? inItsYear(reader, named) : inYear(named, 2000 + Number(year[1]))
}

const joints = phrases([
  ...phraseList(
    'and, or, vs, versus, against, to, through, and the, or the, vs the, versus the, against the, to the, through the',
  ),
  ',',
])

/** "The second and the third quarter of this year": the unit and the year are said once, behind the last of them. */
function besideNext(reader: Reader, at: number, recognize: Recognizer, most: number): ReturnType<Recognizer> {
  const ordinal = numberAt(reader.tokens, at)
  if (ordinal?.kind !== 'ordinal' || ordinal.value > most) return undefined
  const place = skipLongest(reader, ordinal.end, joints)
  const next = place === undefined ? undefined : recognize(reader, place)
  if (place === undefined || next === undefined || numberAt(reader.tokens, place)?.kind !== 'ordinal')
    return undefined
  const months = 12 / most
  const named: Named = {
    end: ordinal.end,
    grain: next.grain,
    inYear: monthsOfYear((ordinal.value - 1) * months + 1, months),
  }
  return next.year === undefined ? named : inYear(named, next.year)
}

/** "H1 2025", "the first half of last year". */
export const half: Recognizer = (reader, at) => {
  const named = halfOfYear(reader, at)
  if (named === undefined) return besideNext(reader, at, half, 2)
  // "The first half of the listings" is no time.
  return shortAt(reader, at, halfWord) === undefined && named.window === undefined ? undefined : named
}

const halfWord = /^h([12])$/

/** "2024's second half": which year is told before it. */
export const halfOfYear: Recognizer = (reader, at) => {
  const found = shortAt(reader, at, halfWord) ?? orderedAt(reader, at, 'half', 2)
  return found === undefined
    ? undefined
    : inItsYear(reader, { end: found.end, grain: 'half', inYear: monthsOfYear(found.number * 6 - 5, 6) })
}

/** "Q3 26": behind a quarter two figures can only be its year. */
function inItsYear(reader: Reader, named: Named): Named {
  const short = shortYearAt(reader, named.end)
  return short === undefined
    ? withYear(reader, named)
    : (inYear({ ...named, end: short.end }, short.year) ?? named)
}

function shortAt(reader: Reader, at: number, pattern: RegExp): { number: number; end: number } | undefined {
  const match = pattern.exec(wordAt(reader, at))
  return match === null ? undefined : { number: Number(match[1]), end: at + 1 }
}

function orderedAt(
  reader: Reader,
  at: number,
  unit: 'quarter' | 'half',
  most: number,
): { number: number; end: number } | undefined {
  const last = skip(reader, at, 'last') ?? skip(reader, at, 'final')
  const ordinal = numberAt(reader.tokens, at)
  const named = (place: number) =>
    wordAt(reader, place) === unit ||
    units.get(wordAt(reader, place)) === unit ||
    (unit === 'half' && wordAt(reader, place) === 'halves')
  if (last !== undefined && named(last) && wordAt(reader, last + 1) === 'of')
    return { number: most, end: last + 1 }
  if (ordinal?.kind === 'ordinal' && ordinal.value <= most && named(ordinal.end)) {
    return { number: ordinal.value, end: ordinal.end + 1 }
  }
  const counted = unit === 'quarter' && named(at) ? numberAt(reader.tokens, at + 1) : undefined
  if (counted?.kind !== 'plain' || counted.value < 1 || counted.value > most) return undefined
  return { number: counted.value, end: counted.end }
}
