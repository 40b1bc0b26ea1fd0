// "Customers who paid more than $500 for electronics": whatever way the words take, a number that limits something stands in the plan.
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { of } from '#engine/parse/assemble/items.ts'
import type { Amount } from '#engine/parse/piece.ts'
import type { Plan } from '#engine/plan.ts'

export function lostAmount({ placed }: Pick<Draft, 'placed'>, plan: Plan): string | null {
  const stated = [
    ...of(placed, 'condition').flatMap(({ item: { condition } }) =>
      condition.kind === 'amount' ? valuesOf(condition.amount) : [],
    ),
    ...of(placed, 'having').flatMap(({ item: { than } }) => (than.kind === 'number' ? [than.value] : [])),
  ]
  if (stated.length === 0) return null
  const told = numbersIn(plan)
  return stated.some(value => !told.some(one => isSame(one, value))) ? 'a limit' : null
}

function valuesOf(amount: Amount): readonly number[] {
  switch (amount.kind) {
    case 'exact':
      return amount.values
    case 'bound':
      return [amount.value]
    // Its borders are wider or narrower, as the number is round.
    case 'around':
      return []
    case 'range':
      return [amount.from, amount.to]
  }
}

/** A percentage may be told as a part, a whole number by its neighbor, the price of a home in thousands. */
const isSame = (told: number, said: number): boolean =>
  [said, said / 100, said * 100, said + 1, said - 1, said * 1000].some(one => Math.abs(one - told) < 1e-6)

const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(numbersIn)
  return []
}
