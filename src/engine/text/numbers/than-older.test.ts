import { homes } from '#tests/support/patterns.ts'

homes.says('new construction vs resale avg $/sf, actives only', "WHEN TRUE THEN 'everything else'", "'COP'")
homes.says('new construction vs older homes avg price', "WHEN TRUE THEN 'everything else'")
homes.declines('older homes in Old Town')
homes.says(
  'avg $/sf on the actives: new construction vs everything older',
  "WHEN TRUE THEN 'everything else'",
)
homes.says('median price of solds, new builds vs the older ones', "WHEN TRUE THEN 'everything else'")
