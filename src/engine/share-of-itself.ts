// "Sales by area this year", then "as a percentage of all": of what closed this year every row is sold, and each area would have 100 %.
import type { Condition } from '#contract/terms.ts'
import type { ModelIndex } from './model-index.ts'
import type { Plan } from './plan.ts'

/** Whether a share is of rows that are all part of it, since only those have the date by which they are chosen. */
export function isShareOfItself({ columns, where }: Plan, index: ModelIndex): boolean {
  return columns.some(share => {
    if (share.kind !== 'quotient' || !share.percent) return false
    const [top, bottom] = [columns[share.top], columns[share.bottom]]
    if (top?.kind !== 'quantity' || bottom?.kind !== 'quantity') return false
    if (JSON.stringify(top.quantity) !== JSON.stringify(bottom.quantity)) return false
    const whole = [...where, ...bottom.where]
    const known = new Set([...whole, ...whole.flatMap(one => impliedBy(one, index))].map(keyOf))
    const added = top.where.filter(one => !whole.some(other => keyOf(other) === keyOf(one)))
    return added.length > 0 && added.every(one => known.has(keyOf(one)))
  })
}

/** "Products with 5 or more refunded orders and a refund rate over 10%": of refunded orders alone, all are refunded. */
export function isRateOfItself({ columns, where }: Plan, index: ModelIndex): boolean {
  return columns.some(one => {
    if (one.kind !== 'quantity' || one.quantity.kind !== 'measure') return false
    const { value } = index.measure(one.quantity.measure)
    if (value.kind !== 'ratio') return false
    const whole = new Set((value.bottom.where ?? []).map(keyOf))
    const part = (value.top.where ?? []).filter(rule => !whole.has(keyOf(rule)))
    const told = new Set([...where, ...one.where].map(keyOf))
    return part.length > 0 && part.every(rule => told.has(keyOf(rule)))
  })
}

/** "Of customers with at least one order, what percent have two": the wider limit of one number tells what all are, and is not in force. */
export function isOfNarrower({ summary, keep, columns }: Plan): boolean {
  if (summary.kind !== 'share' || (summary.among ?? 0) > 0) return false
  const limited = keep.flatMap(({ column, op, value }) => {
    const at = columns[column]
    return value.kind === 'number' && at?.kind === 'quantity' && op !== '='
      ? [{ what: JSON.stringify([at.quantity, at.where, op.slice(0, 1)]), limit: value.value }]
      : []
  })
  return limited.some(one => limited.some(other => other.what === one.what && other.limit !== one.limit))
}

/** Only what was sold has a closing date. */
function impliedBy(one: Condition, index: ModelIndex): readonly Condition[] {
  if (one.kind !== 'during') return []
  const { noun } = index.attribute(one.attribute)
  return noun === undefined ? [] : (index.noun(noun).where ?? [])
}

const keyOf = (one: Condition): string =>
  one.kind === 'is' ? `${one.attribute} ${one.not === true} ${one.values.join()}` : JSON.stringify(one)
