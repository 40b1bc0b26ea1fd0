import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a kind and the things that are of it', () => {
  rental.says(
    'what does a monthly stay cost a guest on average',
    'avg(total_price)',
    "reservation_type = 'monthly'",
  )
  rental.says('what is a weekly stay worth on average', 'avg(total_price)', "reservation_type = 'weekly'")
  shop.says('pet products under $20', "category = 'Pet Supplies'", 'price < 20')
})

describe('each of a kind of named things', () => {
  rental.says('how much did each cabin make us this year', 'GROUP BY l.id', "'mountain_cabin'")
  rental.says('bookings per ski chalet in 2025', 'GROUP BY l.id', "'ski_chalet'")
  rental.says('how much did every beach house earn last year', 'GROUP BY l.id', "'beach_house'")
  rental.says('inquiries per view by device', 'conversion')
})

describe('the first of a kind', () => {
  rental.says('city and price of the cheapest cabin', 'title, city, price', 'ORDER BY price, title LIMIT 1')
  rental.says('most expensive loft in every city', 'city, title, highest_price')
  rental.says('which city has the cheapest cabins', 'avg(price)', 'GROUP BY city')
})

describe('the first so many of a kind', () => {
  rental.says('top 2 cabins by nights booked in each city', 'city, title, total_nights')
  rental.says('how many cabins had bookings this year', "property_type = 'mountain_cabin'", 'bookings >= 1')
})

describe('the first of a kind with columns are those things, and no groups', () => {
  shop.says('cheapest electronics, name, brand and price', 'name, brand, price FROM', 'LIMIT 10')
  shop.says('most expensive books, title, brand, price', 'name, brand, price FROM', 'LIMIT 10')
  rental.says('cheapest cabins with city and price', 'title, city, price FROM', 'LIMIT 10')
  homes.says('cheapest pool homes with subdivision', 'subdivision, price FROM', 'LIMIT 10')
  shop.says('most expensive toys by brand', 'max(price)', 'GROUP BY brand')
})

describe('several of a kind are ranked', () => {
  rental.says('top beach houses by revenue', 'AS revenue', 'LIMIT 10')
  rental.says('best Aspen cabins by bookings', 'AS bookings', 'LIMIT 10')
  rental.says('which cabins make the most money', 'AS revenue', 'LIMIT 10')
  rental.says('which cabins cost the most', 'ORDER BY price DESC', 'LIMIT 10')
  rental.says('cabins that earned the most', 'AS revenue', 'LIMIT 10')
  shop.says('which toys sell best', 'AS units_sold', 'LIMIT 10')
  rental.says('top beach house by revenue', 'LIMIT 1')
  rental.says('city with cabins that cost the most', 'GROUP BY city', 'LIMIT 1')
  shop.says('top electronics brands by revenue', 'GROUP BY pr.brand')
  shop.says('top seller in electronics', 'LIMIT 1')
})

rental.says('what did each of the beach houses bring in this year', 'GROUP BY l.id, l.title', "'beach_house'")
rental.says('revenue for each of our cabins in 2025', 'GROUP BY l.id, l.title', "'mountain_cabin'")

describe('the one of a kind to which most was done', () => {
  rental.says('most viewed cabin', "'mountain_cabin'", 'AS views', 'LIMIT 1')
  rental.says('name of the most clicked lake house', "'lake_house'", 'AS clicks', 'LIMIT 1')
  rental.says('least viewed loft', "'city_loft'", 'ORDER BY views, title LIMIT 1')
  rental.says('which cabin is viewed the most', "'mountain_cabin'", 'AS views', 'LIMIT 1')
  rental.says('the cabin with the most bookings', "'mountain_cabin'", 'AS bookings', 'LIMIT 1')
  rental.says('cabin with the fewest inquiries', "'mountain_cabin'", 'LIMIT 1')
  shop.says('most refunded Electronics product', "'Electronics'", "'refunded'", 'LIMIT 1')
  rental.says('source with the most inquiries', 'GROUP BY referrer_source')
})

describe('stuff of a kind', () => {
  shop.says('what percentage of the beauty stuff is out of stock', 'share_pct', "category = 'Beauty'")
  shop.says(
    'what is the stock on the kestrel stuff like name and how many we got left',
    'SELECT name, stock_quantity',
  )
  shop.says('Kestrel: name and stock', 'SELECT name, stock_quantity', "brand = 'Kestrel'")
  rental.says('what share of the Aspen stuff is booked', "FILTER (WHERE status = 'booked')", "city = 'Aspen'")
  // What is weighed there is something else.
  shop.says('what share of orders is electronics stuff', 'count(*) AS orders')
  shop.says('revenue from beauty stuff by month', 'AS revenue', "category = 'Beauty'")
})
