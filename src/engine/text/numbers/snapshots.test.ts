import { homes, shop } from '#tests/support/patterns.ts'

const numbers = [
  "count(*) FILTER (WHERE status = 'COP')",
  "count(*) FILTER (WHERE status = 'SCO')",
  'AS volume',
]

homes.says(
  'Harbor Village snapshot for the listing pitch: actives, under contract, closings YTD and YTD volume',
  ...numbers,
  "subdivision = 'Harbor Village'",
)
homes.says('Old Town: actives, pendings, closings ytd, volume ytd', ...numbers, "subdivision = 'Old Town'")
homes.says('actives, under contract, closings this year and volume this year', ...numbers)
shop.says('quick snapshot of this month: orders, revenue, aov, refunds', 'AS orders', 'AS refunds')
