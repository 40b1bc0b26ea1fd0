import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('orders', () => {
  shop.says('low stock electronics, stock asc', 'ORDER BY stock_quantity, name')
  shop.says('products by price, high to low', 'ORDER BY price DESC')
  shop.says('revenue by category a-z', 'ORDER BY pr.category')
  shop.declines('name, rating, review count for books, desc')
  homes.says('active homes built before 1980, asc by price', 'ORDER BY price, address')
  homes.says('cheapest $/sf active listing in each subdivision', 'min(price_per_sf)')
  homes.says('cheapest homes by $/sf', 'ORDER BY price_per_sf, address')
  rental.says('nightly rate by city, desc', 'ORDER BY avg(price) DESC')
  homes.says('lowest 10 psf solds this year', 'ORDER BY price_per_sf, address', 'LIMIT 10')
  homes.never('the cheapest 3 bed home', 'LIMIT 3')
})

describe('a state that is spelled like an order', () => {
  rental.says('total booked nights, july 2026, AZ properties', "l.state = 'AZ'")
  rental.says('properties sorted by name az', 'FROM property_listings ORDER BY title')
})

rental.says('Aspen + Napa units w/ bd & ba, A-Z by title', 'bedrooms', 'bathrooms', 'ORDER BY title')
