import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('so many of something, with the thing before its number', () => {
  for (const question of [
    'cities with a customer count above 50',
    'name the cities in which our customer number exceeds 50',
    'give me the cities having customer totals greater than 50',
    'what cities count upwards of 50 customers?',
    'cities over the 50-customer mark',
  ])
    shop.says(question, 'GROUP BY city HAVING count(*) > 50')
  homes.says('subdivisions having a listing number above 50', 'GROUP BY subdivision HAVING count(*) > 50')
  shop.says('customers whose order count is above 20', 'total_orders > 20')
  shop.says('orders over the $800 mark, how many', 'total_amount > 800')
})

describe('the mean of a group beyond a number', () => {
  for (const question of [
    'show brands that score beneath 4 in average rating',
    'name every brand for which the average rating of its products is lower than 4',
    'what brands fall short of a 4-star average rating?',
    'brands under the 4.0 average-rating line',
  ])
    shop.says(question, 'GROUP BY brand HAVING avg(rating) < 4')
})
