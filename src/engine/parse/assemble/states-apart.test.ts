import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

const three = [
  "FILTER (WHERE status = 'COP')",
  "FILTER (WHERE status = 'SCO')",
  "FILTER (WHERE status = 'SLD')",
] as const

describe('states alone tell what is counted', () => {
  homes.says(
    'In Palmetto Village, how many are for sale, how many under contract and how many sold?',
    ...three,
  )
  homes.says(
    'Of the homes in Old Town, how many are for sale, how many under contract and how many sold',
    ...three,
  )
  rental.says(
    'In Aspen, how many are available, how many booked and how many in maintenance?',
    "FILTER (WHERE status = 'maintenance')",
    "city = 'Aspen'",
  )
  shop.says(
    'last month, how many were completed, how many refunded and how many cancelled?',
    "FILTER (WHERE status = 'refunded')",
  )
  homes.says(
    'count for me how many listings we have expired and how many got withdrawn by neighborhood',
    "FILTER (WHERE status = 'EXP')",
    'GROUP BY subdivision',
  )
})

describe('where they are is said once, of all of them', () => {
  homes.says(
    'how many are for sale, how many under contract and how many sold in Palmetto Village',
    ...three,
    "WHERE subdivision = 'Palmetto Village'",
  )
  // The pool may be that of homes for sale or of all.
  homes.declines('how many homes are active and how many have a pool in Old Town')
})

describe('what several wholes could be meant by is asked back', () => {
  rental.declines('this year, how many were confirmed, how many completed and how many cancelled?')
})
