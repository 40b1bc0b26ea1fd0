// How soon customers come back.
import type { Measure } from '#contract/model.ts'
import { words } from '#verticals/model-entries.ts'

const between = {
  noun: 'order',
  where: [],
  date: 'ecommerce_purchases.purchase_date',
  format: 'days',
} as const

export const customerMeasures: readonly Measure[] = [
  {
    id: 'days_to_second_order',
    label: 'average time from first to second order',
    words: words('days from first to second, day from first to second'),
    ...between,
    value: { kind: 'days_between', per: 'buyer_id', first: true },
    lowIsGood: true,
  },
  {
    id: 'days_between_orders',
    label: 'average time between orders',
    words: words('days from one to next, day from one to next'),
    ...between,
    value: { kind: 'days_between', per: 'buyer_id' },
    lowIsGood: true,
  },
]
