import { phraseList } from '#engine/text/word-list.ts'
import { inYear, type Recognizer } from './named.ts'
import { monthsOfYear } from './months.ts'
import { phrases, skipLongest } from './phrases.ts'
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

/** "last summer", "next winter", "summer of 2025". Without any of these it is no period: "the place is dead in the summer". */
export const season: Recognizer = (reader, at) => {
  const offset = wordAt(reader, at) === 'past' ? -1 : offsetAt(reader, at)
  const named = seasonAt(reader, offset === undefined ? at : at + 1)
  if (named === undefined || (offset === undefined && isVerb(reader, at))) return undefined
  if (offset !== undefined) {
    const { inYear: months, ...rest } = named
    return { ...rest, window: relativeIn(reader, months, offset) }
  }
  const year = yearBehind(reader, at + 1)
  if (year !== undefined) return inYear({ ...named, end: year.end }, year.year)
  const shared = yearOfNext(reader, at + 1)
  if (shared !== undefined) return inYear(named, shared)
  return isAnchored(reader, at) ? named : undefined
}

/** Its year is said before it: "last year's summer". "Did bookings last year fall" asks for none. */
export const seasonOfYear: Recognizer = (reader, at) =>
  isVerb(reader, at) ? undefined : seasonAt(reader, at)

const seasonAt = (reader: Reader, at: number) => {
  const name = wordAt(reader, at)
  const first = seasons.get(name)
  if (first === undefined) return undefined
  const assumed = `${name} was read as ${monthsMeant.get(first) ?? 'three months'}`
  return { end: at + 1, grain: 'season' as const, inYear: monthsOfYear(first, 3), assumed }
}

const joints = phrases([
  ...phraseList(
    'and, or, vs, versus, against, compared to, compared with, than, and in, or in, than in, and the, or the, and in the, or in the, than in the, vs the, versus the',
  ),
  ',',
])

/** "In spring or in autumn last year": the year is said once, behind the last of them. */
function yearOfNext(reader: Reader, at: number): number | undefined {
  const next = skipLongest(reader, at, joints)
  if (next === undefined || !seasons.has(wordAt(reader, next))) return undefined
  return yearBehind(reader, next + 1)?.year ?? yearOfNext(reader, next + 1)
}

/** "Over the summer", "the start of summer": one that has begun, as with a month. "Since the spring" may mean its start or its end. */
const isAnchored = (reader: Reader, at: number): boolean => {
  const before = wordAt(reader, at - 1) === 'the' ? at - 2 : at - 1
  return (
    (wordAt(reader, before) === 'over' && before === at - 2) ||
    (wordAt(reader, before) === 'of' && /^(start|beginning|end|close)$/.test(wordAt(reader, before - 1)))
  )
}

/** "Did bookings fall this year": the verb, where another one asks. */
const isVerb = (reader: Reader, at: number): boolean =>
  wordAt(reader, at) === 'fall' &&
  !/^(in|during|of|the|since|for|from|vs|versus|and|or|,|over|by)$/.test(wordAt(reader, at - 1)) &&
  [2, 3, 4, 5].some(back => /^(did|do|does|saw|see|had)$/.test(wordAt(reader, at - back)))
