import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('ranked by what somebody cares about', () => {
  shop.says('I care about rating. Top 5 products', 'ORDER BY rating DESC')
  shop.says('rating is what counts. best 5 brands', 'ORDER BY avg(rating) DESC')
  shop.says('we care about units, not revenue. top 5 brands', 'ORDER BY units_sold DESC')
  rental.says('I care about nights. Top 5 homes', 'ORDER BY total_nights DESC')
  homes.says('I care about days on market. top 5 areas by volume', 'ORDER BY volume DESC')
})

describe('a place that is looked at chooses rows', () => {
  homes.says('I am interested in Old Town. top 3 homes', "subdivision = 'Old Town'", 'LIMIT 3')
  rental.says('we are looking at Aspen, top 5 homes', "city = 'Aspen'")
})
