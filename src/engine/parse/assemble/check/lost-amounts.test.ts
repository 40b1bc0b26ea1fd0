import { expect, test } from 'vitest'
import type { Placed } from '#engine/parse/item.ts'
import { plainPlan } from '#engine/plan.ts'
import { lostAmount } from './lost-amounts.ts'

const over500: Placed = {
  start: 0,
  end: 2,
  text: 'over $500',
  item: {
    kind: 'condition',
    condition: {
      kind: 'amount',
      attributes: ['orders.total'],
      amount: { kind: 'bound', op: '>', value: 500 },
      unit: 'money',
      not: false,
    },
  },
}

test('a number that limits something and is nowhere in the plan is missed', () =>
  expect(lostAmount({ placed: [over500] }, plainPlan({}))).toBe('a limit'))

test('in a condition it is told', () =>
  expect(
    lostAmount(
      { placed: [over500] },
      plainPlan({ where: [{ kind: 'compare', attribute: 'orders.total', op: '>', value: 500 }] }),
    ),
  ).toBeNull())
