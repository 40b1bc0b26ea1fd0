import { rental, shop } from '#tests/support/patterns.ts'

rental.says('When was the Driftwood Beach House put on the site?', 'FROM property_listings', 'created_at')
rental.says('When did the Driftwood Beach House go live on our website', 'FROM property_listings')
shop.says(
  'when was the Aurora Noise-Cancelling Headphones put in the shop?',
  'FROM ecommerce_products',
  'created_at',
)

// Who comes to the site looks at it.
rental.never('when was the Driftwood Beach House viewed on the site', 'FROM property_listings ')
