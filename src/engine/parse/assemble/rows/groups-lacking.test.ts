import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

const electronics = "WHERE category = 'Electronics' GROUP BY brand"
const cabins = "WHERE property_type = 'mountain_cabin' GROUP BY city"
const none = 'coalesce(q1.products, 0) = 0'

describe('groups that have nothing of a kind', () => {
  shop.says('brands without electronics', electronics, none)
  shop.says('which brands have no electronics', electronics, none)
  shop.says("which brands don't sell any electronics", electronics, none)
  shop.says('which brands are not selling electronics', electronics, none)
  shop.says(
    "which brands don't carry headphones",
    "FROM ecommerce_products WHERE name ILIKE '%headphone%'",
    none,
  )
  shop.says("how many brands don't sell electronics", 'SELECT count(*)', electronics, 'products = 0')
  rental.says('cities without cabins', cabins)
  rental.says('which cities have homes but no cabins', cabins)
  rental.says('which cities in California have no beach houses', "WHERE l.state = 'CA' GROUP BY l.city")
  homes.says('areas without pools under 500k', 'WHERE has_pool AND price < 500000 GROUP BY subdivision')
})

describe('what is no lack of a group', () => {
  shop.says("which brands don't sell electronics well", 'ORDER BY units_sold, pr.brand')
  shop.says("which brands don't sell well in electronics", 'ORDER BY units_sold, pr.brand')
  shop.says('revenue by brand without electronics', "pr.category <> 'Electronics'")
  homes.says('which areas have homes without pools', 'WHERE NOT has_pool GROUP BY subdivision')
  rental.declines('cities with cabins but no lake houses')
  rental.declines('cities without cabins in Colorado')
  shop.declines("which brands don't sell any electronics this month")
})
