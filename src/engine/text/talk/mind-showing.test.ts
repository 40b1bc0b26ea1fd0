import { shop } from '#tests/support/patterns.ts'

shop.says(
  'Would you mind showing which brands sold fewer units from January to October 2025 than in the same months of 2024, with both figures?',
  'sum(pu.quantity)',
  'GROUP BY pr.brand',
  'jan_1_to_oct_31_2025 < jan_1_to_oct_31_2024',
)
shop.says('would you mind checking how many orders are pending', "status = 'pending'")
shop.says('do you mind listing which products are out of stock', 'stock_quantity = 0')
