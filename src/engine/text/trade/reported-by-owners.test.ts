import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('income that owners report', () => {
  homes.says('average rental income reported by owners in Old Town', 'avg(owner_rental_in_23)', "'Old Town'")
  homes.says('total rental income reported by owners of homes with 4 or more bedrooms', 'beds >= 4')
  homes.declines('homes sold by owners in Old Town')
})
