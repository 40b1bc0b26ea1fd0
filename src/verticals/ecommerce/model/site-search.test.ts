import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

shop.says('how many sessions used search but never added anything to the cart', 'adds_to_cart = 0')
shop.says('how many sessions used the search bar', "event_type = 'search'")
shop.says('How many sessions searched for something but never put anything in the cart?', 'adds_to_cart = 0')
shop.declines('what did people search for last month')
shop.declines("what are people searching for that we don't sell")
shop.declines('what are customers searching for')
shop.says('ATC to checkout rate last month', 'cart_to_checkout_rate', "event_type = 'add_to_cart'")
shop.says('checkout to purchase conversion', 'checkout_completion_rate')
shop.says('% of checkout sessions ending in purchase', 'AS checkout_completion_rate')

describe('events by their kind', () => {
  shop.says('atc events yesterday', "event_type = 'add_to_cart'", 'count(*)')
  rental.says('inquiry events last week', "interaction_type = 'inquiry'", 'count(*)')
})
