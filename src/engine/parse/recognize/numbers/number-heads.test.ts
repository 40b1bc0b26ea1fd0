import { homes, rental, shop } from '#tests/support/patterns.ts'

// A last word that only counts what stands before it.
rental.says('lead volume by month', 'count(*) AS visitors')
rental.says('revenue numbers for October', 'sum(total_price) AS revenue')
rental.says('night count by property type', 'AS total_nights')
shop.says('order tally by payment method', 'payment_method, count(*) AS orders')
shop.says('review total for Electronics', 'sum(review_count)')
// Where the trade has a meaning of its own for it, that holds.
homes.says('sales volume by area', 'sum(sold_price) AS volume')
shop.never('order numbers of pending orders', 'count(')

// What has no plural is counted.
rental.says('site traffic last month', 'count(DISTINCT session_id)')
shop.says('search volume last month', 'count(*) AS searches')

// Another number behind the count takes nothing from it.
shop.says('SKU count and units on hand, per brand', 'count(*) AS products', 'sum(stock_quantity)')
rental.says('guest count and nights by city', 'count(DISTINCT r.guest_email) AS guests', 'GROUP BY l.city')
homes.says('active inventory + avg DOM by bed count', 'count(*) AS active_listings', 'avg(days_on_market)')
rental.says('inventory and avg rate by type', 'count(*) AS listings', 'avg(price)')
