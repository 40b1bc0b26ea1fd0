import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a part of a name', () => {
  shop.says(
    'anything with headphones in the name and how many are left of each',
    "name ILIKE '%headphone%'",
    'stock_quantity',
  )
  shop.says('which products have the word wireless in their name', "name ILIKE '%wireless%'")
  homes.says('anything active with Ocean in the address', "address ILIKE '%ocean%'", "status = 'COP'")
  rental.says('homes with lake in the name', "title ILIKE '%lake%'")
  rental.never('homes in the lake house style', 'ILIKE')
  rental.says('visitors who wrote us nothing in message', 'message IS NULL')
  rental.says('visitors who left a blank message', 'message IS NULL')
})

describe('a street', () => {
  homes.says('homes on Keepers Lane', "address ILIKE '%Keepers Lane%'")
  homes.says('how many sold on lantern court last year', "address ILIKE '%Lantern Court%'", "status = 'SLD'")
  homes.says('the house at 10 Keepers Lane', "address = '10 Keepers Lane'")
  homes.declines('houses not on Keepers Lane')
})

describe('one of several words', () => {
  rental.says(
    'How many leads bring up a wedding or a discount in their message?',
    "'%wedding%' OR message ILIKE '%discount%'",
  )
  rental.says('how many leads mention a wedding, a honeymoon or an anniversary', "'%anniversary%'")
  rental.says('visitors who wrote wedding in their message', "'%wedding%'")
  rental.declines('what have guests written about lately')
  rental.says('bring up the pending bookings', "status = 'pending'")
})

rental.never(
  'inquiries of the past 14 days with the visitor name, the home they asked about and the date',
  'ILIKE',
)
rental.declines('which visitors asked about, and when')

rental.declines('what are people asking about in their messages')

describe('what they came for is no word to be found', () => {
  rental.says('how many people wrote to us about investing', "interest_type = 'investing'")
  rental.says('how many people wrote about airbnb', "ILIKE '%airbnb%'")
})

describe('people by their name', () => {
  shop.says('how many customers are called David', 'SELECT count(*) AS customers', "ILIKE '% david %'")
  shop.says('customers named Maria', "(' ' || first_name || ' ') ILIKE '% maria %'")
  rental.says('how many guests are called David', 'count(DISTINCT guest_email)', "ILIKE '% david %'")
  // A part of a name is one, and things are called by more than one word.
  shop.says('customers with maria in the name', "first_name ILIKE '%maria%'")
  shop.says('how many products are called lamp', "name ILIKE '%lamp%'")
})
