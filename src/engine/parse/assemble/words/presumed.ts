// "Got anything with a pool": what is for sale is meant, unless a state, a time or a number tells that it is something else.
import { attributesOf } from '#engine/condition-attributes.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { ConditionRef, Placed } from '#engine/parse/item.ts'

export function withoutPresumed(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const presumed = placed.flatMap(({ item }) =>
    item.kind === 'condition' ? presumedBy(index, item.condition) : [],
  )
  if (presumed.length === 0) return [...placed]
  const isKept = placed.every(({ item }) => {
    if (item.kind === 'ask') return true
    if (item.kind === 'noun')
      return !item.none && item.nouns.every(id => (index.noun(id).where ?? []).length === 0)
    if (item.kind !== 'condition') return false
    return presumedBy(index, item.condition).length > 0 || isOfThings(index, item.condition, presumed)
  })
  return isKept
    ? [...placed]
    : placed.filter(({ item }) => item.kind !== 'condition' || presumedBy(index, item.condition).length === 0)
}

/** The attributes of which it is presumed what they are. */
const presumedBy = (index: ModelIndex, condition: ConditionRef): string[] =>
  condition.kind === 'segment'
    ? condition.segments
        .map(id => index.segment(id))
        .flatMap(({ presumed, where }) => (presumed === true ? where.flatMap(attributesOf) : []))
    : []

/** It tells of things as they are, whatever became of them: "closed above 500" is of those that closed. */
function isOfThings(index: ModelIndex, condition: ConditionRef, presumed: readonly string[]): boolean {
  const attributes = spokenOf(index, condition)
  return attributes?.every(id => !presumed.includes(id) && index.attribute(id).noun === undefined) ?? false
}

function spokenOf(index: ModelIndex, condition: ConditionRef): readonly string[] | null {
  switch (condition.kind) {
    case 'flag':
      return [condition.attribute]
    case 'values':
      return condition.options.flat().map(({ attribute }) => attribute)
    case 'amount':
    case 'years':
      return condition.attributes
    case 'segment':
      return condition.segments.flatMap(id => index.segment(id).where.flatMap(attributesOf))
    default:
      return null
  }
}
