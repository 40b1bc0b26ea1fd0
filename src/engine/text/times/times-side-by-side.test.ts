import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('one number of two times', () => {
  homes.says('Count of sales for the current year and for the prior year', 'count(*)', 'AS side')
  homes.says('How many homes closed this calendar year, and how many the calendar year before?', 'AS side')
  homes.says("Put last month's dollar volume beside this month's.", 'sum(sold_price)', 'AS side')
  homes.says(
    'Give me two totals: dollars sold this month, dollars sold last month.',
    'sum(sold_price)',
    'AS side',
  )
  shop.says('orders this month or last month, which is higher?', 'count(*)', 'AS side')
  shop.says('revenue this month or last month, which is higher?', 'sum(total_amount)', 'AS side')
  rental.says('number of bookings in the current month and in the previous month', 'count(*)', 'AS side')
})
