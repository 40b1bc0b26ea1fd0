import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('one against another in percent is a part of it', () => {
  rental.says(
    'inquiries against views, only from phones, in percent',
    "FILTER (WHERE interaction_type = 'inquiry')",
    "FILTER (WHERE interaction_type = 'view')",
    "device_type = 'mobile'",
  )
  rental.says('favorites against views, in percent, by device', 'AS ratio_pct', 'GROUP BY device_type')
  rental.says('cancellations vs reservations in percent by month', 'AS cancellation_rate')
  shop.says('refunds against orders in percent by category', 'AS refund_rate', 'GROUP BY pr.category')
  shop.says('refunded orders vs all orders in percent per month', 'AS refund_rate', "date_trunc('month'")
  rental.declines('inquiries on mobile vs desktop in percent')
  rental.declines('views vs inquiries in percent')
})

describe('what is said of the second was done there by both', () => {
  rental.says('favorites as a percentage of views on phones', "WHERE device_type = 'mobile'")
  rental.says('inquiries as a percent of views, mobile only', "WHERE device_type = 'mobile'")
  rental.never('clicks as a percentage of views on mobile', "'view' AND device_type")
})

describe('where they came over', () => {
  rental.says(
    'of the folks on our site who want to rent, how many percent came over airbnb',
    "FILTER (WHERE source = 'airbnb')",
    "WHERE interest_type = 'renting'",
  )
  rental.says('leads that reached us over google', "source = 'google'")
  rental.never('how many leads came in over 50', "'direct'")
})

describe('a percentage in many words', () => {
  rental.says(
    'out of every hundred bookings for the ski chalets, how many get called off on us',
    "FILTER (WHERE r.status = 'cancelled') AS part",
    'share_pct',
  )
  rental.says(
    'how full were we in july this year? i mean what percent of the nights were taken, all houses together',
    "DATE '2026-07-01'",
    'count(*)',
  )
  homes.says(
    'Of the homes we sold, how many percent went for more than we asked?',
    'sold_price > ask_price',
    'share_pct',
  )
  shop.says(
    'of everybody who puts something in the cart, how many percent walk off without buying',
    'AS cart_abandonment_rate',
  )
})

describe('what is said of the whole behind a formula is said of its part', () => {
  homes.says(
    'total rental income as a percentage of total asking price of active homes with rental income',
    "WHERE status = 'COP'",
  )
  shop.says(
    'compare revenue from California buyers with revenue from New York buyers',
    "b.state IN ('CA', 'NY')",
    'GROUP BY b.state',
  )
})
