// The tables and dates that a plan speaks of.
import type { Condition } from '#contract/terms.ts'
import { attributesOf } from '#engine/condition-attributes.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { isTimeKey, type Plan, type Quantity } from '#engine/plan.ts'

export const conditionsIn = (plan: Plan): Condition[] =>
  [
    ...plan.where,
    ...plan.columns.flatMap(column => (column.kind === 'quantity' ? column.where : [])),
    ...plan.keys.flatMap(key => (key.kind === 'sides' ? key.sides.flatMap(({ where }) => where) : [])),
  ].flatMap(one => (one.kind === 'number' ? [one, ...one.where] : [one]))

/** What is shown or tells which things are meant. */
export const quantitiesIn = (plan: Plan): Quantity[] => [
  ...plan.columns.flatMap(column => (column.kind === 'quantity' ? [column.quantity] : [])),
  ...conditionsIn(plan).flatMap(one => (one.kind === 'number' ? [one.quantity] : [])),
]

export const tablesIn = (index: ModelIndex, plan: Plan): Set<string> =>
  new Set([
    ...plan.keys.flatMap(key =>
      key.kind === 'thing'
        ? [index.noun(key.noun).table]
        : 'attribute' in key
          ? [index.attribute(key.attribute).table]
          : [],
    ),
    ...plan.columns.flatMap(column => {
      if (column.kind === 'attribute') return [index.attribute(column.attribute).table]
      if (column.kind !== 'quantity') return []
      const { quantity } = column
      return [
        index.noun(quantity.kind === 'measure' ? index.measure(quantity.measure).noun : quantity.noun).table,
      ]
    }),
    ...conditionsIn(plan)
      .flatMap(attributesOf)
      .map(id => index.attribute(id).table),
  ])

/** The tables of what is listed, grouped or computed, whatever narrows it. */
export const rowsIn = (index: ModelIndex, plan: Plan): string[] => [
  ...plan.keys.flatMap(key => (key.kind === 'thing' ? [index.noun(key.noun).table] : [])),
  ...plan.columns.flatMap(column =>
    column.kind !== 'quantity'
      ? []
      : column.quantity.kind === 'measure'
        ? [index.noun(index.measure(column.quantity.measure).noun).table]
        : [index.noun(column.quantity.noun).table],
  ),
]

/** The dates by which rows are kept or grouped. */
export const datesIn = (plan: Plan): string[] => [
  ...conditionsIn(plan).flatMap(one =>
    one.kind === 'during' || one.kind === 'weekday' ? [one.attribute] : [],
  ),
  ...plan.keys.flatMap(key => (isTimeKey(key) ? [key.attribute] : [])),
]
