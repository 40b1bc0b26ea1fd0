import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the first of all, and its day', () => {
  const first = 'ORDER BY created_at, title LIMIT 1'
  rental.says('which home did we list first of all and on what date was that', first)
  rental.says('which home was listed first of all', first)
  rental.says('which home did we list first, and when was that?', first)
  rental.says('which home came on the site last and on which day', 'created_at DESC', 'LIMIT 1')
  rental.says('which booking was made first of all', 'ORDER BY created_at', 'LIMIT 1')
  homes.says('which home was listed first of all', 'created_at', 'LIMIT 1')
  homes.says('which home sold last and when', 'ORDER BY close_date DESC', 'LIMIT 1')
  shop.says('which product did we launch first and when was that', 'ORDER BY created_at, name LIMIT 1')
})

describe('what was booked last need not be new', () => {
  rental.says('Which home was booked last and when?', 'FROM reservations', 'created_at DESC', 'LIMIT 1')
  rental.says('which home was booked first', 'FROM reservations', 'ORDER BY created_at', 'LIMIT 1')
  rental.declines('which homes were booked last')
  shop.says('which product was ordered last', 'ORDER BY purchase_date DESC', 'LIMIT 1')
})

describe('to begin with', () => {
  rental.never('first of all which homes are in Aspen', 'LIMIT')
  rental.never('show me first of all the homes in Aspen', 'LIMIT')
  rental.says('first of all, how many homes do we have', 'SELECT count(*)')
})
