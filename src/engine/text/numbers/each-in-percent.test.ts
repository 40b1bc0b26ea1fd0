import { rental, shop } from '#tests/support/patterns.ts'

rental.says(
  'How much visitors are coming from Google and how much from Airbnb, in percents of all the visitors?',
  'AS from_google_pct',
  'AS from_airbnb_pct',
)
shop.says(
  'how many orders were paid with paypal and how many with gift cards, in percent of all orders',
  "FILTER (WHERE payment_method = 'paypal')",
  "FILTER (WHERE payment_method = 'gift_card')",
)

// Numbers stay numbers, and of another whole it would be another share.
rental.never('How many visitors come from Google and how many from Airbnb?', 'pct')
rental.declines('How many visitors come from Google and how many from Airbnb, in percent of all inquiries?')
