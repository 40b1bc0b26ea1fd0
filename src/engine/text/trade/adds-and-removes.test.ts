import { shop } from '#tests/support/patterns.ts'

shop.says('adds to cart vs removes past 30 days', "'add_to_cart'", "'remove_from_cart'")
shop.says('adds vs removals last week', "'add_to_cart'", "'remove_from_cart'")
shop.says('cart adds and removes by month', "'remove_from_cart'", 'GROUP BY')
shop.declines('remove the cancelled ones')
