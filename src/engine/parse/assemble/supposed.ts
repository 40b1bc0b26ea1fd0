// "Is PayPal still our most used": what was supposed to come first is kept, for the answer to say whether it does.
import type { Plan } from '#engine/plan.ts'
import type { Draft } from './draft.ts'
import { of } from './items.ts'

export function withSupposed({ placed }: Draft, plan: Plan): Plan {
  const supposed = of(placed, 'guess').flatMap(({ item }) =>
    item.options.flatMap(([one]) => one?.value ?? []),
  )
  return supposed.length === 0 ? plan : { ...plan, supposed }
}
