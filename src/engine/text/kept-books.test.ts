import { shop } from '#tests/support/patterns.ts'

shop.never('I just took over the books, revenue last month?', 'category')
shop.never(
  'I just took over the books: what refunded amount went back through each payment method?',
  'category',
)
shop.says('revenue from the books last month', "category = 'Books'")
