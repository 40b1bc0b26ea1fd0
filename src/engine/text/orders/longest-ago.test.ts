import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('the order that came in first', () => {
  for (const question of [
    'find the order that has been pending the longest',
    "which order's been sitting in pending the longest",
    'what is our longest-waiting pending order?',
    'of all the orders with pending status, which was placed first?',
    'which pending order was placed first?',
    'among pending orders, name the one that goes back the furthest',
    'tell me the one pending order that came in before all other pending ones',
    'most aged pending order',
  ])
    shop.says(question, "status = 'pending' ORDER BY purchase_date, order_number LIMIT 1")
})

describe('the product that came last', () => {
  for (const question of [
    'which product came into the catalog last',
    'what product did we list last?',
    'which product did we launch most recently',
    'of all products, which has been in the catalog for the shortest time?',
  ])
    shop.says(question, 'ORDER BY created_at DESC NULLS LAST, name LIMIT 1')
})

describe('how long a home is for sale', () => {
  homes.says('which home has been on the market the longest', 'ORDER BY days_on_market DESC')
})
