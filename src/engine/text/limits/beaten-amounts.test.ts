import { homes, rental, shop } from '#tests/support/patterns.ts'

shop.says(
  'states with at least 30 customers whose avg ltv beats $1,200, best first',
  'avg(lifetime_value) > 1200',
  'ORDER BY avg(lifetime_value) DESC',
)
homes.says(
  'of all listings that ended as sold, expired or withdrawn, what percent sold',
  "status IN ('SLD', 'EXP', 'WDN')",
)
rental.says(
  'per bedroom count: # homes, avg rate. skip anything down for maintenance',
  "status <> 'maintenance'",
)
rental.says('revenue by property type, excluding homes in maintenance', "l.status <> 'maintenance'")
