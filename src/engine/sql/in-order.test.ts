import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('days and months by name stand in their own order, also where columns are made of others', () => {
  shop.says('share of orders by weekday', "ORDER BY position(weekday IN 'Monday Tuesday")
  rental.says('share of revenue by month of the year', "ORDER BY position(month IN 'January February")
})
