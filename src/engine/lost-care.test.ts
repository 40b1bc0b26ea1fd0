import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('what is cared about and not known ranks nothing by another number', () => {
  shop.declines('we care about quality. top 5 products')
  shop.declines('I care about ratings. which five products are best')
  shop.declines('looking at ratings, which five products are best')
  shop.says('we care about quality. top 5 products by units sold', 'units_sold DESC')
})
