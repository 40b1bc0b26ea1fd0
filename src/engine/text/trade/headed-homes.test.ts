import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('a heading that its limit explains', () => {
  homes.never('fastest sales: sold in under a week, list address and price', 'LIMIT')
})

describe('a heading that is spoken of', () => {
  homes.says(
    'expired listings: how long were they on the market on average',
    "status = 'EXP'",
    'avg(days_on_market)',
  )
  homes.says(
    'Old Town snapshot pls: # active, # pending, # closed this yr',
    "subdivision = 'Old Town'",
    "status = 'SCO'",
  )
  shop.says(
    'Electronics at a glance: # products, avg price, avg rating',
    'avg(price)',
    "category = 'Electronics'",
  )
})

describe('groups that head their numbers', () => {
  homes.says(
    'decade built -> how many listings, how many of those have a pool',
    'AS decade',
    'FILTER (WHERE has_pool)',
  )
  homes.says('subdivision -> # active, avg ask', 'GROUP BY subdivision')
})

describe('what was sold did close', () => {
  homes.says(
    '% of solds that closed under ask, by subdiv, closed in 2026',
    'sold_price < ask_price',
    "close_date >= DATE '2026-01-01'",
  )
})

describe('who asks', () => {
  homes.says(
    'got a guy on the other line about mls 224160, what are they asking and how many days has it been sitting',
    'ask_price, days_on_market',
    "mls_number = '224160'",
  )
})

describe('columns that repeat what the heading says', () => {
  homes.says('solds grouped by decade built: decade, count, avg price per sf', 'AS decade', 'AS sales')
  homes.says('SLD per yr of closing: # units, vol, avg SP', 'AS year', 'AS sales', 'AS volume')
})
