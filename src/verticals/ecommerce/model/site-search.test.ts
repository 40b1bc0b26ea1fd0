import { shop } from '#tests/support/patterns.ts'

shop.says('how many sessions used search but never added anything to the cart', 'adds_to_cart = 0')
shop.says('how many sessions used the search bar', "event_type = 'search'")
