import { homes, shop } from '#tests/support/patterns.ts'

shop.says('products that sold less than half as many units in 2026 as in 2025', 'sum(pu.quantity)', ' < -50')
shop.says('which brands made less than half as much revenue this year as last year', ' < -50')
shop.says('products whose units sold fell to less than half in 2026 vs 2025', ' < -50')
homes.says('subdivisions that had fewer than half as many closings in 2026 as in 2025', ' < -50')
shop.says(
  'products that sold twice as many units in 2026 as in 2025',
  'units_sold_2026 >= 2 * units_sold_2025',
)
shop.says('products with less than half the average rating', '0.5 * (SELECT avg(x.rating)')
