import { homes } from '#tests/support/patterns.ts'

const own = 'sold_price < (SELECT avg(x.sold_price)'
homes.says(
  'Which 4+ bedroom homes with a pool closed this year for less than the average sold price in their own subdivision (average over all its sales)? Address, subdivision and sold price',
  own,
  'beds >= 4',
  'has_pool',
)
homes.says(
  'homes sold this year above the average sold price in their subdivision (mean of all its closings)',
  '>',
)
homes.declines(
  'Which homes closed this year for less than the average sold price in their own subdivision (average over all its actives)?',
)
