import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('a sign for the price', () => {
  homes.says('communities w/ avg sold $ over 1.5M', 'HAVING avg(sold_price) > 1500000')
  homes.says('avg ask $ by area', 'avg(ask_price)', 'GROUP BY subdivision')
  homes.says('avg sold price under $900k by area', 'sold_price')
})
