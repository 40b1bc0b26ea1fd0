// "Homes with a pool or more than 4 beds": rows that meet the one or the other. Both at once would be something else.
import type { Condition } from '#contract/terms.ts'
import { attributesOf } from '#engine/condition-attributes.ts'
import type { Placed } from '#engine/parse/item.ts'
import type { Draft } from './draft.ts'
import type { PlacedOf } from './items.ts'
import { Unclear } from './unclear.ts'

export interface Stated {
  one: PlacedOf<'condition'>
  conditions: readonly Condition[]
}

export function eitherOf(draft: Draft, stated: readonly Stated[]): Condition[] {
  const found: { one: Placed; conditions: readonly Condition[] }[] = []
  for (const next of stated) {
    const before = found.at(-1)
    if (before === undefined || next.one.afterOr !== true || isOneKind(before.conditions, next.conditions)) {
      found.push(next)
      continue
    }
    if (!isPlain(draft, before, next)) throw new Unclear('either of two conditions')
    found[found.length - 1] = {
      one: { ...before.one, end: next.one.end },
      conditions: [{ kind: 'any', of: [all(before.conditions), all(next.conditions)] }],
    }
  }
  return found.flatMap(({ conditions }) => conditions)
}

const all = (conditions: readonly Condition[]): Condition => {
  const [only, ...more] = conditions
  return only !== undefined && more.length === 0 ? only : { kind: 'all', of: conditions }
}

/** "Expired or withdrawn": values of one attribute are put together elsewhere. */
const isOneKind = (left: readonly Condition[], right: readonly Condition[]): boolean => {
  const own = new Set(left.flatMap(one => (one.kind === 'is' ? [one.attribute] : [])))
  return right.length > 0 && right.every(one => one.kind === 'is' && own.has(one.attribute))
}

/** Right beside each other, said of a list, and neither of them turned round or one that a default gives way to. */
function isPlain(
  { asks, placed, subject }: Draft,
  before: Stated | { one: Placed; conditions: readonly Condition[] },
  next: Stated,
): boolean {
  const both = [...before.conditions, ...next.conditions]
  const ruled = new Set((subject?.where ?? []).map(({ attribute }) => attribute))
  const between = placed.some(({ start, end }) => start >= before.one.end && end <= next.one.start)
  return (
    !between &&
    !turned.test(before.one.text) &&
    before.one.afterAnd !== true &&
    !asks.has('share') &&
    !asks.has('compare') &&
    both.every(
      one => !(one.kind === 'is' && one.not === true) && !attributesOf(one).some(id => ruled.has(id)),
    )
  )
}

/** "Except those over 2 million or built after 2015": neither of them, and not only one. */
const turned =
  /^(not|no|non|without|except|exclud\w+|other than|apart from|but not|never|nor|neither|leav\w+|ignor\w+|skip\w*|minus|anything but|everything but|all but)\b/
