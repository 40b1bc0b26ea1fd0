import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('people correct themselves', () => {
  rental.says('cxl rate per channel no wait, per city, past 12 mos', 'GROUP BY l.city')
  rental.never('cxl rate per channel no wait, per city, past 12 mos', 'channel')
  rental.says('ADR aspen last winter i mean jan thru march this yr', "DATE '2026-01-01'", "DATE '2026-04-01'")
  rental.says('RevPAR i dont need, just ADR by property type for 2025', 'AS adr', 'GROUP BY l.property_type')
  rental.says('revenue per city for july, actually make that august', "DATE '2026-08-01'")
  rental.never('revenue per city for july, actually make that august', "DATE '2026-07-01'")
  rental.says('our lead time avg, i mean days from booking to arrival', 'avg((check_in - created_at::date))')
  homes.says('how many 2 bth condos no sorry just 2 bath homes we have active', 'full_baths = 2', "'COP'")
})

describe('what is no correction', () => {
  rental.declines('homes with cancelled stays i dont need, just the rest')
  homes.declines('how many homes no wait')
})
