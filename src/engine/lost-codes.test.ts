import { describe, expect, it } from 'vitest'
import { lostCode } from './lost-codes.ts'
import { plainPlan } from './plan.ts'

const everyone = plainPlan({ keys: [{ kind: 'thing', noun: 'customer' }] })
const order = plainPlan({
  where: [{ kind: 'is', attribute: 'ecommerce_purchases.order_number', values: ['ORD-104512'] }],
})

describe('what is called by a code', () => {
  it.each([
    'Customer on hold, can you check ORD-104512',
    'all customers, re #104512',
    'customers like joe@example.com',
  ])('is lost where the plan knows nothing of it: %s', question =>
    expect(lostCode(question, everyone)).not.toBeNull(),
  )
  it.each([
    'status of ORD-104512',
    'status of ord104512',
    'order #104512',
    'homes built pre-2010',
    'nov-2025',
  ])('is found in the plan, or is none: %s', question => expect(lostCode(question, order)).toBeNull())
})
