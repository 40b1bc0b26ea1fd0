import { shop } from '#tests/support/patterns.ts'

const few = ['stock_quantity >= 1', 'stock_quantity <= 10'] as const
shop.says('northpeak products with stock of 10 or less but not zero', "brand = 'Northpeak'", ...few)
shop.says(
  'pull up uh everything from northpeak thats running low like ten or less but not zero with how many are left',
  'SELECT name, stock_quantity',
  ...few,
)
shop.says('products running low, at most 20 but not zero', 'stock_quantity >= 1', 'stock_quantity <= 20')
shop.says('books running low with how many are left', 'SELECT name, stock_quantity', "category = 'Books'")
shop.never('products with stock of 10 or less', 'stock_quantity >= 1')
shop.declines('products rated 3 or less but not zero')
