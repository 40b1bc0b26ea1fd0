import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('the first few of all', () => {
  homes.says('average price for one bedroom, two bedroom, three bedroom and so on', 'GROUP BY beds')
  homes.says('january february march and so on this year how many closings in each', "'month'")
})
