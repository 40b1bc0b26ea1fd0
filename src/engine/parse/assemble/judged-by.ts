// "Fewer than 20 left, lowest first", "rated below 3.5, worst first": an order that names nothing goes by the number just named.
import type { Noun } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { Unclear } from './unclear.ts'

/** By what they are judged in the question, or usually. */
export function judgedBy(index: ModelIndex, where: readonly Condition[], noun: Noun): string {
  const [limited] = limitsIn(index, where).map(({ attribute }) => attribute)
  const usual = noun.best !== undefined && index.has(noun.best) ? noun.best : undefined
  const judged = limited ?? usual
  if (judged === undefined) throw new Unclear('what is best')
  return judged
}

/** The one number that a limit speaks of. Of rooms none is "the highest", and of two numbers either may be meant. */
export function limitedBy(
  index: ModelIndex,
  where: readonly Condition[],
  shown: readonly string[],
): string | null {
  const limited = [...new Set(limitsIn(index, where).map(({ attribute }) => attribute))]
  // "4br+ with a nightly rate under 500, low to high": beside a price, rooms are what it must have.
  const judging = limited.filter(id => !isOfRooms(index, id))
  const [only, ...others] = judging.length === 0 ? limited : judging
  if (only === undefined) return null
  // "3+ bedrooms: title, baths, price, high to low": by the money that stands right before it.
  const last = shown.at(-1)
  const isPriced = last !== undefined && index.attribute(last).format === 'money'
  if (isPriced && others.length === 0 && isOfRooms(index, only)) return last
  if (others.length > 0 || isOfRooms(index, only)) throw new Unclear('an order by what')
  return only
}

/** The limits that say how much of something is wanted; a year says when. */
export const limitsIn = (index: ModelIndex, where: readonly Condition[]) =>
  where.flatMap(one =>
    one.kind === 'compare' && one.op !== '=' && index.attribute(one.attribute).format !== 'year' ? [one] : [],
  )

/** Rooms are wanted at least so many: who asks for three does not look for seven. */
export function isOfRooms(index: ModelIndex, id: string): boolean {
  const { format, rollup } = index.attribute(id)
  return format === 'count' && rollup !== 'sum'
}
