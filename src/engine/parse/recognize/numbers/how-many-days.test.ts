import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('a length whose name is split', () => {
  homes.says(
    'On average, how many days did the sold homes sit on the market?',
    'avg(days_on_market)',
    "'SLD'",
  )
  homes.never('How long do homes in Sea Oaks sit on the market on average?', "'COP'")
  homes.says('how long does a home stay on the market before it sells?', "'SLD'")
  homes.says('How many homes sit on the market for more than 90 days?', 'count(*)', 'days_on_market > 90')
  homes.says('how long have the active homes been on the market?', "'COP'")
})

describe('how long before something', () => {
  rental.says('how many days ahead do guests book', 'avg((check_in - created_at::date))')
  rental.says('how long in advance do people reserve', 'avg((check_in - created_at::date))')
})

describe('so long before they sold', () => {
  homes.says(
    'What percentage of the sold homes needed only 30 days or less on the market before they were sold?',
    'FILTER (WHERE days_on_market <= 30)',
    "WHERE status = 'SLD'",
  )
  homes.says('which homes sat over 100 days before they sold', "'SLD'", 'days_on_market > 100')
  homes.says('area by area, how long did the sold ones sit before they went?', 'avg(days_on_market)', "'SLD'")
})
