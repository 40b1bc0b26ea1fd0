import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('kinds that come to mind, of all there are', () => {
  rental.never('total nights for each kind of place, cabins, lofts, villas, all of em', 'city_loft')
  rental.says('total nights for each kind of place, cabins, lofts, villas', 'city_loft')
})
