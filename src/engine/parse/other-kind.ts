// "How many sold for more than asking" and then "less than asking", "out of stock" and then "low stock": another part of the same things,
// in place of the one before. Kept beside it, both would be compared, or nothing could be both.
import type { ModelIndex } from '#engine/model-index.ts'
import { areApart } from './assemble/contradictions.ts'
import { of } from './assemble/items.ts'
import type { Placed } from './item.ts'

/** What was asked before, without the part of the things that the new question names another of. */
export function withoutOtherKind(
  earlier: readonly Placed[],
  given: readonly Placed[],
  index: ModelIndex,
): readonly Placed[] {
  const compares =
    of(given, 'versus').length > 0 || of(given, 'ask').some(({ item }) => item.how === 'compare')
  const now = given.flatMap(one => segmentIn(one, index) ?? [])
  if (compares || now.length !== 1) return earlier
  return earlier.filter(one => {
    const before = segmentIn(one, index)
    return before === null || !now.some(next => next.id !== before.id && isOfSame(before, next))
  })
}

type Kind = ReturnType<ModelIndex['segment']>

function segmentIn({ item }: Placed, index: ModelIndex): Kind | null {
  if (item.kind !== 'condition' || item.condition.kind !== 'segment' || item.condition.not) return null
  const [only, ...others] = item.condition.segments
  return only === undefined || others.length > 0 ? null : index.segment(only)
}

const limitedIn = ({ where }: Kind): string =>
  [...new Set(where.flatMap(one => ('attribute' in one ? [one.attribute] : [])))].sort().join(' ')

const isOfSame = (before: Kind, now: Kind): boolean =>
  (limitedIn(before) !== '' && limitedIn(before) === limitedIn(now)) ||
  before.where.some(one => now.where.some(other => areApart(one, other)))
