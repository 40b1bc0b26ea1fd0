import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('homes that had rental income', () => {
  homes.says('which expired listings had rental income in 23', "'EXP'", 'owner_rental_in_23 IS NOT NULL')
  homes.says('which pending homes earned rent in 2023', "'SCO'", 'owner_rental_in_23 IS NOT NULL')
  homes.says('which homes in Old Town earned rent?', "'Old Town'", 'owner_rental_in_23 IS NOT NULL')
})

describe('how much of it is another matter', () => {
  homes.says('which homes made rent over 50k', 'owner_rental_in_23 > 50000')
  homes.says('which areas had the most rental income', 'sum(owner_rental_in_23)', 'GROUP BY subdivision')
})

describe('what homes earned before they were sold', () => {
  homes.says('which of the actives earned the most in 2023', 'ORDER BY owner_rental_in_23 DESC', 'LIMIT 1')
  homes.says('which homes earned the most in 2023', 'ORDER BY owner_rental_in_23 DESC')
  rental.says('which homes earned the most in 2023', 'sum(r.total_price)', "DATE '2023-01-01'")
})
