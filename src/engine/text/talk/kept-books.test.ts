import { shop } from '#tests/support/patterns.ts'

shop.never('I just took over the books, revenue last month?', 'category')
shop.never(
  'I just took over the books: what refunded amount went back through each payment method?',
  'category',
)
shop.says('revenue from the books last month', "category = 'Books'")

shop.never('For the books: dollars refunded per payment method last year', 'category')
shop.says('for the books, units sold last month', "category = 'Books'")
