import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('things by those who make them', () => {
  const both = "brand IN ('Aurora', 'Kestrel')"
  shop.says('names of products by Aurora or Kestrel', 'SELECT name', both)
  shop.never('names of products by Aurora or Kestrel', 'GROUP BY')
  shop.says('products by Aurora and Kestrel under $50', both, 'price < 50')
  shop.says('average price of products by Aurora or Kestrel', 'SELECT round(avg(price), 2)', both)
  shop.never('average price of products by Aurora or Kestrel', 'GROUP BY')
  shop.says('headphones by Aurora or Kestrel, name and price', 'SELECT name, price', both)
  shop.says('anything by Kestrel rated 4 or better', "brand = 'Kestrel'", 'rating >= 4')
  shop.says('names and prices of all beauty stuff by Aurora or Kestrel', 'SELECT name, price', both)
  shop.says('toys by Fable & Co', "brand = 'Fable & Co'", "category = 'Toys & Games'")
})

describe('what stays a line for each', () => {
  shop.says('how many products by Aurora and Kestrel', 'GROUP BY brand')
  shop.says('revenue by Aurora and Kestrel', 'GROUP BY pr.brand')
  shop.says('products by brand', 'GROUP BY brand')
  shop.says('orders by paypal and gift card', 'GROUP BY payment_method')
  rental.says('split the inquiries by mobile, desktop and tablet', 'GROUP BY device_type')
})
