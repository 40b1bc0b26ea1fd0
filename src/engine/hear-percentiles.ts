// "P90 of order value by category": read as the median that stands in its place, and computed for the part that is named. Where the median
// became anything but such a number, as in a limit, it is not answered.
import type { Model } from '#contract/model.ts'
import type { Quantity } from '#contract/terms.ts'
import { attributesOf } from './condition-attributes.ts'
import { decline } from './answer/decline.ts'
import type { Hear } from './hear.ts'
import type { ModelIndex } from './model-index.ts'
import type { Column, Plan } from './plan.ts'
import { percentileIn } from './text/numbers/percentiles.ts'

export function withPercentiles({ hear, model }: { hear: Hear; model: Model }): Hear {
  return (question, history, today) => {
    const own = percentileIn(question)
    const earlier = history.map(percentileIn)
    if (own === null && earlier.every(one => one === null)) return hear(question, history, today)
    const declined = decline('beyond the engine', ['a percentile'], question, model)
    if (own === 'several' || earlier.includes('several')) return declined
    const plainly = history.map((text, at) => {
      const one = earlier[at]
      return typeof one === 'object' && one !== null ? one.questions[0] : text
    })
    const asked = own?.questions ?? [question]
    const all = asked.map(text => hear(text, plainly, today))
    const heard = all.find(({ kind }) => kind === 'heard')
    if (heard?.kind !== 'heard') return own === null ? (all[0] ?? declined) : declined
    // "And by month?" after a percentile is of the same one; "the median, then" of none.
    const isAnew = !heard.continues || /\bmedian\b/i.test(question)
    const before = isAnew ? null : earlier.findLast(one => one !== null)
    const percents = own?.percents ?? (typeof before === 'object' ? before?.percents : undefined) ?? []
    if (percents.every(percent => percent === 50)) return heard
    const plan = atPercents(heard.plan, heard.index, percents)
    if (plan === null && own === null) return heard
    return plan === null ? declined : { ...heard, plan }
  }
}

/** The medians of a plan at those parts of the rows instead; null where one of them is no column, or there is none. */
function atPercents(plan: Plan, index: ModelIndex, percents: readonly number[]): Plan | null {
  const [percent, ...others] = percents
  if (percent === undefined) return null
  if (others.length > 0) return sideBySide(plan, index, percents)
  const columns = plan.columns.map(column => moved(column, plan, index, percent))
  const isMoved = columns.some((column, at) => column !== plan.columns[at])
  const isLeft = JSON.stringify({ ...plan, columns: [] }).includes('"median"')
  return isMoved && !isLeft ? { ...plan, columns } : null
}

/** "P25, median, p75": a column each where the only median stood; what speaks of columns by their place moves with them. */
function sideBySide(plan: Plan, index: ModelIndex, percents: readonly number[]): Plan | null {
  const at = plan.columns.findIndex(column => moved(column, plan, index, 1) !== column)
  const isSimple = plan.columns.every(({ kind }) => kind === 'quantity' || kind === 'attribute')
  const column = plan.columns[at]
  if (column === undefined || !isSimple || plan.keep.length > 0 || plan.summary.kind !== 'rows') return null
  const those = percents.map(percent => (percent === 50 ? column : moved(column, plan, index, percent)))
  const columns = [...plan.columns.slice(0, at), ...those, ...plan.columns.slice(at + 1)]
  const medians = JSON.stringify({ ...plan, columns: columns.filter(one => !those.includes(one)) })
  if (medians.includes('"median"')) return null
  const order = plan.order.map(one =>
    one.column > at ? { ...one, column: one.column + percents.length - 1 } : one,
  )
  return { ...plan, columns, order }
}

function moved(column: Column, { where }: Plan, index: ModelIndex, percentile: number): Column {
  if (column.kind !== 'quantity') return column
  const { quantity } = column
  if (quantity.kind === 'aggregate' && quantity.fn === 'median')
    return { ...column, quantity: { ...quantity, percentile } }
  const measure = quantity.kind === 'measure' ? index.measure(quantity.measure) : undefined
  if (measure?.value.kind !== 'aggregate' || measure.value.of.fn !== 'median') return column
  const { attribute } = measure.value.of
  const told = new Set([...where, ...column.where].flatMap(attributesOf))
  const own = [...(measure.where ?? []), ...(measure.value.of.where ?? [])]
  const made: Quantity = { kind: 'aggregate', fn: 'median', noun: measure.noun, attribute, percentile }
  return {
    ...column,
    quantity: made,
    where: [...column.where, ...own.filter(one => !attributesOf(one).some(id => told.has(id)))],
  }
}
