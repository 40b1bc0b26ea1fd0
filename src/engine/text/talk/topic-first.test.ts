import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what is asked about, named before the question', () => {
  rental.says('talk to me about the ski chalets, how many do we have', 'count(*)', "'ski_chalet'")
  shop.says('about the Aurora products, how many do we have and what is the average price', 'avg(price)')
})

describe('so many of what was spoken of', () => {
  rental.says(
    'My partner and me we discuss which homes bring the money. Show the five which earned the most this year',
    'GROUP BY l.id',
    'LIMIT 5',
  )
  homes.says(
    'Talking about areas. Show me the three that sold the most homes',
    'GROUP BY subdivision',
    'LIMIT 3',
  )
  homes.never('Talking about areas. Show me the three that sold the most homes', 'ILIKE')
  shop.declines('customers and brands are our topic. show the five that brought in the most')
  rental.declines('show the five which earned the most this year')
})

describe('a share of what was named first', () => {
  shop.says(
    'texas customers, which share of my turnover last year came from them, in percent',
    "FILTER (WHERE b.state = 'TX')",
  )
  shop.says('Electronics: what percent of sales is that', "FILTER (WHERE pr.category = 'Electronics')")
  shop.declines('last month, what share of orders was that')
})
