// Things that only say over which rows one number is computed, and are no rows of the answer.
import type { Noun } from '#contract/model.ts'
import type { Plan } from '#engine/plan.ts'
import { adds } from './adds.ts'
import type { Draft } from './draft.ts'
import { of } from './items.ts'

/** "Revenue of our lake houses", "how much did they bring in", where nothing asks for one or the other of them. */
export const isScope = (draft: Draft): boolean =>
  (isLed(draft) || asksOneNumber(draft) || asksOverTime(draft)) && isOverAll(draft)

/** "Month by month, what did the San Diego homes take in": one number for each month. "What products sold" asks for them. */
const asksOverTime = ({ placed }: Draft): boolean =>
  of(placed, 'key').some(({ item }) => item.key.kind === 'grain') &&
  of(placed, 'ask').some(
    ({ item, text, end }) =>
      item.how === 'which' && text === 'what' && of(placed, 'noun').every(({ start }) => start !== end),
  )

export const isLed = ({ placed, subject }: Draft): boolean =>
  subject !== null &&
  of(placed, 'noun').some(({ item }) => item.scope === true && item.nouns.includes(subject.id))

const asksOneNumber = ({ placed, asks }: Draft): boolean =>
  !asks.has('share') &&
  (asks.has('how much') ||
    asks.has('money') ||
    of(placed, 'quantity').some(({ text }) => /^how (many|much)\b/.test(text)))

const isOverAll = ({ placed, asks, missing }: Draft): boolean =>
  // "How many homes have no bookings": each has some or none.
  missing.length === 0 &&
  // "What was the revenue of our lake houses" asks for the number, "which of them" for one.
  of(placed, 'ask').every(
    ({ item, text }) => item.how !== 'which' || text === 'what' || item.relative === true,
  ) &&
  !asks.has('each') &&
  (['rank', 'having', 'order', 'limit', 'attribute', 'of those'] as const).every(
    kind => of(placed, kind).length === 0,
  )

/** "The refund rate for all products": every row belongs to one of them, and one rate is that of them all. A sum may be asked for of each. */
export const isRateOfAll = ({ placed, index }: Draft, { keys, columns }: Plan, noun: Noun): boolean =>
  keys.length === 0 &&
  of(placed, 'noun').some(({ item }) => item.scope === true && item.plural && item.nouns.includes(noun.id)) &&
  columns.every(
    column =>
      column.kind === 'quantity' &&
      column.quantity.kind === 'measure' &&
      !adds(index, column.quantity) &&
      index.path(index.noun(index.measure(column.quantity.measure).noun).table, noun.table) !== null,
  )
