import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('homes that sold in the end', () => {
  homes.says(
    'homes that sat longer than 200 days and still sold: how many, and avg discount',
    'count(*)',
    "WHERE status = 'SLD' AND days_on_market > 200",
  )
  homes.says('how many homes over 2 million sat for 90 days and sold', "status = 'SLD'", 'price > 2000000')
  homes.never('homes over $2M, pending and sold: how many of each', "WHERE status = 'SLD' AND")
})
