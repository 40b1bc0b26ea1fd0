import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('a limit on the age of homes', () => {
  homes.says('active homes older than 50 years', '(2026 - year_built) > 50')
  homes.says('how many active homes are more than 40 years old', 'count(*)', '(2026 - year_built) > 40')
  homes.says('average price of homes under 10 years old by area', '(2026 - year_built) < 10', 'GROUP BY')
  homes.says('houses built over 30 years ago', '(2026 - year_built) > 30')
  homes.says('homes for sale that are at least 60 years old', '(2026 - year_built) >= 60')
  rental.declines('guests older than 50 years')
})

homes.says('actives: mean age, yrs', 'average_age')
homes.says('In years, the average age of the homes for sale', 'average_age')
homes.says('how old are the houses in Old Town on average, in years', 'average_age')
