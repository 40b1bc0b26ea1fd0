import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('ranges of years behind the age of homes', () => {
  homes.says(
    'Group the homes for sale by age: built before 1980, 1980 to 1999, 2000 to 2014, and 2015 or later. How many in each group?',
    "CASE WHEN year_built < 1980 THEN 'before 1980'",
    "status = 'COP'",
    'count(*)',
  )
  homes.says('average price by year built: before 1990, 1990-2009, 2010 or later', 'WHEN year_built < 1990')
  homes.says('how many actives per construction era: pre-1980, 1980 to 1999, 2000+', 'year_built < 1980')
  homes.says('actives by age of the house: up to 1979, 1980-1999, 2000-2014, 2015+', 'year_built < 1980')
  homes.says('actives by age: 2010 or newer, 1990 to 2009, before 1990', 'year_built < 1990')
})

describe('one year behind it', () => {
  homes.says('sales by year built before 1980', 'year_built <= 1979', 'GROUP BY year_built')
  homes.never('sales by year built since 2025', 'year_built >=')
})

describe('ages that are years of age', () => {
  homes.says('homes for sale by age: under 10 years, 10 to 30, over 30', '(2026 - year_built) < 10')
  homes.says('how many homes sold before 2025, by year built', "close_date < DATE '2025-01-01'")
})

homes.says(
  'bucket solds by year built: before 1980 / 1980-1999 / 2000-2014 / 2015 on. count, avg ppsf',
  'year_built > 2014',
)

describe('the years of a list by year built', () => {
  homes.says('listings by year built, 2020 onwards', 'year_built >= 2020', 'GROUP BY year_built')
  homes.says('count of actives by year built (2020 and newer)', "status = 'COP'", 'year_built >= 2020')
  homes.never('sold homes by year built since 2020', 'year_built >= 2020')
})
