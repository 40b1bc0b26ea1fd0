import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('how many people sleep in a home', () => {
  rental.declines('homes under $200 a night sleeping 6')
  rental.declines('places that sleep 8 guests in Aspen')
  rental.says('homes that sleep six', 'bedrooms = 6')
  rental.says('who is sleeping in Aspen tonight', "l.city = 'Aspen'")
})
