import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

const [did, all] = ['FILTER (WHERE id IN (SELECT v.id', 'share_pct']

describe('those who did it, of the things of each group', () => {
  rental.says('% of leads that sent at least one inquiry, per source', did, all)
  rental.says('what share of leads sent an inquiry, by source', did, all)
  rental.says(
    'what share of our homes had a booking in october, per state',
    'FILTER (WHERE id IN (SELECT l.id',
  )
  shop.says(
    '% of products with at least one order this month by category',
    'FILTER (WHERE id IN (SELECT pr.id',
  )
  homes.says('% of homes with a pool by area', 'FILTER (WHERE has_pool)')
})

describe('both numbers of each group', () => {
  rental.says('by lead source: # leads, # of them with at least one inquiry event', did)
  rental.never('leads by source and how many of them inquired', 'share_pct')
  shop.declines('products per category and how many of those sold this month')
})

describe('how often it was done is no number of those who did it', () => {
  rental.says(
    'number of leads who clicked / number of leads by source, in percent',
    'count(DISTINCT i.visitor_id)',
    all,
  )
  shop.declines('number of customers with at least one order / number of customers by state, in percent')
})

describe('the groups stand before what was done', () => {
  rental.says('% of leads per source who sent at least one inquiry', did, all)
  rental.never('share of bookings per city that were cancelled', 'DISTINCT')
  shop.declines('% of customers per state who bought a book')
})
