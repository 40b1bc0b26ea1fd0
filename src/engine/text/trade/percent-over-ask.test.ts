import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

const premium = '(100 * ((sold_price - ask_price) / nullif(ask_price, 0))) AS premium_percent'

describe('how far above asking, in percent', () => {
  homes.says(
    'Which five sales went the furthest above asking in percentage terms? Address and percent over ask.',
    premium,
    'LIMIT 5',
  )
  homes.says('which sales had the highest percent over asking', premium, 'ORDER BY premium_percent DESC')
  homes.says('the five sales that went the highest percent above asking', premium)
  homes.says('top 5 sales by percent over asking, address and percent', premium)
  homes.says(
    'Which five sales went furthest below asking in percent, address and percent',
    'AS discount_percent',
  )
  // Of an area it is the part of its sales that were.
  homes.says('which area has the highest percent over asking', 'AS over_asking_rate')
  homes.says('percent over asking by area', 'AS over_asking_rate')
})
