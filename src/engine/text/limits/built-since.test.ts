import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('a year that is said once for both sides', () => {
  homes.says(
    'Do active homes built before 1990 sit longer than those built since? Compare average days on market',
    "status = 'COP' AND ((year_built <= 1989) OR (year_built >= 1990))",
  )
  homes.says('avg price of homes built before 2000 vs newer ones', 'year_built >= 2000')
  homes.never('average price: homes built before 1980 versus homes built in 2010 or later', '>= 1980')
})

homes.says(
  'average price of homes built in the last 5 years vs older ones',
  'year_built >= 2021',
  "THEN 'rest'",
)
