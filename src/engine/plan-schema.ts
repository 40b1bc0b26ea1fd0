// A plan that comes from outside, checked against a model: it may name only what the model holds, and only in shapes that
// the compiler knows. What passes is safe to compile; whether it makes sense is the compiler's word.
import { z } from 'zod'
import type { Condition } from '#contract/terms.ts'
import type { ModelIndex } from './model-index.ts'
import { amount, depthOf, derivedColumns, label, most, place, sourcesOf } from './derived-schema.ts'
import { band, fn, summary } from './summary-schema.ts'
import type { Plan } from './plan.ts'

const day = z.iso.date()
const comparator = z.enum(['=', '<>', '<', '<=', '>', '>='])
const grain = z.enum(['day', 'week', 'month', 'quarter', 'year'])
const percentile = z.int().min(1).max(99)

export function planSchema({ model }: ModelIndex) {
  const attribute = oneOf(model.attributes)
  const noun = oneOf(model.nouns)
  const quantity = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('measure'), measure: oneOf(model.measures) }),
    z.strictObject({ kind: z.literal('count'), noun }),
    z.strictObject({ kind: z.literal('distinct'), noun, attribute }),
    z
      .strictObject({
        kind: z.literal('aggregate'),
        fn,
        noun,
        attribute,
        percentile: percentile.exactOptional(),
      })
      // An average would be told as a percentile.
      .refine(one => one.percentile === undefined || one.fn === 'median', 'only a median has a percentile'),
  ])
  const conditions = conditionList(attribute)
  // What other rows tell of things narrows all rows of a plan; which rows those are is told by plain conditions.
  const first = z.strictObject({
    kind: z.literal('first'),
    attribute,
    count: z.int().min(1).max(most.rows),
    high: z.boolean(),
    ends: z.literal(true).exactOptional(),
    per: attribute.exactOptional(),
    by: z.discriminatedUnion('kind', [
      ...quantity.options,
      z.strictObject({ kind: z.literal('attribute'), attribute, noun }),
    ]),
    where: conditions.default([]),
  })
  const number = z.strictObject({
    kind: z.literal('number'),
    attribute,
    quantity,
    op: comparator,
    value: amount,
    where: conditions.default([]),
  })
  const key = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('attribute'), attribute }),
    z.strictObject({ kind: z.literal('time'), attribute, grain }),
    z.strictObject({ kind: z.literal('weekday'), attribute }),
    z.strictObject({ kind: z.literal('month of year'), attribute }),
    z.strictObject({ kind: z.literal('hour'), attribute }),
    z.strictObject({ kind: z.literal('step'), attribute, size: z.number().positive().max(1e9) }),
    z.strictObject({ kind: z.literal('bands'), attribute, bands: z.array(band).min(1).max(20) }),
    z.strictObject({
      kind: z.literal('sides'),
      sides: z
        .array(z.strictObject({ label, where: conditions }))
        .min(2)
        .max(6),
    }),
    z.strictObject({ kind: z.literal('thing'), noun }),
  ])
  const column = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('attribute'), attribute }),
    z.strictObject({
      kind: z.literal('quantity'),
      quantity,
      where: conditions.default([]),
      label: label.exactOptional(),
    }),
    ...derivedColumns,
  ])
  const keep = z.strictObject({
    column: place,
    op: comparator,
    value: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('number'), value: amount }),
      z.strictObject({ kind: z.literal('day'), day }),
      z.strictObject({ kind: z.literal('column'), column: place, times: amount.exactOptional() }),
      z.strictObject({ kind: z.literal('overall'), times: amount.exactOptional() }),
      z.strictObject({
        kind: z.literal('own group'),
        attribute,
        fn: z.enum(['avg', 'median', 'max', 'min']),
        of: z.strictObject({ noun, attribute }).exactOptional(),
        times: amount.exactOptional(),
      }),
      z.strictObject({
        kind: z.literal('quantity'),
        quantity,
        where: conditions.exactOptional(),
        times: amount.exactOptional(),
      }),
      z.strictObject({ kind: z.literal('previous') }),
    ]),
  })
  return z
    .strictObject({
      keys: z.array(key).max(most.keys),
      columns: z.array(column).max(most.columns),
      where: z
        .array(z.union([first, number, conditions.element]))
        .max(most.conditions)
        .default([]),
      keepEmpty: z.boolean().default(false),
      keep: z.array(keep).max(most.conditions).default([]),
      order: z
        .array(z.strictObject({ column: place, descending: z.boolean() }))
        .max(most.keys)
        .default([]),
      backwards: z.literal(true).exactOptional(),
      limit: z.int().min(1).max(most.rows).nullable().default(null),
      skip: z.int().min(1).max(most.rows).exactOptional(),
      supposed: z.array(label).max(most.conditions).exactOptional(),
      shownFrom: day.nullable().default(null),
      limitPer: z.int().min(1).max(most.rows).nullable().default(null),
      summary: summary.default({ kind: 'rows' }),
    })
    .superRefine((plan, context) => {
      for (const problem of misplaced(plan)) context.addIssue({ code: 'custom', message: problem })
    }) satisfies z.ZodType<Plan>
}

const oneOf = (entries: readonly { id: string }[]) => z.enum(entries.map(({ id }) => id))

/** Conditions relative to today are left out: who writes a plan from outside knows the date and can name the days. */
function conditionList(attribute: z.ZodType<string>) {
  const not = z.boolean().exactOptional()
  const text = z.string().min(1).max(200)
  const values = z
    .array(z.union([text, amount, z.boolean()]))
    .min(1)
    .max(most.values)
  const condition: z.ZodType<Condition> = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('is'), attribute, values, not }),
    z.strictObject({
      kind: z.literal('compare'),
      attribute,
      op: comparator,
      value: z.union([amount, z.strictObject({ attribute, times: amount.exactOptional() })]),
    }),
    z.strictObject({ kind: z.literal('empty'), attribute, not }),
    z.strictObject({
      kind: z.literal('contains'),
      attribute,
      texts: z.array(text).min(1).max(10),
      not,
      whole: z.literal(true).exactOptional(),
    }),
    z.strictObject({
      kind: z.literal('during'),
      attribute,
      from: day.exactOptional(),
      to: day.exactOptional(),
      months: z.array(z.int().min(1).max(12)).min(1).max(11).exactOptional(),
    }),
    z.strictObject({
      kind: z.literal('weekday'),
      attribute,
      days: z.array(z.int().min(1).max(7)).min(1).max(7),
      not,
    }),
    z.strictObject({ kind: z.literal('free'), attribute, values: values.exactOptional() }),
    z.strictObject({
      kind: z.literal('any'),
      get of() {
        return conditions
      },
    }),
    z.strictObject({
      kind: z.literal('all'),
      get of() {
        return conditions
      },
    }),
    z.strictObject({
      kind: z.literal('not'),
      get of() {
        return condition
      },
    }),
  ])
  const conditions = z.array(condition).max(most.conditions)
  return conditions
}

/** Columns are named by their place; a place must hold what is made use of. */
function misplaced(plan: Plan): string[] {
  const kindAt = (at: number) => plan.columns[at]?.kind
  const isBase = (at: number) => kindAt(at) === 'quantity' || kindAt(at) === 'attribute'
  const used = plan.columns.flatMap(sourcesOf)
  const named = [
    ...plan.keep.flatMap(({ column, value }) =>
      value.kind === 'column' ? [column, value.column] : [column],
    ),
    ...plan.order.map(({ column }) => column),
    ...('column' in plan.summary ? [plan.summary.column] : []),
    ...(plan.summary.kind === 'share' && plan.summary.of !== undefined ? [plan.summary.of] : []),
  ]
  return [
    ...used.filter(at => !isBase(at)).map(at => `column ${at} is no quantity that another can be made of`),
    ...named.filter(at => kindAt(at) === undefined).map(at => `there is no column ${at}`),
    ...(plan.keys.length === 0 && plan.columns.length === 0 ? ['the plan shows nothing'] : []),
    ...(plan.columns.some(one => one.kind === 'formula' && depthOf(one.of) > most.levels)
      ? ['a formula is nested too deeply']
      : []),
    ...(plan.where.some(one => [one, ...withinOf(one)].some(each => isDeeperThan(most.levels, each)))
      ? ['the conditions are nested too deeply']
      : []),
  ]
}

const withinOf = (one: Condition): readonly Condition[] =>
  one.kind === 'first' || one.kind === 'number' ? one.where : []

function isDeeperThan(levels: number, condition: Condition): boolean {
  if (!('of' in condition)) return false
  const inner = condition.kind === 'not' ? [condition.of] : condition.of
  return levels === 1 || inner.some(one => isDeeperThan(levels - 1, one))
}
