import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what a bank allows is a limit, and no story', () => {
  homes.says('my buyers are approved for 700k. what active homes can I show them', 'price <= 700000')
  homes.says(
    'the bank approved my clients for 650k max, which active homes in Old Town can I show them',
    'price <= 650000',
    "subdivision = 'Old Town'",
  )
  homes.says('their lender pre-approved them for up to 500k, which actives have a pool', 'price <= 500000')
})

describe('at the least, behind its number', () => {
  homes.says('actives with three full baths at the least', 'full_baths >= 3')
  rental.says('homes with three bedrooms at the least', 'bedrooms >= 3')
  shop.says('products with 4 stars at the least', 'rating >= 4')
})

homes.says(
  'buyer just walked in off the street, preapproved for something around 850k, wants three beds, whats active that i can show him with the price',
  'price >= 765000 AND price <= 935000',
  'beds = 3',
)
homes.says('got a couple preapproved up to 600k. What is active in Sea Oaks?', 'price <= 600000')
