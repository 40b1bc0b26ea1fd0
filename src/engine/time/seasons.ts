import { inYear, type Recognizer } from './named.ts'
import { monthsOfYear } from './months.ts'
import { type Reader, wordAt } from './reader.ts'
import { offsetAt, relativeIn } from './relative.ts'
import { seasons } from './time-words.ts'
import { yearBehind } from './years.ts'

const monthsMeant: ReadonlyMap<number, string> = new Map([
  [3, 'March to May'],
  [6, 'June to August'],
  [9, 'September to November'],
  [12, 'December to February'],
])

/** "last summer", "next winter", "summer of 2025". Without either it is no period: "the place is dead in the summer". */
export const season: Recognizer = (reader, at) => {
  const offset = wordAt(reader, at) === 'past' ? -1 : offsetAt(reader, at)
  const name = wordAt(reader, offset === undefined ? at : at + 1)
  const first = seasons.get(name)
  if (first === undefined || (offset === undefined && isVerb(reader, at))) return undefined
  const assumed = `${name} was read as ${monthsMeant.get(first) ?? 'three months'}`
  const months = monthsOfYear(first, 3)
  if (offset !== undefined)
    return { end: at + 2, grain: 'season', window: relativeIn(reader, months, offset), assumed }
  const year = yearBehind(reader, at + 1)
  return year === undefined
    ? undefined
    : inYear({ end: year.end, grain: 'season', inYear: months, assumed }, year.year)
}

/** "Did bookings fall this year": the verb, where another one asks. */
const isVerb = (reader: Reader, at: number): boolean =>
  wordAt(reader, at) === 'fall' &&
  !/^(in|during|of|the|since|for|from|vs|versus|and|or|,|over|by)$/.test(wordAt(reader, at - 1)) &&
  [2, 3, 4, 5].some(back => /^(did|do|does|saw|see|had)$/.test(wordAt(reader, at - back)))
