import { shop } from '#tests/support/patterns.ts'

shop.says(
  'which products sold more units in October 2025 than in September 2025? Show both months.',
  'units_sold_oct_2025 > units_sold_sep_2025',
)
shop.says('which brands made more in 2025 than in 2024, show both years', 'revenue_2025 > revenue_2024')
