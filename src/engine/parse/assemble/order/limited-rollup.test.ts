import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a limit of groups whose number adds up', () => {
  shop.says('inventory value by brand, only brands above 50k', 'HAVING sum((price * stock_quantity)) > 50000')
  homes.says('price by subdivision, only subdivisions above 800k', 'HAVING avg(price) > 800000')
  rental.says('price by city, only cities over 400', 'HAVING avg(price) > 400')
  shop.says('price by brand over 100', 'WHERE price > 100')
  shop.never('inventory value by brand for products over 100', 'HAVING')
})
