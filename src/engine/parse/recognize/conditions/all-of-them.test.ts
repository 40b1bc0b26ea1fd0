import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('something done with every one of them', () => {
  shop.says('how many customers bought from all 8 categories, completed orders only', 'category_count = 8')
  shop.says(
    'customers who ordered in every category',
    'HAVING count(DISTINCT pr.category) = (SELECT count(DISTINCT category)',
  )
  shop.never('revenue in all 8 categories', 'count(DISTINCT')
})

describe('at least once', () => {
  shop.says(
    'how many buyers paid with gift card at least once and have a refunded order',
    'orders >= 1 AND orders_2 >= 1',
  )
  rental.declines('how many guests stayed in Aspen at least once and in Moab at least once')
})

describe('how many times', () => {
  rental.says('guests who booked at least twice this year, and how many times each', 'HAVING count(*) >= 2')
  rental.says('earliest check-in we have on the books for Aspen', 'ORDER BY check_in', 'LIMIT 1')
})
describe('one number over all groups', () => {
  homes.never('What was the total sales volume across all subdivisions last year?', 'GROUP BY')
  homes.never('what was the average sold price across all neighborhoods last year', 'GROUP BY')
  shop.never('how much did we make across all categories last month', 'GROUP BY')
  shop.says('total revenue across all the brands by month', "GROUP BY date_trunc('month'")
  rental.never('total bookings across all property types in 2025', 'GROUP BY')
  rental.never('add up revenue across all cities', 'GROUP BY')
  homes.never('average price across all subdivisions', 'GROUP BY')
  shop.never('refund rate across all categories and brands', 'GROUP BY')
})

describe('one number for each of all groups', () => {
  shop.says('compare total revenue across all categories this year', 'GROUP BY pr.category')
  shop.says('what is the distribution of orders across all payment methods', 'GROUP BY payment_method')
  shop.says('how does total revenue differ across all categories', 'GROUP BY pr.category')
  homes.says('what are average prices across all subdivisions', 'GROUP BY subdivision')
  shop.says('refund rates across all categories', 'GROUP BY pr.category')
  shop.says('average price across all categories, highest first', 'GROUP BY category')
})
