// Which part of a plan each result column comes from. Names and order are those that the SQL gives.
import type { ResultColumn } from '#contract/answer.ts'
import type { Format } from '#contract/terms.ts'
import { isDecade } from '#engine/decade.ts'
import type { Key, Plan } from '#engine/plan.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { sourcesOf } from '#engine/sql/joined.ts'
import { attributeName, columnName, keyName, Names, summaryName } from '#engine/sql/names.ts'
import { sentenceCase } from './grammar.ts'
import { plainly } from './plainly.ts'
import { spokenColumn } from './column-words.ts'
import { aggregateFormat, aggregateLabel } from './quantity-words.ts'

export type Slot =
  | { from: 'key'; place: number; attribute?: string; column: ResultColumn }
  | { from: 'column'; place: number; column: ResultColumn }
  | { from: 'summary'; column: ResultColumn }

export function slotsOf(asked: Plan, index: ModelIndex): Slot[] {
  const plan = plainly(asked, index)
  if (plan.summary.kind === 'bands') return bandSlots(plan, index, plan.summary.column)
  if (plan.summary.kind !== 'rows') return [summarySlot(plan, index)]
  return hasQuantity(plan) ? groupedSlots(plan, index) : listedSlots(plan, index)
}

export const hasQuantity = (plan: Plan): boolean => plan.columns.some(({ kind }) => kind === 'quantity')

/** A list of things, or the values that an attribute takes. */
function listedSlots(plan: Plan, index: ModelIndex): Slot[] {
  const [key] = plan.keys
  if (key?.kind !== 'thing' || plan.keys.length > 1) return keySlots(plan, index)
  const names = new Names()
  const shown = new Set(
    plan.columns.flatMap(column => (column.kind === 'attribute' ? [column.attribute] : [])),
  )
  const unnamed = index.noun(key.noun).name.filter(name => !shown.has(name))
  const isName = new Set(index.noun(key.noun).name)
  return [
    ...unnamed.map(attribute => attributeSlot(index, names, attribute, 0)),
    ...plan.columns.map((given, place): Slot => {
      if (given.kind !== 'attribute') {
        const { label, format } = spokenColumn(plan, index, place)
        const name = names.take(columnName(index, given))
        return { from: 'column', place, column: { name, label: sentenceCase(label), format, role: 'value' } }
      }
      const { column } = attributeSlot(index, names, given.attribute, 0)
      const named = isName.has(given.attribute)
      return { from: 'column', place, column: named ? column : { ...column, role: 'value' } }
    }),
  ]
}

function groupedSlots(plan: Plan, index: ModelIndex): Slot[] {
  const names = new Names()
  for (const key of plan.keys) for (const name of reserved(key, index)) names.take(name)
  const named = plan.columns.map(column => names.take(columnName(index, column)))
  const wanted = plan.columns.flatMap((column, place) =>
    column.kind === 'quantity'
      ? [{ place, quantity: column.quantity, where: column.where, as: named[place] ?? '' }]
      : [],
  )
  const places = (kinds: readonly string[]) =>
    plan.columns.flatMap(({ kind }, place) => (kinds.includes(kind) ? [place] : []))
  const inOrder = [
    ...places(['attribute']),
    ...sourcesOf(index, wanted)
      .flat()
      .map(({ place }) => place),
    ...places(['difference', 'quotient', 'share', 'running', 'growth', 'formula']),
  ]
  return [
    ...keySlots(plan, index),
    ...inOrder.map((place): Slot => {
      const { label, format } = spokenColumn(plan, index, place)
      const name = named[place] ?? ''
      return { from: 'column', place, column: { name, label: sentenceCase(label), format, role: 'value' } }
    }),
  ]
}

/** What the SQL keeps free for the keys before it names the columns. */
function reserved(key: Key, index: ModelIndex): string[] {
  if (key.kind === 'thing') return index.noun(key.noun).name.map(attributeName)
  return [key.kind === 'attribute' ? attributeName(key.attribute) : key.kind]
}

function keySlots(plan: Plan, index: ModelIndex): Slot[] {
  const names = new Names()
  return plan.keys.flatMap((key, place) =>
    key.kind === 'thing'
      ? index.noun(key.noun).name.map(attribute => attributeSlot(index, names, attribute, place))
      : [keySlot(index, names, key, place)],
  )
}

function attributeSlot(index: ModelIndex, names: Names, attribute: string, place: number): Slot {
  const { label, format } = index.attribute(attribute)
  const name = names.take(attributeName(attribute))
  return { from: 'key', place, attribute, column: { name, label: sentenceCase(label), format, role: 'key' } }
}

function keySlot(index: ModelIndex, names: Names, key: Exclude<Key, { kind: 'thing' }>, place: number): Slot {
  if (key.kind === 'attribute') return attributeSlot(index, names, key.attribute, place)
  const column: ResultColumn = {
    name: names.take(keyName(index, key)),
    label: sentenceCase(keyLabel(index, key)),
    format: keyFormat(index, key),
    role: 'key',
  }
  return { from: 'key', place, column }
}

/** What one group is called: "month", "decade", "price". */
export function keyLabel(index: ModelIndex, key: Exclude<Key, { kind: 'thing' }>): string {
  switch (key.kind) {
    case 'attribute':
    case 'bands':
      return index.attribute(key.attribute).label
    case 'time':
      return key.grain
    case 'weekday':
      return 'weekday'
    case 'month of year':
      return 'month of the year'
    case 'hour':
      return 'hour of the day'
    case 'step':
      return isDecade(index, key) ? 'decade' : index.attribute(key.attribute).label
    case 'sides':
      return key.sides.every(({ where }) => where.some(({ kind }) => kind === 'during')) ? 'period' : 'group'
  }
}

function keyFormat(index: ModelIndex, key: Exclude<Key, { kind: 'thing' | 'attribute' }>): Format {
  if (key.kind === 'time') return key.grain === 'year' ? 'year' : 'date'
  if (key.kind === 'step') return index.attribute(key.attribute).format
  return 'text'
}

function summarySlot(plan: Plan, index: ModelIndex): Slot {
  const { summary } = plan
  const slot = (name: string, label: string, format: Format): Slot => ({
    from: 'summary',
    column: { name, label: sentenceCase(label), format, role: 'value' },
  })
  if (summary.kind === 'count') return slot('count', 'count', 'count')
  if (summary.kind !== 'aggregate') return slot('share_pct', 'share', 'percent')
  const { label, format } = spokenColumn(plan, index, summary.column)
  const { column } = groupedSlots(plan, index).find(
    one => one.from === 'column' && one.place === summary.column,
  ) ?? { column: { name: '' } }
  return slot(
    summaryName(summary.fn, column.name),
    aggregateLabel(summary.fn, label, format),
    aggregateFormat(summary.fn, format),
  )
}

/** Things by how many rows of theirs there are. */
function bandSlots(plan: Plan, index: ModelIndex, place: number): Slot[] {
  const [key] = plan.keys
  const things = key?.kind === 'thing' ? index.noun(key.noun).label[1] : 'rows'
  const { label } = spokenColumn(plan, index, place)
  return [
    { from: 'summary', column: { name: 'band', label: sentenceCase(label), format: 'text', role: 'key' } },
    {
      from: 'summary',
      column: { name: 'count', label: sentenceCase(things), format: 'count', role: 'value' },
    },
  ]
}
