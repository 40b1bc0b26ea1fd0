import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('how they sold', () => {
  const over = 'FILTER (WHERE sold_price > ask_price) AS part'
  homes.says('Which percent of sold houses was sold higher than the ask price?', over)
  homes.says('Among closed homes, the fraction that fetched more than the list price, in percent', over)
  homes.says('Share of solds with SP > LP, %', over)
  homes.says('percent of sales where SP < LP last year', 'FILTER (WHERE sold_price < ask_price) AS part')
})

describe('products that somebody reviewed are products', () => {
  const reviewed = 'WHERE review_count >= 1'
  shop.says(
    'what percentage of the products that have a rating is rated 4.5 or higher?',
    'rating >= 4.5) AS part',
    reviewed,
  )
  shop.says('what percent of reviewed products are rated 4.5 or higher', reviewed)
  shop.never('what percent of products with reviews are in stock', 'sum(review_count)')
  shop.says('what percent of products with ratings above 4 are in stock', 'WHERE rating > 4')
})

describe('what is said behind it is what is meant', () => {
  shop.says(
    'what percentage of our skus needs a reorder, i.e. is low on stock or out of stock',
    'stock_quantity <= 10) AS part',
  )
  shop.says('which products need a reorder, i.e. are out of stock', 'WHERE stock_quantity = 0')
})

rental.says('Which percent of the prospects has interest to buy?', "interest_type = 'buying') AS part")
rental.says(
  'Inquiries as a percentage of views, one line per referral source',
  'AS conversion',
  'GROUP BY referrer_source',
)
rental.says(
  'inquiries as a percentage of views, phone vs tablet vs desktop',
  'AS conversion',
  'GROUP BY device_type',
)
rental.says('How full did we run last month, percent occupied', "DATE '2026-10-01'")

describe('sessions that went so far are the whole', () => {
  shop.says('what percent of sessions that started checkout had no purchase', 'AS checkout_abandonment_rate')
  shop.says(
    'what share of sessions with an add to cart did not purchase last month',
    'AS cart_abandonment_rate',
  )
  shop.declines('what percent of sessions that searched and added to cart never purchased')
})
