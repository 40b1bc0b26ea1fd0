import { rental, shop, homes } from '#tests/support/patterns.ts'

// The season in which somebody changed something limits no trend; a season alone may be the one that is meant.
shop.says(
  'we changed the shop menu in summer and my nephew swears nobody uses the search box any more, show me the number of searches for every month',
  "event_type = 'search'",
)
rental.declines('We changed our rates in summer. How many bookings did we get?')
homes.says(
  "My mother-in-law sold her condo up in Jersey and she's moving down before the winter, so what have we got on the market with 2 or 3 bedrooms under 550 thousand?",
  "status = 'COP'",
)

// A gift has its own day.
rental.says(
  "we're sending out thank you baskets this year so who are the five guests that have spent the most with us all time, name and total",
  'LIMIT 5',
)
