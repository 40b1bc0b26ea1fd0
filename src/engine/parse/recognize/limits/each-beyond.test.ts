import { homes, rental, shop } from '#tests/support/patterns.ts'

rental.says('towns with 3+ homes and none under 300 a night', 'HAVING count(*) >= 3 AND min(price) >= 300')
rental.says(
  'which towns have three homes or more and not one of them rents for less than 300 a night',
  'min(price) >= 300',
)
shop.says('categories with more than 20 products, none of them over $500', 'max(price) <= 500')
shop.says('brands with 10+ products, none rated below 3.5', 'min(rating) >= 3.5')
homes.says('subdivisions with 10+ actives, all above 500k', 'min(price) > 500000')
homes.says('homes with 4 beds, none above 900k', 'beds = 4', 'price <= 900000')
