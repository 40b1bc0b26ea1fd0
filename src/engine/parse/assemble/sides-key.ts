// The sides of a comparison as conditions on rows; a row may stand on one of them only.
import type { Condition } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Key } from '#engine/plan.ts'
import { toConditions, type About } from './conditions.ts'
import type { SidesRef } from './rows/sides.ts'
import { Unclear } from './unclear.ts'

export function sidesKey(index: ModelIndex, ref: SidesRef, about: About): Key {
  const sides = ref.sides.map(({ label, conditions, nouns }) => {
    const where: Condition[] = nouns.flatMap(id => [...(index.noun(id).where ?? [])])
    for (const condition of conditions) {
      const found = toConditions(condition, about)
      if (found === null) throw new Unclear('the sides of a comparison')
      where.push(...found)
    }
    return { label, where }
  })
  if (sides.some((side, at) => sides.slice(at + 1).some(other => overlap(side.where, other.where))))
    throw new Unclear('sides that overlap')
  return { kind: 'sides', sides }
}

/** "Under a million against over 500k": a home of 700k would have to stand on both sides. */
function overlap(one: readonly Condition[], other: readonly Condition[]): boolean {
  const bounds = [one, other].map(where =>
    where.flatMap(test => (test.kind === 'compare' && typeof test.value === 'number' ? [test] : [])),
  )
  const [own = [], others = []] = bounds
  return own.some(({ attribute }) => {
    const both = [own, others].map(list => list.filter(test => test.attribute === attribute))
    if (both.some(list => list.length === 0)) return false
    const isLow = (op: string) => op.startsWith('>')
    const low = both
      .flat()
      .filter(({ op }) => isLow(op))
      .toSorted((a, b) => Number(b.value) - Number(a.value))[0]
    const high = both
      .flat()
      .filter(({ op }) => !isLow(op))
      .toSorted((a, b) => Number(a.value) - Number(b.value))[0]
    if (low === undefined || high === undefined || low.value < high.value) return true
    return low.value === high.value && low.op === '>=' && high.op === '<='
  })
}
