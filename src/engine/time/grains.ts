import { phraseTable } from '#engine/text/phrase-table.ts'
import { small, tens } from '#engine/numbers/number-words.ts'
import { wordSet } from '#engine/text/word-list.ts'
import type { Grain } from '#engine/plan.ts'
import { phraseAt, phrases, skipLongest } from './phrases.ts'
import { type Reader, skip, wordAt } from './reader.ts'
import { adverbs, units } from './time-words.ts'
import { weekdaysAt } from './weekday-sets.ts'

/**
 * A calendar unit as a grouping or a rate. A bare `noun` may be either or neither: "which month", "days on market"; a `counted` one
 * is a length of time or a number of rows: "over 90 days", "which three months".
 */
export interface GrainReading {
  end: number
  grain: Grain | 'weekday'
  form: 'by' | 'each' | 'per' | 'a' | 'adverb' | 'noun' | 'counted'
}

export const grainLeads = phraseTable([
  ['by', 'by, by the, by each, group by, grouped by, broken down by, split by'],
  ['each', 'each, every, for each, for every, in each, of each, during each, for each of the, each single'],
  ['per', 'per, a single'],
  ['a', 'a, an'],
] as const)
export const weekdayPhrases = phrases(
  'day of the week, day of week, days of the week, days of week, weekday, week day, dow',
)
/** After these "a month" is a length of time: "over a month", "for a week". */
const beforeDuration = wordSet(
  'over than then least most under within about around for in after past last half once twice',
)
const skipped = wordSet('calendar single')

export function grainAt(reader: Reader, at: number): GrainReading | undefined {
  return opened(reader, at) ?? repeated(reader, at) ?? alone(reader, at)
}

function opened(reader: Reader, at: number): GrainReading | undefined {
  const found = phraseAt(reader, at, grainLeads)
  if (found === undefined) return undefined
  const weekday = found.value === 'a' ? undefined : skipLongest(reader, found.end, weekdayPhrases)
  if (weekday !== undefined) return { end: pastWeek(reader, weekday), grain: 'weekday', form: found.value }
  if (found.value === 'a' && beforeDuration.has(wordAt(reader, at - 1))) return undefined
  const place = skipped.has(wordAt(reader, found.end)) ? found.end + 1 : found.end
  const grain = units.get(wordAt(reader, place))
  if (grain === undefined) return undefined
  return repeated(reader, place) ?? { end: place + 1, grain, form: found.value }
}

/** "By weekday (mon-sun)": the brackets say all seven again. */
function pastWeek(reader: Reader, at: number): number {
  if (wordAt(reader, at) !== '(') return at
  const said = weekdaysAt(reader, at + 1)
  return said?.days.length === 7 && wordAt(reader, said.end) === ')' ? said.end + 1 : at
}

/** "month by month", "day to day", "month-wise". */
function repeated(reader: Reader, at: number): GrainReading | undefined {
  const word = wordAt(reader, at)
  const grain = units.get(word)
  if (grain === undefined) return undefined
  const end =
    skip(reader, at + 1, `by ${word}`) ?? skip(reader, at + 1, `to ${word}`) ?? skip(reader, at + 1, 'wise')
  return end === undefined ? undefined : { end, grain, form: 'by' }
}

function alone(reader: Reader, at: number): GrainReading | undefined {
  const basis = skip(reader, at, 'on a') ?? at
  const adverb = adverbs.get(wordAt(reader, basis))
  const basisEnd = skip(reader, basis + 1, 'basis')
  if (adverb !== undefined && (basis === at || basisEnd !== undefined)) {
    return { end: basisEnd ?? basis + 1, grain: adverb, form: 'adverb' }
  }
  const weekday = skipLongest(reader, at, weekdayPhrases)
  if (weekday !== undefined) return { end: pastWeek(reader, weekday), grain: 'weekday', form: 'noun' }
  const grain = units.get(wordAt(reader, at))
  const isVague = wordAt(reader, at).endsWith('s') && vague.has(wordAt(reader, at - 1))
  if (grain === undefined || isVague) return undefined
  return { end: at + 1, grain, form: countedBefore(reader, at) ? 'counted' : 'noun' }
}

/** "In recent months", "the coming weeks", "for years" name no unit to group by. */
const vague = wordSet(
  'past last recent coming next previous upcoming several many few some other for these those',
)

/** In "30 days", "thirty days" and "two hundred days" the days are counted, not grouped by. */
function countedBefore(reader: Reader, at: number): boolean {
  // "90+ days": so many or more.
  const place = reader.tokens[at - 1]?.text === '+' ? at - 2 : at - 1
  const word = wordAt(reader, place)
  return (
    reader.tokens[place]?.kind === 'number' ||
    word === 'a' ||
    small.has(word) ||
    tens.has(word) ||
    /^(hundred|thousand|dozen)$/.test(word)
  )
}
