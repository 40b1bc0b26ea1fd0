import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a group that is named before the word for it', () => {
  homes.says('status breakdown for Old Town with percentages', 'GROUP BY status', 'share_pct')
  homes.says('beds breakdown actives', 'SELECT beds, count(*)')
  rental.says("Split last quarter's earnings by state and property type", 'GROUP BY l.state, l.property_type')
})

rental.says('weekday split of check-ins', "to_char(check_in, 'FMDay')", 'count(*)')
rental.never('monthly breakdown of revenue for 2025', 'LIMIT')
shop.says('the mix of payment types in Q3', 'payment_method, count(*) AS orders')
