// What the ends of a value are called, and the grammar of its name: most revenue, longest stay, the average is.
import type { Format } from '#contract/terms.ts'
import { isPlural } from './grammar.ts'
import type { Spoken } from './quantity-words.ts'

export const isTime = (format: Format): boolean =>
  format === 'date' || format === 'moment' || format === 'year'

/** What the two ends of a value are called. */
export function endsOf({
  label,
  format,
}: Pick<Spoken, 'label' | 'format'>): readonly [low: string, high: string] {
  if (isTime(format)) return ['earliest', 'latest']
  if (/^(?:difference|change|share)\b/.test(label)) return ['smallest', 'largest']
  if (/\b(?:stay|time|window|duration)\b/.test(label)) return ['shortest', 'longest']
  return ['lowest', 'highest']
}

/** The same behind a verb: things that are counted are common, values are high. */
export const endsBehind = (spoken: Spoken): readonly [low: string, high: string] =>
  spoken.adds && spoken.format === 'count' ? ['least common', 'most common'] : endsOf(spoken)

/** "the most revenue", "the fewest bookings", "the highest average stay". */
export function superlative(spoken: Spoken, descending: boolean): string {
  const { label, format, adds, bare } = spoken
  if (adds && !label.startsWith('total'))
    return `the ${descending ? 'most' : isPlural(label) ? 'fewest' : 'least'} ${label}`
  const [low, high] = endsOf({ label, format })
  const extreme = descending ? high : low
  if (bare === undefined) return `the ${extreme} ${label}`
  return label.startsWith(extreme)
    ? `the ${label}`
    : `the ${extreme} ${label.replace(/^\w+/, top => (top === 'highest' ? 'maximum' : 'minimum'))}`
}

/** "the average stay", "the average days on market", but "occupancy" and "days on market". */
export const definite = ({ label }: Spoken): string =>
  isMany({ label }) || !label.includes(' ') || /^(?:the|an?) /.test(label) ? label : `the ${label}`

/** Whether the verb is in the plural: an average of days is one number. */
export const isMany = ({ label }: Pick<Spoken, 'label'>): boolean =>
  isPlural(label) && !/^(?:average|median|highest|lowest|earliest|latest|total|share|change)\b/.test(label)

/** "the third highest", "the 12th highest": what stands before the end of an order, where so many rows come before it. */
export function placed(skip: number | undefined, extreme: string): string {
  if (skip === undefined) return extreme
  const place = skip + 1
  const ending = /1\dth$/.test(`${place}th`) ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')
  const word = words[place - 2] ?? `${place}${ending}`
  return extreme.startsWith('the ') ? `the ${word} ${extreme.slice(4)}` : `${word} ${extreme}`
}

const words = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
