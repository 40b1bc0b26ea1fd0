// "Listings and sales by area", then "of those sold above asking": once what is left is sold anyway, both numbers are one and the same,
// and no two headings may tell them apart.
import type { ModelIndex } from './model-index.ts'
import type { Plan } from './plan.ts'
import { numberOf } from './sql/joined.ts'
import { Unreachable } from './sql/scope.ts'

/** Whether the same number stands under two headings. */
export function saysNumberTwice({ columns, where }: Plan, index: ModelIndex): boolean {
  const numbers = columns.flatMap(one =>
    one.kind === 'quantity' ? [sqlOf(() => numberOf(index, one.quantity, [...where, ...one.where]))] : [],
  )
  const known = numbers.filter(sql => sql !== null)
  return new Set(known).size < known.length
}

/** Null of what no rows lead to: that is told elsewhere. */
function sqlOf(compile: () => string): string | null {
  try {
    return compile()
  } catch (error) {
    if (error instanceof Unreachable) return null
    throw error
  }
}
