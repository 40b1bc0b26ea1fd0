// What people at work tell beside a question: who waits for the answer, what they plan, what goes on around them.
import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what somebody plans to do chooses no rows', () => {
  shop.says(
    'I want to offer a holiday discount. How many products do we have per category?',
    'GROUP BY category',
  )
  shop.says('Black Friday is coming and I need to plan ads, refund rate', "'refunded'")
  rental.says('thinking about buying another cabin - revenue by month', "date_trunc('month'")
  shop.declines('I want to reward customers in Texas. Revenue by month?')
})

describe('who waits for the answer, and until when', () => {
  shop.says(
    'The insurance company wants a number for the warehouse by tonight: how many products do we have per category?',
    'GROUP BY category',
  )
  rental.says('My boss wants this by tonight: number of reservations per status', 'GROUP BY status')
  shop.says(
    'Our accountant files the sales tax state by state, so she needs the total sales by state for last quarter',
    'GROUP BY b.state',
    "DATE '2026-07-01'",
  )
  rental.says('Someone on the phone wants to know, inquiries per month over the past 12 months', "'inquiry'")
  rental.never('Someone on the phone wants to know, inquiries per month over the past 12 months', "'mobile'")
})

describe('a heading before the question', () => {
  shop.says('cust master clean-up: count of buyers w/o a single completed order', 'WHERE orders = 0')
  shop.says(
    'Dead stock hunt before the holidays, I need shelf space, how many products do we have per category?',
    'GROUP BY category',
  )
  shop.says('Customer on the line complaining about a late order, orders by status', 'GROUP BY status')
  homes.says('Listing appointment tomorrow morning, total sales volume this year', 'sum(sold_price)')
  homes.says('weird question maybe but top 5 areas by avg sold price', 'LIMIT 5')
  homes.declines('Homes with a sauna, how many are active?')
})

describe('times of those who tell', () => {
  homes.says('I missed a nice one last week and want backups, so list active homes in Old Town', "'Old Town'")
  homes.never('I missed a nice one last week and want backups, so list active homes in Old Town', '2026-11')
  homes.never('I swear I asked this yesterday, sales volume by community this year', '2026-11-14')
  homes.never('writing our annual report now, avg DOM solds', 'year')
  rental.declines('We had a promotion last week. How many bookings?')
})

describe('columns before a last remark stay', () => {
  shop.says('group by state: # customers, sum of LTV, avg LTV, the auditors are here', 'avg(lifetime_value)')
})

describe('one that the story names', () => {
  rental.says(
    'so the owner of Driftwood Beach House is gonna call me in like ten minutes, what did that place bring in last month',
    "'Driftwood Beach House'",
  )
  rental.declines(
    'two owners called about Driftwood Beach House and Agave Casita, what did that place bring in',
  )
})

describe('that somebody wants a figure is not the figure', () => {
  shop.says(
    'accounting is at my desk again, they want one figure, the total dollar amount of all refunded orders this year, just that',
    'sum(total_amount)',
    "'refunded'",
  )
  homes.says(
    "I've got two minutes before the next call so quick, everything that closed in Old Town this year",
    "'Old Town'",
  )
})
