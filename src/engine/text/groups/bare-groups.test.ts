import { rental, shop } from '#tests/support/patterns.ts'

rental.says('cities with a lake house', "property_type = 'lake_house'", 'GROUP BY city')
shop.says('brands with a product over $500', 'price > 500', 'brand')
