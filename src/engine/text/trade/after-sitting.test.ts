import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('how long it sat before something became of it', () => {
  homes.says(
    'how many of the houses that sold went for less than the ask after sitting more than ninety days',
    'sold_price < ask_price',
    'days_on_market > 90',
  )
  homes.says(
    'How many listings went off the market after sitting there more than 120 days?',
    "status IN ('EXP', 'WDN')",
    'days_on_market > 120',
  )
  homes.says('which sales closed after sitting for longer than 3 months', 'days_on_market > 90')
  homes.says('how many homes sold after a month or longer on the market', 'days_on_market >= 30')
  homes.says('how many expired after over 150 days listed', "status = 'EXP'", 'days_on_market > 150')
})

describe('a number of days that may be a bound or not', () => {
  homes.declines('homes that expired after six months on the market')
})

homes.says('still for sale after 100+ days, mls and address', "status = 'COP'", 'days_on_market >= 100')
homes.declines('homes for sale after 100 days')

homes.says('which homes were withdrawn after more than 100 days', "'WDN'", 'days_on_market > 100')
homes.says('which homes expired after over 200 days?', "'EXP'", 'days_on_market > 200')
