// Bookings "last month": those that check in then, or those that were made then?
import type { Noun, Words } from '#contract/model.ts'
import { dateWords } from '#engine/answer/date-words.ts'
import { plainly } from '#engine/answer/plainly.ts'
import { questionOf } from '#engine/answer/question.ts'
import type { Heard } from '#engine/hear.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { dateOf } from '#engine/parse/assemble/when.ts'
import { isTimeRef } from '#engine/parse/key-ref.ts'
import { isTimeKey, type Plan } from '#engine/plan.ts'
import { stem } from '#engine/text/stem.ts'
import { recognizeTimes } from '#engine/time/times.ts'
import type { Doubt, Doubter } from './doubt.ts'
import { conditionsIn, onDate, samePlan } from './plan-edits.ts'
import { insertedBefore, insertedBehind } from './sentence-edits.ts'

export const whichDate: Doubter = heard => {
  const { plan, index } = heard
  const date = dateTaken(plan)
  if (date === null || isNamed(heard, date)) return []
  const rival = nounsOf(plan, index, date)
    .flatMap(({ otherDates = [] }) => otherDates)
    .find(one => one.rival === true && one.attribute !== date)
  if (rival === undefined) return onlyKept(index, date)
  if (liesAhead(heard)) return []
  const other = onDate(plan, date, rival.attribute)
  const [taken, instead] = [date, rival.attribute].map(id => dateWords(index.attribute(id)))
  return [
    {
      kind: 'period',
      text: `by ${taken ?? ''}`,
      saysDate: true,
      other: {
        text: `By ${instead ?? ''} instead`,
        questions: sentences(heard, rival, other),
        is: found => samePlan(found, other),
      },
    },
  ]
}

/** A date that only says when a row was entered is seldom meant; taken for want of another, it is named. */
function onlyKept(index: ModelIndex, date: string): Doubt[] {
  const attribute = index.attribute(date)
  if (attribute.quiet !== true) return []
  return [{ kind: 'period', text: `by ${dateWords(attribute)}`, saysDate: true, other: null }]
}

type OtherDate = NonNullable<Noun['otherDates']>[number]

function* sentences(heard: Heard, { attribute, words }: OtherDate, other: Plan): Generator<string> {
  // "booking date" rather than "created at".
  const names = heard.index.attribute(attribute).words.filter(word => word.endsWith(' date'))
  yield* withWords(heard, words, names)
  const sentence = questionOf(plainly(other, heard.index), heard.index)
  if (sentence !== null) yield sentence
}

/** The one date that the plan goes by. */
function dateTaken(plan: Plan): string | null {
  const dates = new Set([
    ...conditionsIn(plan).flatMap(one => (one.kind === 'during' ? [one.attribute] : [])),
    ...plan.keys.flatMap(key => (isTimeKey(key) ? [key.attribute] : [])),
  ])
  const [date] = dates
  return dates.size === 1 && date !== undefined ? date : null
}

/** "Arrivals", "checking in", "by check-in date": the question says which date it means. */
function isNamed({ placed, line, index }: Heard, date: string): boolean {
  // "Check in", "arrival date": the short words in between name nothing.
  const words = index.attribute(date).words.flatMap(name => name.split(' '))
  const names = new Set(words.filter(word => word.length > 4).map(stem))
  const times = [...of(placed, 'period'), ...of(placed, 'key'), ...of(placed, 'ask')]
  const inTime = times.some(
    ({ item }) =>
      item.kind === 'period' ||
      (item.kind === 'ask' && item.how === 'trend') ||
      (item.kind === 'key' && isTimeRef(item.key)),
  )
  return (
    !inTime ||
    of(placed, 'date').length > 0 ||
    of(placed, 'period').some(({ item }) => item.dates.length > 0) ||
    line.pieces.some(({ meanings }) =>
      meanings.some(meaning => meaning.kind === 'attribute' && meaning.attribute === date),
    ) ||
    of(placed, 'noun').some(({ text }) => names.has(stem(text))) ||
    of(placed, 'quantity').some(({ text }) => text.split(' ').some(word => names.has(stem(word))))
  )
}

/** The things that are counted, added up or listed by that date because nothing else was said. */
function nounsOf(plan: Plan, index: ModelIndex, date: string): Noun[] {
  const things = plan.keys.flatMap(key => (key.kind === 'thing' ? [index.noun(key.noun)] : []))
  const listed = things.filter(noun => noun.date === date && plan.columns.every(isPlain))
  const computed = plan.columns.flatMap(column => {
    if (column.kind !== 'quantity' || dateOf(index, column.quantity) !== date) return []
    const { quantity } = column
    if (quantity.kind !== 'measure') return [index.noun(quantity.noun)]
    const { noun, value } = index.measure(quantity.measure)
    // Nights fall into a period, whenever they were booked.
    return value.kind === 'occupancy' || value.kind === 'per_capacity' ? [] : [index.noun(noun)]
  })
  return [...listed, ...computed]
}

const isPlain = ({ kind }: Plan['columns'][number]) => kind === 'attribute'

/** What is still to come has been recorded already. */
const liesAhead = ({ plan, today }: Heard): boolean =>
  conditionsIn(plan).some(one => one.kind === 'during' && (one.from ?? '') > today)

/** "Bookings made last month", "revenue by month of booking date". */
function withWords({ question, tokens, today, continues }: Heard, verbs: Words, names: Words): string[] {
  if (continues) return []
  const times = recognizeTimes(tokens, today)
  const period = times.find(({ kind }) => kind === 'period')
  const grain = times.find(({ kind }) => kind === 'grain')
  const before = tokens[period?.start ?? 0]
  const behind = tokens[(grain?.end ?? 0) - 1]
  if (period !== undefined)
    return period.start === 0 || before === undefined
      ? []
      : verbs.map(verb => insertedBefore(question, before.start, verb))
  return behind === undefined ? [] : names.map(name => insertedBehind(question, behind.end, `of ${name}`))
}
