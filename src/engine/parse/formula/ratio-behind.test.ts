import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('the ratio of the one to the other', () => {
  rental.says(
    'mobile to desktop ratio by month',
    "device_type = 'mobile'",
    "device_type = 'desktop'",
    'AS ratio',
  )
  rental.says('tablet-to-desktop views ratio last month', "device_type = 'tablet'", "'view'", 'AS ratio')
  homes.says('sale to list ratio by subdivision', 'GROUP BY subdivision')
})
