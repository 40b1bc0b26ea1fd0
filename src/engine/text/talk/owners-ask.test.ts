import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('owners of a place who only ask', () => {
  rental.says(
    'The owners in Key West want to see 2025 laid out quarter by quarter, what revenue did the town bring in?',
    "l.city = 'Key West'",
    "date_trunc('quarter', r.check_in)",
  )
  rental.says('the owner of Agave Casita wants to know what it earned in 2025', "l.title = 'Agave Casita'")
  rental.says('an owner in Napa wants to see revenue by month for 2025', "l.city = 'Napa'")
})

describe('owners who are asked for', () => {
  rental.says('how many owners want to list a home', "interest_type = 'listing'")
  rental.declines('owners who want to list their home in Aspen')
})

describe('somebody who works for an owner', () => {
  rental.says(
    'I am doing the books for the owner of Agave Casita: what did it earn last year?',
    "l.title = 'Agave Casita'",
    'sum(r.total_price)',
  )
})
