// What an answer is for: it is not used, whatever words it is said in, unless it may choose rows.
import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('paper, gifts and work behind a question', () => {
  shop.says(
    'customers in Texas with a lifetime value above 1000 for the store opening invite',
    "state = 'TX'",
    'lifetime_value > 1000',
  )
  shop.says('emails of buyers w/ no completed orders, for win-back mail', 'WHERE coalesce(q1.orders, 0) = 0')
  shop.says('AOV by payment method this year, for the checkout redesign', 'GROUP BY payment_method')
  shop.says(
    'lowest rated products with more than 20 reviews, for Thursday’s quality review',
    'review_count > 20',
  )
  rental.says('guests w/ 8+ stays, name and how many, for the xmas hampers', 'HAVING count(*) >= 8')
  rental.says("give me the homes in Aspen and their nightly rates for a flyer i'm making", "city = 'Aspen'")
  rental.never("give me the homes in Aspen and their nightly rates for a flyer i'm making", 'total_price')
  homes.says('active listings in Sea Oaks under 500k for the open house signs', "subdivision = 'Sea Oaks'")
})

describe('before a question', () => {
  shop.says('For the VAT return please: total revenue by month this year', "date_trunc('month'")
  shop.says(
    'For my Monday phone calls, please show me pending orders over $100, oldest first, with order number, customer and amount',
    "status = 'pending'",
  )
  homes.says(
    'for the listing pitch give me the average sold price in Harbor Village this year',
    'avg(sold_price)',
  )
})

describe('who needs it and what they are about to do', () => {
  rental.says('avail, 4+ BR, under $600/nt, need for reunion group', 'bedrooms >= 4', 'price < 600')
  rental.says('which houses had no bookings last month, gonna send the painter to those', 'bookings, 0) = 0')
})

describe('what may choose rows', () => {
  rental.declines('avg nightly rate, for the corporate clients')
  rental.declines('how many bookings did we have last month for the wedding')
  rental.declines('top 5 homes by revenue for the Aspen flyer')
  rental.declines('homes for fishing')
  rental.declines('revenue by month, for the waterfront')
  homes.declines('how many homes sold last month, for the Smith account')
  homes.declines('listings for the Smith file')
  homes.declines('how many homes sold last month, my team closed')
  shop.declines('revenue last year for posters')
  shop.declines('customers in Texas, I need to call our wholesale accounts')
})
