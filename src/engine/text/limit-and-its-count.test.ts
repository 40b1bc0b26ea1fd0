import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

const countsGroups = 'SELECT count(*) AS count FROM'

describe('the count of those with a limit is how many each of them has', () => {
  homes.never('areas where upwards of 15 homes are for sale, together with the count', countsGroups)
  homes.never('subdivisions, actives > 15, + count', countsGroups)
  shop.never('which brands have more than 200 orders this year, incl ct', countsGroups)
  rental.never('who has stayed with us more than 3 times? put the count too', countsGroups)
  homes.says('how many areas have over 15 homes for sale', countsGroups)
})
