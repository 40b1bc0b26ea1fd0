// A model as it stands on a given day: "recently sold" and "upcoming" become dates.
import type { Aggregate, Default, Measure, Model } from '#contract/model.ts'
import type { Condition, Expr } from '#contract/terms.ts'
import { resolved } from './assemble/relative-days.ts'

export function onDay(model: Model, today: string): Model {
  const all = (conditions: readonly Condition[] | undefined) => conditions?.map(one => resolved(one, today))
  const defaults = (conditions: readonly Default[] | undefined) =>
    conditions?.map(one => resolved(one, today)).filter((one): one is Default => 'attribute' in one)
  const aggregate = (one: Aggregate): Aggregate =>
    one.where === undefined ? one : { ...one, where: all(one.where) ?? [] }
  const value = (one: Measure['value']): Measure['value'] => {
    switch (one.kind) {
      case 'aggregate':
        return { ...one, of: aggregate(one.of) }
      case 'ratio':
        return { ...one, top: aggregate(one.top), bottom: aggregate(one.bottom) }
      default:
        return one
    }
  }
  const expr = (one: Expr): Expr => {
    if (one.kind === 'this year') return { kind: 'number', value: Number(today.slice(0, 4)) }
    if (one.kind === 'day') return { ...one, of: expr(one.of) }
    return one.kind === 'combine' ? { ...one, left: expr(one.left), right: expr(one.right) } : one
  }
  return {
    ...model,
    attributes: model.attributes.map(attribute => ({ ...attribute, expr: expr(attribute.expr) })),
    nouns: model.nouns.map(noun =>
      noun.where === undefined ? noun : { ...noun, where: defaults(noun.where) ?? [] },
    ),
    measures: model.measures.map(measure => ({
      ...measure,
      ...(measure.where === undefined ? {} : { where: defaults(measure.where) ?? [] }),
      value: value(measure.value),
    })),
  }
}
