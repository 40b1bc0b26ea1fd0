import { homes, shop } from '#tests/support/patterns.ts'

shop.says('Find the middle price of our Home & Kitchen products, the median', 'percentile_cont(0.5)')
shop.says('At what price does half of Home & Kitchen cost more and half cost less?', 'percentile_cont(0.5)')
shop.says(
  'What does the median item in the Home & Kitchen department sell at, going by price?',
  'percentile_cont(0.5)',
)
homes.says('median of what sellers are asking on the houses for sale', 'ORDER BY ask_price', "status = 'COP'")
homes.says("median of last year's sold prices", 'percentile_cont(0.5)', "DATE '2025-01-01'")
homes.says('what asking price splits the homes for sale in half, the median i mean', 'percentile_cont(0.5)')
