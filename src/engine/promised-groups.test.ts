import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('groups that are asked for', () => {
  rental.declines('what property types out-earned the overall revenue per listing last year')
  rental.declines('what different sorts of places do we rent out, like what are the types')
  homes.says('which areas have homes under 300k', 'GROUP BY subdivision')
  rental.declines('weekly: median nights')
  rental.says('weekly bookings', "date_trunc('week'")
})

describe('the first in time', () => {
  shop.declines('first 5 orders last month')
  rental.says('first 3 bookings of 2026', 'ORDER BY check_in', 'LIMIT 3')
  rental.declines('homes by revenue, cheapest first')
})

describe('how many, behind columns', () => {
  shop.declines('customers with over $5000 spent - name, city, how many')
  shop.says('customers with 10 or more orders - name, email, how many', 'total_orders')
})

describe('what came after something else', () => {
  shop.declines('people who had a refund and never ordered again')
  shop.declines('customers who bought on black friday last year and never came back')
  shop.says('customers in Texas who never came back', "state = 'TX'")
  shop.says('how many customers bought once and never came back', 'total_orders = 1')
})

describe('one of many weekends', () => {
  rental.declines('what was our best weekend this year')
  rental.declines('busiest weekend this summer')
  rental.says('best day of the week for bookings', 'FMDay')
})

describe('a share of all that there are', () => {
  rental.declines('cancelled bookings value by month this year and their share of all')
  homes.declines('how many homes sold within 30 days by area, and what percent is that of all sales there')
  rental.says('revenue by city and their share of the total', 'share_pct')
})

describe('a mean over days', () => {
  shop.declines('weekends or weekdays, which days sell better? average revenue per day for both in 2025')
  shop.says('average revenue per day in 2025', '/ 365')
  shop.says('average order value per day this month', "date_trunc('day'")
})

describe('nobody beside somebody', () => {
  rental.declines('guests checking out tomorrow and nobody checking in the same day')
  rental.declines('who leaves tomorrow and no one checking in')
})

describe('a share of either', () => {
  rental.declines('share of bookings in Aspen vs Napa')
  rental.says('share of bookings by city', 'share_pct')
  homes.says('share of sold homes with a pool vs without', 'share_pct')
})

describe('a price of each bath', () => {
  homes.declines('sort actives by price per bathroom')
  rental.says('homes sorted by rate per bathroom', 'price / nullif(bathrooms, 0)')
})

describe('how old they were, and each of several years', () => {
  homes.declines('average age at closing for sales this year')
  homes.declines('how old are the homes people buy?')
  homes.says('average age of active homes', 'year_built')
  homes.says('sales in 2024, 2025 and 2026 by subdivision', 'AS sales_2024', 'AS sales_2026')
  homes.says('total sales in 2024, 2025 and 2026 by subdivision', 'GROUP BY subdivision')
})

describe('a place that is not in the data', () => {
  homes.declines("how's the market in Solano Bay, count of actives, pendings and solds")
  homes.says("how's the market in Sea Oaks, count of actives, pendings and solds", "subdivision = 'Sea Oaks'")
})

describe('somebody and the same home together', () => {
  rental.says(
    'how many ppl booked the same house two or more times',
    'GROUP BY r.guest_email, r.guest_name, l.id',
  )
  rental.says('people who booked the same home 2 times or more', 'GROUP BY r.guest_email, r.guest_name, l.id')
  shop.says('how many people ordered the same product twice', 'GROUP BY b.id', 'pr.id')
  rental.says('how many guests booked more than one home', 'count(DISTINCT l.id)')
})

describe('all of the years are no single one', () => {
  rental.declines('total bookings in june, july and august over all years')
  rental.says('revenue over all years by month of the year', "to_char(check_in, 'FMMonth')")
})

describe('nights that could be sold are no nights of homes that are available today', () => {
  rental.declines('revenue / available nights last month')
  rental.declines('available nights by city last month')
  rental.says('RevPAR by city last month', 'AS revpar')
})

describe('who and how much', () => {
  rental.declines('monthly stays in 2026, who and how much')
  rental.says('top 5 guests by revenue in 2026, who and how much', 'guest_name')
})
