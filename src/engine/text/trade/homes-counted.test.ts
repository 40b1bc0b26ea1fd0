import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('homes that are counted without being named', () => {
  homes.says('subdivisions with active inventory > 12', "status = 'COP'", 'HAVING count(*) > 12')
  homes.says('which areas have more than 15 on the market right now', 'HAVING count(*) > 15')
  homes.says('number for sale and average ask per community', 'count(*) AS listings')
  homes.says('where do we have 15 actives or more', 'GROUP BY subdivision HAVING count(*) >= 15')
  homes.says('homes over 30 on the market', 'days_on_market > 30')
  homes.says('anything under 500k for sale', 'price < 500000')
})

describe('so many on the market', () => {
  homes.says('areas with 12 or more on the market', "status = 'COP'", 'HAVING count(*) >= 12')
  homes.says('neighborhoods that have 12+ for sale', 'HAVING count(*) >= 12')
  homes.says('homes 90 or more days on the market', 'days_on_market >= 90')
})

describe('how many each of such areas has', () => {
  homes.says('communities >= 20 active, show #', 'GROUP BY subdivision', 'HAVING count(*) >= 20')
  homes.says('where do we have 20 or more on the market? area and how many', "'COP'", 'HAVING count(*) >= 20')
  homes.says('In which areas are there at least 20 homes for sale? Include the number.', "'COP'", '>= 20')
})
