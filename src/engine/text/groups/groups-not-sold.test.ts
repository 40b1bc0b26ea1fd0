import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('groups that were not sold', () => {
  shop.says(
    'categories not sold in March',
    "purchase_date >= DATE '2026-03-01'",
    'coalesce(q1.revenue, 0) = 0',
  )
  shop.declines('brands not sold in Texas')
  shop.declines('Brands not selling in Texas')
  shop.says('categories that did not sell in March', 'coalesce(q1.revenue, 0) = 0')
  shop.says('brands not selling well in Texas', 'ORDER BY units_sold')
  shop.says('brands that are not selling well', 'ORDER BY units_sold')
  shop.says('states where Aurora is not selling', "brand = 'Aurora'", '= 0')
  shop.says('in which states is Aurora not selling', "brand = 'Aurora'", '= 0')
  shop.says('categories where we did not sell Kestrel last month', "brand = 'Kestrel'", '= 0')
  shop.says('states where Aurora is not selling well', 'ORDER BY units_sold')
})
