import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a share of all, also of those left out otherwise', () => {
  rental.says(
    'what percentage of bookings get cancelled',
    'count(*) AS bookings',
    "reservation_type <> 'viewing'",
  )
  rental.never('what percentage of bookings get cancelled', "status <> 'cancelled'")
  rental.says('how much money did guests spend with us this year', 'SELECT sum(total_price)')
})

describe('shares', () => {
  homes.says('What share of listings expired?', "status = 'EXP'", 'share_pct')
  homes.says(
    'In which area do the largest share of sales close over asking?',
    'sold_price > ask_price',
    'LIMIT 1',
  )
  rental.says('what share of revenue comes from the top 5 properties this year', 'place <= 5')
})

describe('shares of what others hold', () => {
  rental.says(
    'what percentage of our bookings come from repeat guests',
    'sum(bookings) FILTER (WHERE reservations >= 2)',
  )
  shop.says('what share of revenue comes from repeat customers', 'FILTER (WHERE b.total_orders >= 2)')
  shop.says('what share of orders are paid by card', 'count(*) FILTER (WHERE payment_method')
})

describe('which side of a share is the part', () => {
  homes.says('New construction as a % of active inventory', "status = 'COP'", 'FILTER (WHERE year_built')
  rental.says(
    'how much of 2026 revenue, in percent, is from weekly reservations',
    "FILTER (WHERE reservation_type = 'weekly')",
  )
})

describe('both numbers of a share are of one time', () => {
  // Repeat guests of that year, or of all years?
  rental.declines('what percentage of our bookings last year came from repeat guests')
})

describe('the part of a share that stands before it', () => {
  shop.says(
    "what's the cancelled share of orders placed with gift cards",
    "FILTER (WHERE status = 'cancelled') AS part",
    "payment_method = 'gift_card'",
  )
  homes.says(
    'withdrawn listings as a share of all, pool vs no pool',
    "FILTER (WHERE status = 'WDN')",
    'GROUP BY has_pool',
  )
  homes.says('How many sold above asking, and what share of all sales is that?', 'share_pct')
  shop.says(
    "Pet Supplies: what's its slice of units sold, all time?",
    "FILTER (WHERE pr.category = 'Pet Supplies')",
  )
  shop.says('Which category makes up the biggest chunk of our sales?', 'share_pct', 'LIMIT 1')
  rental.says(
    'share of short stay, weekly, monthly in the bookings of 2025',
    'GROUP BY reservation_type',
    'share_pct',
  )
  rental.never(
    'what fraction of our guests have come back for another stay?',
    "r.reservation_type <> 'viewing'",
  )
  shop.says(
    'cancelled order rate by payment type 2025',
    "FILTER (WHERE status = 'cancelled')",
    'GROUP BY payment_method',
  )
  shop.never('cancelled order rate by payment type 2025', 'rating')
  homes.says('what percent of listings expire', "FILTER (WHERE status = 'EXP')")
  shop.says('top 5 products and their share of total revenue', 'share_pct', 'LIMIT 5')
  homes.says(
    'what is the share of sold homes among all listings per subdivision',
    "FILTER (WHERE status = 'SLD')",
  )
  // Averages have no sum.
  homes.declines('average price by subdivision in percent')
})

describe('a clause within the whole', () => {
  homes.says(
    "What fraction of the listings I've got on the market have a pool?",
    'FILTER (WHERE has_pool) AS part',
    "WHERE status = 'COP'",
  )
  homes.says(
    'what share of listings that have a pool are active',
    'WHERE has_pool',
    "status = 'COP') AS part",
  )
  homes.says(
    'Out of all pool homes, how many percent are sold, and of those without a pool?',
    "FILTER (WHERE status = 'SLD') AS part",
    'GROUP BY has_pool',
  )
  homes.says('share of sold homes with a pool vs without', "WHERE status = 'SLD'", 'sum(sales) OVER ()')
  homes.says(
    'whats the avg discount in dollars and in percent for closed homes this yr',
    'AS average_discount,',
    'AS average_discount_percent',
  )
})

describe('several that follow the things', () => {
  homes.says(
    'percent of listings in Old Town with a pool',
    "WHERE subdivision = 'Old Town'",
    'has_pool) AS part',
  )
  homes.says('share of listings with a pool and 4 beds', 'has_pool AND beds = 4) AS part')
  rental.says('what fraction of leads from Instagram want to buy', "WHERE source = 'instagram'")
  homes.declines('what share of homes under 500k in Old Town')
  shop.says('what percent of all repeat customers are in California', "WHERE state = 'CA') AS part")
})

describe('what the first ones hold', () => {
  shop.says('what % of total LTV sits with our top 100 customers', 'place <= 100', 'sum(lifetime_value)')
  shop.says('what share of lifetime value is held by the top 100 customers', 'place <= 100')
})

describe('a place behind the groups', () => {
  shop.says('percent of orders by payment method in Texas', "state = 'TX'", 'OVER ()')
  homes.declines('share of sold homes in each year in Old Town')
})

describe('a share in groups that a limit leaves', () => {
  homes.says(
    'Among subdivisions with at least 15 active listings, what percentage of the active ones has a pool?',
    'count(*) FILTER (WHERE has_pool)',
    'active_listings >= 15',
  )
  rental.declines('for properties with at least 20 reservations, what percent was cancelled')
})

describe('each as the part', () => {
  homes.says(
    'what share of the homes for sale has each number of bedrooms',
    "WHERE status = 'COP'",
    'OVER ()',
  )
  homes.says('what share of homes in each subdivision is sold', "FILTER (WHERE status = 'SLD')")
})
shop.never('what part of our orders goes through PayPal', 'completed')
homes.says('which area has the lowest share of homes with a pool', 'ORDER BY share_pct, subdivision LIMIT 1')
shop.says(
  'which category has the smallest percentage of out of stock products',
  'ORDER BY share_pct, category LIMIT 1',
)
shop.says('share of revenue by category for each quarter this year', 'OVER (PARTITION BY quarter)')

rental.says('what share of leads mention a discount or a wedding', "'%wedding%'", 'share_pct')

describe('which of them has the largest share', () => {
  shop.says('which product has the largest share of revenue', 'SELECT name, revenue, share_pct', 'LIMIT 1')
  rental.says('which home brings the biggest share of 2025 revenue', 'SELECT title, revenue, share_pct')
  shop.says('which share of revenue do the top 5 products have', 'place <= 5')
})

describe('a share of what each has itself', () => {
  shop.says('for each category, what percent of its orders are in each status', 'PARTITION BY category')
  homes.says('for each area, what share of its listings falls in each status', 'PARTITION BY subdivision')
})

describe('a share of the few that did the most', () => {
  const most = "how much of last month's sales came from the five brands that earned the most? in percent"
  shop.says(most, 'WHERE place <= 5', 'share_pct')
  shop.says('share of revenue of each of the five brands that earned the most', 'LIMIT 5', 'brand')
  rental.says('what share of 2025 income came from the three homes that earned the most', 'place <= 3')
})

// Each category had 100 %: its share was of itself.
shop.says('the category mix for 2025: what percent of revenue did each category make', 'sum(revenue) OVER ()')
