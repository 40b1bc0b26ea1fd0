// "Views on mobile vs desktop" and then "tablet too": one more side of what is compared, where it would else narrow both of the others.
import { of } from './assemble/items.ts'
import type { Placed } from './item.ts'

const added = /^(?:(?:and|also|add|include|plus)\b.*|.*\b(?:too|also|as well)[.?! ]*)$/i

export function withThirdSide(
  earlier: readonly Placed[],
  given: readonly Placed[],
  question: string,
): readonly Placed[] | null {
  const versus = of(earlier, 'versus').at(-1)
  const [only, ...more] = given
  if (versus === undefined || only === undefined || more.length > 0 || !added.test(question.trim()))
    return null
  const attribute = sideOf(only)
  const sides = earlier.filter(one => sideOf(one) !== null && sideOf(one) === attribute)
  const last = sides.at(-1)
  if (attribute === null || last === undefined || sides.length < 2 || last.start < versus.end) return null
  const at = { start: last.end, end: last.end }
  return earlier.flatMap(one => (one === last ? [one, { ...versus, ...at }, { ...only, ...at }] : [one]))
}

/** What one value is named of. */
function sideOf({ item }: Placed): string | null {
  if (item.kind !== 'condition' || item.condition.kind !== 'values' || item.condition.not) return null
  const [option, ...others] = item.condition.options
  return others.length === 0 ? (option?.[0]?.attribute ?? null) : null
}
