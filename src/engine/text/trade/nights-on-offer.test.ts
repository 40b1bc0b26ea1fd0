import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('a share of the nights on offer is how full the homes were', () => {
  rental.says(
    'How full were we last month? As a percentage of all the nights we could have sold.',
    'AS occupancy',
  )
  rental.says('what percent of available nights were booked last month', 'AS occupancy')
  rental.says('booked nights as a share of available nights last month', 'AS occupancy')
  rental.says('what percentage of nights were booked last month', 'AS occupancy')
  rental.never('what share of nights were in beach houses', 'AS occupancy')
  rental.never('what share of nights were booked in beach houses', 'AS occupancy')
  rental.declines('what share of nights were booked by repeat guests')
})

rental.says(
  'How full were the ski chalets in January of this year, as a percentage of the nights they could have sold?',
  'AS occupancy',
)

rental.says('what percentage of nights was booked at our Florida homes in October', 'AS occupancy')
rental.says('what share of nights were booked in Aspen last month', 'AS occupancy')
rental.never('what share of nights booked last year were in Aspen', 'AS occupancy')
