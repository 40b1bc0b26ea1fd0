// Whose numbers are put into bands or steps.
import type { KeyRef } from '#engine/parse/key-ref.ts'
import type { AmountUnit } from '#engine/parse/piece.ts'
import type { Key } from '#engine/plan.ts'
import { daysOf, isLength } from './conditions.ts'
import type { Draft } from './draft.ts'
import { of } from './items.ts'
import { beyond, highestOf } from './ranges-of-what.ts'
import { Unclear } from './unclear.ts'

interface Stepped {
  attributes: readonly string[]
  unit: AmountUnit
}

/** The number that is said with them, one that is named elsewhere, or what such numbers are usually said of. */
export function steppedBy(draft: Draft, stepped: Stepped, highest: number): string {
  const attribute =
    stepped.attributes.length > 0
      ? draft.picker.attribute(
          stepped.attributes.filter(id => measures(draft, id, stepped.unit) && fits(draft, id, highest)),
        )
      : (named(draft, stepped.unit, highest) ?? usual(draft, stepped.unit, highest))
  if (attribute === null) throw new Unclear('what to group by')
  return attribute
}

export function inSteps(draft: Draft, ref: Extract<KeyRef, { kind: 'steps' }>): Key {
  const attribute = steppedBy(draft, ref, highestOf(ref))
  const size = ref.size ?? draft.index.attribute(attribute).usualStep
  if (size === undefined) throw new Unclear('how wide such a range is')
  return { kind: 'step', attribute, size }
}

/** "Took 0 to 30 days" is no price, "$50 to $100" no rating. */
function measures({ index }: Draft, id: string, unit: AmountUnit): boolean {
  if (unit === 'money') return index.attribute(id).format === 'money'
  if (unit === 'percent') return index.attribute(id).format === 'percent'
  return unit === 'days' ? isLength(index, id) : true
}

const fits = ({ index }: Draft, id: string, highest: number): boolean =>
  highest < (beyond[index.attribute(id).format] ?? Infinity)

/** "Stock: how many at zero, 1 to 10". */
function named(draft: Draft, unit: AmountUnit, highest: number): string | null {
  const { placed, picker, index } = draft
  const numbers = of(placed, 'attribute')
    .flatMap(({ item }) => picker.attribute(item.attributes) ?? [])
    .filter(id => index.attribute(id).kind === 'number' && measures(draft, id, unit))
    .filter(id => fits(draft, id, highest))
  return numbers.length === 1 ? (numbers[0] ?? null) : null
}

/** Of things that have a price, large numbers are prices; small ones without a unit could be anything. */
function usual({ picker, subject, today }: Draft, unit: AmountUnit, highest: number): string | null {
  const home = picker.homes[0]
  const noun = subject ?? (home === undefined ? null : picker.nounOfTable(home))
  if (unit === 'days') return daysOf({ picker, noun, today })
  return unit === 'money' || (unit === 'plain' && highest >= 25) ? (noun?.amount ?? null) : null
}
