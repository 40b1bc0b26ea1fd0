import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('hm before things counts them', () => {
  homes.says('hm 3bd actives < 600k', 'SELECT count(*)', 'beds = 3')
  rental.says('hm cancelled stays in Aspen this yr', 'SELECT count(*)')
  shop.says('hm products low stock', 'SELECT count(*)')
})

describe('hm that only thinks', () => {
  homes.never('hm, actives in old town', 'count(*)')
  homes.never('hmm actives in old town', 'count(*)')
  shop.never('hm cheapest products', 'count(*)')
})
