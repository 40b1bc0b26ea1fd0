// "Fewer than 20 left, lowest first", "rated below 3.5, worst first": an order that names nothing goes by the number just named.
import type { Noun } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { Unclear } from './unclear.ts'

/** By what they are judged in the question, or usually. */
export function judgedBy(index: ModelIndex, where: readonly Condition[], noun: Noun): string {
  const [limited] = limitsIn(index, where)
  const usual = noun.best !== undefined && index.has(noun.best) ? noun.best : undefined
  const judged = limited ?? usual
  if (judged === undefined) throw new Unclear('what is best')
  return judged
}

/** The one number that a limit speaks of. Of rooms none is "the highest", and of two numbers either may be meant. */
export function limitedBy(index: ModelIndex, where: readonly Condition[]): string | null {
  const [only, ...others] = new Set(limitsIn(index, where))
  if (only === undefined) return null
  const { format, rollup } = index.attribute(only)
  const isOfRooms = format === 'count' && rollup !== 'sum'
  if (others.length > 0 || isOfRooms) throw new Unclear('an order by what')
  return only
}

const limitsIn = (index: ModelIndex, where: readonly Condition[]): string[] =>
  where.flatMap(one =>
    one.kind === 'compare' && one.op !== '=' && index.attribute(one.attribute).format !== 'year'
      ? [one.attribute]
      : [],
  )
