import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('how many rows there are, and no sum beside it', () => {
  rental.says('total count homes in Florida', 'SELECT count(*) AS listings FROM')
  shop.says('total count orders by brand last month', 'count(*) AS orders FROM')
  homes.says('um how many homes with a pool do we have like total', 'SELECT count(*) AS listings FROM')
  rental.says('select count(*) for bookings over $3,000', 'SELECT count(*) AS bookings FROM')
  shop.says('filter products under $50, row count', 'SELECT count(*) AS products FROM')
  homes.says('filter: homes with a pool. count rows', 'SELECT count(*) AS listings FROM')
  shop.says('not the list, only the number: orders over $500', 'SELECT count(*) AS orders FROM')
  homes.says("I don't need the list, just the count: homes with a pool", 'SELECT count(*) AS listings FROM')
})

describe('the rows themselves', () => {
  shop.says('filter customers in Texas, show rows', 'SELECT first_name')
  shop.says('search: orders paid by PayPal', 'SELECT pu.order_number', "'paypal'")
})

describe('what is added up', () => {
  shop.says('how many units did we sell last month total', 'sum(quantity)')
})
