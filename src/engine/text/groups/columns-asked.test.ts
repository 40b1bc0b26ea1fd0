import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a second question that asks for one more column', () => {
  rental.says('which houses are down for maintenance, and what cities are they in', 'SELECT title, city FROM')
  shop.says('which products are out of stock and what category are they in', 'SELECT name, category FROM')
  rental.says(
    'Who is arriving in the next 7 days, and at which property? Only the confirmed stays please.',
    'l.title',
  )
  rental.says('which guests arrive in the next 7 days, and on what day does each one arrive', 'check_in FROM')
  homes.says('which is the oldest house for sale, and from what year?', 'year_built FROM', 'LIMIT 1')
  homes.says(
    'which listings in Old Town are off the market, and how many days had each been on the market?',
    'mls_number, days_on_market, status FROM',
  )
})

describe('days among the columns', () => {
  homes.says('which active listing has been sitting the longest? just the one, and how many days', 'LIMIT 1')
  homes.says('homes that have been for sale over 120 days, address and days', 'address, days_on_market')
  homes.says(
    'the ten actives on the market the longest and how many days that is and what they are asking',
    'ask_price',
  )
  rental.says('stays longer than 20 days, guest and how many days', '(check_out - check_in) AS nights')
  rental.declines('which city has the most bookings and how many days')
  homes.says('avg price and mean days by area', 'avg(price)', 'avg(days_on_market)')
  homes.says(
    'Which homes under contract took more than 120 days on the market? Show the days too.',
    'mls_number, days_on_market FROM',
  )
})

describe('what each of them is like', () => {
  homes.says('active homes in Old Town and how old they are', 'AS age FROM', 'ORDER BY address')
  homes.says('active homes in Sea Oaks, how long they have been on the market', 'mls_number, days_on_market')
  homes.says('how old are the active homes in Old Town', 'avg(')
})

describe('the day on which they leave', () => {
  rental.says('who is in house tonight, guest, property and until when', 'check_out, l.title')
  rental.says(
    'Which guests are inside our houses right now? I need the name, which house and until what date they have it',
    'r.guest_name, r.check_out, l.title FROM',
    'check_in <',
  )
})

describe('columns and groups that are said in a few words more', () => {
  homes.says(
    'what are the five houses that sat the longest before they sold this year and how many days each',
    'ORDER BY days_on_market DESC',
    'LIMIT 5',
  )
  rental.says(
    "who's checking in this week, I need the guest name and which home and the day they get there",
    'SELECT r.guest_name, l.title, r.check_in',
  )
  shop.says(
    'break last months sales down by the state the customer lives in like one line per state',
    'GROUP BY b.state',
  )
})

describe('the days of a limit', () => {
  homes.says(
    'which actives have been sitting more than 120 days, give me the days too and put the stalest at the top',
    'SELECT address, mls_number, days_on_market',
    'ORDER BY days_on_market DESC',
  )
})
