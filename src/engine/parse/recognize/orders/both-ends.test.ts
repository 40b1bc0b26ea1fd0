import { homes, rental, shop } from '#tests/support/patterns.ts'

rental.says(
  'cheapest and most expensive home in Aspen',
  'ORDER BY price, title LIMIT 1',
  'ORDER BY price DESC',
)
shop.says('the cheapest product and the most expensive one in Electronics', "category = 'Electronics'")
shop.declines('our cheapest and most expensive products')
shop.declines('best and worst selling product this year')
shop.declines('top 5 and bottom 5 products by revenue')
homes.says('Worst sale-to-list ratio this year, top 5 please', 'LIMIT 5')
rental.declines('best and worst rated homes')
homes.says('homes priced in the 400s in Old Town', 'price >= 400000 AND price < 500000')
homes.declines('homes in the low 400s')
rental.says(
  "what's the difference between our most and least expensive nightly rate",
  'max(price)',
  'min(price)',
  'highest_price - lowest_price',
)
rental.declines('most and least expensive home')
