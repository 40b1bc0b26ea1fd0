// What was done is known from rows of its own: products that were sold last month are those of last month's orders, never those
// that were added to the catalog then.
import { attributesOf } from '#engine/condition-attributes.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed, QuantityRef } from '#engine/parse/item.ts'
import type { Plan } from '#engine/plan.ts'
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { conditionsIn, datesIn, rowsIn, tablesIn } from '#engine/parse/assemble/plan-tables.ts'

/** Whether a verb or a date is named that the plan knows nothing of. */
export const isUntold = (draft: Draft, plan: Plan): boolean =>
  isUndone(draft, plan) || isUndated(draft, plan) || isOfOthers(draft, plan) || isMostOfAll(draft)

/** "Items ordered only once": what is said of customers is not said of items, unless customers are named. */
function isOfOthers({ placed, index, subject }: Draft, plan: Plan): boolean {
  if (subject === null) return false
  const named = new Set([
    subject.table,
    ...rowsIn(index, plan),
    ...of(placed, 'noun').flatMap(({ item }) => item.nouns.map(id => index.noun(id).table)),
    ...of(placed, 'quantity').flatMap(({ item }) => tablesOf(index, item.quantity)),
    ...of(placed, 'attribute').flatMap(({ item }) => item.attributes.map(id => index.attribute(id).table)),
  ])
  return of(placed, 'condition').some(({ item: { condition } }) => {
    // "Without any interest from visitors": nothing is missing in what is known of them.
    if (condition.kind === 'empty')
      return condition.attributes.every(id => index.path(subject.table, index.attribute(id).table) === null)
    if (condition.kind !== 'segment') return false
    const tables = condition.segments.map(id => index.noun(index.segment(id).noun).table)
    return tables.every(table => !named.has(table) && index.path(subject.table, table) === null)
  })
}

/** "What was bought most": things are asked for, and only what was done to them is named. */
const isMostOfAll = ({ placed }: Draft): boolean =>
  of(placed, 'rank').some(({ item }) => item.by === null && !item.implied) &&
  of(placed, 'ask').some(({ text }) => text === 'what') &&
  of(placed, 'noun').length > 0 &&
  of(placed, 'noun').every(({ item }) => item.verb === true) &&
  (['attribute', 'key', 'quantity'] as const).every(kind => of(placed, kind).length === 0)

function isUndone({ placed, index }: Draft, plan: Plan): boolean {
  const tables = tablesIn(index, plan)
  const dated = datesIn(plan).length > 0
  return placed.some(({ item, text, end }) => {
    const own = tablesOfVerb(index, item)
    if (isCarried(index, item, plan) || placed.some(one => isNext(one, end) && countsThings(one.item)))
      return false
    // "How many leads did each source bring in": leads are what it brought.
    if (/^(bring|brings|brought)\b/.test(text) && placed.some(one => one.end <= end && isHowMany(one)))
      return false
    // "How many products do we sell" is said of the catalog; "did we sell", "sold" are not.
    return own.length > 0 && !own.some(table => tables.has(table)) && (dated || isPast(text))
  })
}

/** "Ordered more than 20 times": customers carry the number of their orders. */
function isCarried(index: ModelIndex, item: Item, plan: Plan): boolean {
  const words = new Set(item.kind === 'noun' ? item.nouns.flatMap(id => index.noun(id).words) : [])
  return conditionsIn(plan)
    .flatMap(attributesOf)
    .some(id => index.attribute(id).units?.some(unit => words.has(unit)) === true)
}

const isNext = ({ start }: Placed, end: number) => start >= end && start <= end + 1

/** "Brought in the most leads": what it brought is counted, and no money. */
const countsThings = (item: Item) =>
  (item.kind === 'rank' && item.by?.kind === 'count') ||
  (item.kind === 'having' && item.quantity.kind === 'count')

const isHowMany = ({ item, text }: Placed) =>
  item.kind === 'quantity' && item.quantity.kind === 'count' && text.startsWith('how many')

const isPast = (text: string) => /(ed|sold|bought|made|spent|brought|took|taken)( in)?$/.test(text)

function tablesOfVerb(index: ModelIndex, item: Item): string[] {
  if (item.kind === 'noun' && item.verb === true) return item.nouns.map(id => index.noun(id).table)
  return item.kind === 'quantity' && item.weak ? tablesOf(index, item.quantity) : []
}

const tablesOf = (index: ModelIndex, ref: QuantityRef): string[] =>
  ref.kind === 'measure' ? ref.measures.map(id => index.noun(index.measure(id).noun).table) : []

/** "Checking out today": a period with a date of its own is never one of another date. */
function isUndated({ placed, index }: Draft, plan: Plan): boolean {
  const tables = tablesIn(index, plan)
  // "Who booked a lake house", "was it ever booked": the date is one of bookings, which the homes know nothing of.
  // "What they want: list, rent or buy": nobody asks when a home was listed.
  const who = of(placed, 'ask').some(({ item, text }) => text === 'who' && item.relative !== true)
  const isDone = (text: string) => who || /^(booked|reserved|ordered|purchased|list)$/.test(text)
  if (
    of(placed, 'date').some(
      ({ item, text }) => isDone(text) && !tables.has(index.attribute(item.attribute).table),
    )
  )
    return true
  const dates = new Set(datesIn(plan))
  return of(placed, 'period').some(
    ({ item }) => item.dates.length > 0 && dates.size > 0 && !item.dates.some(id => dates.has(id)),
  )
}
