import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('numbers as they are spoken', () => {
  rental.says(
    'homes between a hundred and twenty and two hundred and fifty a night',
    'price >= 120',
    'price <= 250',
  )
  rental.says('homes between a hundred and two hundred a night', 'price >= 100', 'price <= 200')
  homes.says('homes from six to seven hundred thousand', 'price >= 600000', 'price <= 700000')
  homes.says('homes between one hundred and two hundred thousand', 'price >= 100000', 'price <= 200000')
  homes.says('homes under two hundred three bedrooms two baths', 'beds = 3', 'price < 200000')
  homes.says('homes from two to three fifty thousand', 'price >= 200000', 'price <= 350000')
  rental.says('homes under two fifty a night', 'price < 250')
  homes.declines('homes sold for more than a million two')
})
