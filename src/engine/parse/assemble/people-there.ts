// People who are counted by when they come, or in what they come to, are those of stays: nobody is there with a cancelled one.
import type { Noun } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Key, Quantity } from '#engine/plan.ts'
import type { Draft } from './draft.ts'
import { ofStays } from './narrowing.ts'

interface Counted {
  period: object | null
  keys: readonly Key[]
  counted: readonly Quantity[]
  stated: readonly Condition[]
}

/** What leaves out the rows that bring nobody. */
export const peopleThere = (draft: Draft, { period, keys, counted, stated }: Counted): Condition[] =>
  (period !== null && keys.every(key => isPlace(draft.index, key))) ||
  keys.some(isOfDays) ||
  keys.some(isOfTime)
    ? countedPeople(draft, counted).flatMap(one => ofStays(draft, one, stated, keys))
    : []

/** "How many guests arrive on Friday", "homes with no guest in May"; of guests by name, all that they ever booked may be meant. */
const isPlace = (index: ModelIndex, key: Key): boolean =>
  key.kind === 'attribute' ||
  (key.kind === 'thing' &&
    !index.model.nouns.some(
      ({ table, key: own }) => own !== undefined && table === index.noun(key.noun).table,
    ))

/** "Which month do most guests come", "guests by month". */
const isOfTime = ({ kind }: Key): boolean => kind === 'time' || kind === 'month of year' || kind === 'hour'

const isOfDays = (key: Key): boolean =>
  key.kind === 'weekday' ||
  (key.kind === 'sides' && key.sides.some(({ where }) => where.some(({ kind }) => kind === 'weekday')))

const countedPeople = ({ index }: Draft, all: readonly Quantity[]): Noun[] => {
  const [people, ...others] = all
  // "How many guests arrive next week, and how many nights do they stay": rows of the same stays.
  const areOfStays = others.every(
    one => one.kind === 'aggregate' && (index.noun(one.noun).where ?? []).length > 0,
  )
  return people?.kind === 'count' && areOfStays ? [index.noun(people.noun)] : []
}
