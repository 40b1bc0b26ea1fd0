import { homes } from '#tests/support/patterns.ts'

homes.says(
  '# actives, # UC, # closed past 90d per subdivision',
  "count(*) FILTER (WHERE status = 'COP') AS active_listings",
  "count(*) FILTER (WHERE status = 'SLD' AND close_date >=",
)
homes.says('how many active listings and how many sales this year in Old Town', "(WHERE status = 'COP')")
// The time is said of those that are active.
homes.declines('number of active listings this year and number of sales by subdivision')
