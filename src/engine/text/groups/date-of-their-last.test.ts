import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('the last date of groups', () => {
  homes.says(
    'list subdivisions and the date of their last closing',
    'max(close_date)',
    'GROUP BY subdivision',
  )
  homes.says('areas with their first sale date', 'min(close_date)')
  homes.never('areas with their last sale price', 'max(close_date)')
})
