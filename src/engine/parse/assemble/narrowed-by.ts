// What a list is narrowed by is shown with it: "owners who earned more than 40 grand", without what they earned, has to be believed.
import type { Noun } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { attributesOf } from '#engine/condition-attributes.ts'
import { addDays } from '#engine/time/calendar.ts'

/** The attributes whose values can differ among rows that a condition keeps. */
export function narrowedBy(index: ModelIndex, noun: Noun, where: readonly Condition[]): string[] {
  // Things that several rows stand for would fall apart by what differs among their rows.
  if (noun.key !== undefined) return []
  return where
    .flatMap(varying)
    .filter(id => index.has(id) && !noun.name.includes(id))
    .filter(id => index.path(noun.table, index.attribute(id).table) !== null)
}

function varying(condition: Condition): string[] {
  switch (condition.kind) {
    case 'any':
    case 'all':
      return condition.of.flatMap(varying)
    case 'compare':
      return condition.op === '=' ? [] : attributesOf(condition)
    case 'during':
      return isOneDay(condition) ? [] : [condition.attribute]
    case 'contains':
    case 'empty':
      return (condition.not === true) === (condition.kind === 'empty') ? [condition.attribute] : []
    case 'weekday':
      return [condition.attribute]
    // "Cancelled or refunded ones, and which it was".
    case 'is':
      return condition.not === true || condition.values.length < 2 ? [] : [condition.attribute]
    default:
      return []
  }
}

const isOneDay = ({ from, to }: Extract<Condition, { kind: 'during' }>) =>
  from !== undefined && to !== undefined && addDays(from, 1) >= to
