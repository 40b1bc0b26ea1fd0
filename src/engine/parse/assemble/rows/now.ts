// "Homes in Old Town right now": what is said of the present narrows the rows where a model tells how, and nothing else does.
import type { Segment } from '#contract/model.ts'
import { attributesOf } from '#engine/condition-attributes.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed, QuantityRef } from '#engine/parse/item.ts'
import { topicsOf } from '#engine/parse/topics.ts'
import { datesAhead } from '#engine/parse/assemble/words/ahead.ts'

/** "How many products are out of stock today": their state, not those that were added today. */
export function withoutToday(index: ModelIndex, placed: readonly Placed[], today: string): Placed[] {
  const named = placed.flatMap(({ item }) =>
    item.kind === 'noun' ? item.nouns : item.kind === 'quantity' ? nounsOf(item.quantity, index) : [],
  )
  const nouns = named.length > 0 ? named : placed.flatMap(({ item }) => describedBy(item, index))
  const dates = nouns.map(id => index.noun(id).date)
  const isAdded = nouns.length > 0 && dates.every(id => id?.endsWith('.created_at') === true)
  const isUndated = nouns.length > 0 && dates.every(id => id === undefined || id.endsWith('.created_at'))
  const hasState = placed.some(({ item }) => item.kind === 'condition')
  // "Priciest home on the market today": where nothing has a date, only the present can be meant.
  const isTimeless = nouns.length > 0 && dates.every(id => id === undefined)
  if (placed.some(({ item }) => item.kind === 'date')) return [...placed]
  // "How many homes could I buy today": what can be done now is a state as well.
  const isPossible =
    isUndated && placed.some(({ item, text }) => item.kind === 'condition' && /^(can|could) /.test(text))
  const isOfToday = isPossible || placed.some(({ item }) => isInProgress(index, item))
  const isToday = ({ item, text }: Placed) =>
    item.kind === 'period' &&
    item.period.from === today &&
    item.dates.length === 0 &&
    /\btoday\b/.test(text) &&
    ((isAdded && hasState) || (isTimeless && hasState) || (isUndated && item.state === true) || isOfToday)
  return placed.map(one => (isToday(one) ? { ...one, item: { kind: 'now' } } : one))
}

/** "My boss wants it by tomorrow": a day to come limits no rows where none lie ahead. */
export const withoutDeadline = (index: ModelIndex, placed: readonly Placed[], today: string): Placed[] =>
  placed.filter(
    ({ item, text }) =>
      item.kind !== 'period' ||
      !/^(by|before|until|till) tomorrow\b/.test(text) ||
      item.period.from !== undefined ||
      (item.period.to ?? '') <= today ||
      datesAhead(index).size > 0,
  )

/** Begun by today, and not over: both ends are held against the day. */
export const isBothEnded = ({ where }: Segment): boolean =>
  where.filter(one => one.kind === 'today').length > 1

/** "In house today": what is told by today already. */
export const isInProgress = (index: ModelIndex, item: Item): boolean =>
  item.kind === 'condition' &&
  item.condition.kind === 'segment' &&
  item.condition.segments.some(id => isBothEnded(index.segment(id)))

/** "What is out of stock": the things that such a state is said of. */
function describedBy(item: Item, index: ModelIndex): string[] {
  if (item.kind !== 'condition') return []
  const { condition } = item
  if (condition.kind === 'segment') return condition.segments.map(id => index.segment(id).noun)
  const tables = new Set(
    condition.kind === 'values'
      ? condition.options.flat().map(({ attribute }) => index.attribute(attribute).table)
      : [],
  )
  return [...tables].flatMap(table => index.model.nouns.find(noun => noun.table === table)?.id ?? [])
}

/** "Have been sitting for 90 days", "are on the market the longest": it goes on until now. */
const goesOn = /^(been \w+ing|sitting|((been|is|are|be) )?(still )?on the market|longest on the market)\b/

export function withPresent(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const said = placed.find(({ item, text }) => item.kind === 'now' || goesOn.test(text))
  const others = placed.filter(({ item }) => item.kind !== 'now')
  const { now } = index.model
  if (said === undefined || now === undefined) return others
  const items = others.map(({ item }) => item)
  const spoken = new Set([...topicsOf(items, index), ...items.flatMap(item => ofNouns(item, index))])
  if (spoken.has(now.attribute) || spoken.has('time')) return others
  const condition = { kind: 'values' as const, options: [[now]], not: false }
  return [...others, { ...said, item: { kind: 'condition', condition } }]
}

/** What the nouns of an item say of their rows: sold homes have a status already. */
function ofNouns(item: Item, index: ModelIndex): string[] {
  const nouns =
    item.kind === 'noun'
      ? item.nouns
      : item.kind === 'attribute'
        ? item.attributes.flatMap(id => index.attribute(id).noun ?? [])
        : item.kind === 'quantity' || item.kind === 'having'
          ? nounsOf(item.quantity, index)
          : item.kind === 'rank' && item.by !== null
            ? item.by.kind === 'attribute'
              ? item.by.attributes.flatMap(id => index.attribute(id).noun ?? [])
              : nounsOf(item.by, index)
            : []
  const measured = item.kind === 'quantity' && item.quantity.kind === 'measure' ? item.quantity.measures : []
  return [
    ...nouns.flatMap(id => (index.noun(id).where ?? []).flatMap(attributesOf)),
    ...measured.flatMap(id => (index.measure(id).where ?? []).flatMap(attributesOf)),
    ...measured.flatMap(id =>
      index.measure(id).value.kind === 'aggregate' ? [] : [index.model.now?.attribute ?? ''],
    ),
  ]
}

function nounsOf(ref: QuantityRef, index: ModelIndex): string[] {
  if (ref.kind === 'measure') return ref.measures.map(id => index.measure(id).noun)
  if (ref.kind === 'count') return [...ref.nouns]
  return ref.attributes.flatMap(id => index.attribute(id).noun ?? [])
}
