import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

const stock = 'SELECT sum(stock_quantity)'

describe('pieces of one that is named', () => {
  shop.says(
    'how many Aurora 4K Streaming Sticks do we have in stock',
    stock,
    "name = 'Aurora 4K Streaming Stick'",
  )
  shop.says('how many Aurora 4K Streaming Sticks do we have left in stock', stock)
  shop.says('how many of the Aurora 4K Streaming Stick have we got left', stock)
  shop.says('how many units of the Aurora 4K Streaming Stick do we have left', stock)
  shop.says('how many Aurora 4K Streaming Sticks did we sell', 'sum(pu.quantity)')
  shop.says('how many Kestrel products do we have in stock', 'count(*) AS products')
  shop.says('how many Aurora 4K Streaming Sticks are there', stock)
  shop.says('how many Aurora products are there', 'count(*) AS products')
  shop.says('how many pieces of the Aurora 4K Streaming Stick do we still have', stock)
  shop.declines('how many products are left')
  homes.says('how many homes in Sea Oaks are left', "status = 'COP'")
})

describe('pieces of one that is named, and its price', () => {
  shop.says(
    'what does the Aurora 4K Streaming Stick cost and how many are left',
    'SELECT name, price, stock_quantity',
  )
  shop.says(
    'how many units of the Aurora 4K Streaming Stick are in stock, and what is the price',
    "WHERE name = 'Aurora 4K Streaming Stick' ORDER BY name",
  )
  shop.says('how much is the Aurora 4K Streaming Stick and how many are in stock', 'stock_quantity, price')
  shop.says(
    'how much did we make with the Aurora 4K Streaming Stick and how many are in stock',
    'AS revenue',
    'sum(stock_quantity)',
  )
  shop.says('what is in stock of the Aurora 4K Streaming Stick and how many reviews', 'review_count')
})
