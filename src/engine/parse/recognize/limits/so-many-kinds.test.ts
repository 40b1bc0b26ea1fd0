import { rental, shop } from '#tests/support/patterns.ts'

shop.says('Which brands are sold in only one category?', 'HAVING count(DISTINCT pr.category) = 1')
shop.says('brands with products in exactly two categories', 'HAVING count(DISTINCT category) = 2')
shop.says('brands in a single category', 'HAVING count(DISTINCT category) = 1')
shop.says('Which brands are sold in more than two categories?', 'HAVING count(DISTINCT pr.category) > 2')
shop.says(
  'Which brands are active in more than two categories, and in how many?',
  'SELECT brand, count(DISTINCT category)',
  '> 2',
)
shop.says('how many brands are in only one category', 'WHERE category_count = 1')
rental.says('guests who stayed in only one city', 'HAVING count(DISTINCT l.city) = 1')
rental.says('cities with only one property type', 'HAVING count(DISTINCT property_type) = 1')
// Bedrooms are a number of each home, and what is named is that one.
rental.says('homes with exactly two bedrooms', 'bedrooms = 2')
rental.never('revenue in just one city, Aspen', 'count(DISTINCT')
shop.says('which products sold more than 20 units', 'HAVING sum(pu.quantity) > 20')
