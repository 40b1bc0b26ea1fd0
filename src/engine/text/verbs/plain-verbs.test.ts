import { describe, expect, test } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'
import { tokenize } from '#engine/text/tokenize.ts'

const plain = (question: string): string =>
  tokenize(question)
    .map(({ text }) => text)
    .join(' ')

describe('colorful verbs, said plainly', () => {
  test.each([
    ['inquiries that trickled in', 'inquiries that came in'],
    ['homes boasting four baths', 'homes having four baths'],
    ['guests who shelled out over 500', 'guests who spent over 500'],
    ['which source drives the most leads', 'which source gets the most leads'],
    ['leads who are thinking of investing', 'leads who want to investing'],
  ])('%s', (said, meant) => expect(plain(said)).toBe(meant))

  test.each([
    'what is our cash flow in 2025',
    'homes on Ocean Drive',
    'did bookings drop in May',
    'which brand earned the most over the past year',
    'messages that include a question about dogs',
    'we are planning to list ours',
  ])('%s stays as it is', said => expect(plain(said)).toBe(said.toLowerCase()))
})

describe('in the demos', () => {
  rental.says('how many leads did instagram drive last month', "source = 'instagram'", 'visited_at >=')
  rental.says('how many stays took place in Aspen last year', 'check_in >=', "city = 'Aspen'")
  homes.says('homes that boast a pool', 'has_pool')
  shop.says('how much did shoppers shell out last month', "status = 'completed'", 'sum(total_amount)')
  rental.says('which state leads in revenue', 'GROUP BY l.state', 'LIMIT 1')
  rental.never('which new leads in october want to buy', 'revenue')
  rental.says('which homes topped 40k last year', 'HAVING sum(r.total_price) > 40000')
  shop.says('which products hit 500 reviews', 'review_count >= 500')
  shop.says('how many orders got dropped last month', "status = 'cancelled'")
  rental.says('who visited Key West last spring', 'guest_name', "city = 'Key West'")
  rental.never('who visited us last week', 'guest_name')
  rental.says(
    'how many guests arrived at our beach houses last month',
    "property_type = 'beach_house'",
    'check_in >=',
  )
  rental.says('how has the average stay moved from month to month this year', "date_trunc('month', check_in)")
  rental.says(
    'How has our ADR moved, quarter by quarter, across 2025 and 2026?',
    "date_trunc('quarter', check_in)",
  )
  rental.says('how many stays finish this week', "check_out >= DATE '2026-11-09'")
  rental.says('homes that sleep six', 'bedrooms = 6')
  rental.says('on average, what do we ask per night for a four-bedroom home', 'avg(price)', 'bedrooms = 4')
})
