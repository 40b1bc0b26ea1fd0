import { describe, expect, test } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'
import { read } from '#tests/support/demo-engines.ts'

describe('what somebody supposes to come first narrows nothing', () => {
  shop.never('Is PayPal still our most used way of paying, or what is it now?', "'paypal'")
  shop.says('Does Texas have the most customers?', 'GROUP BY state', 'LIMIT 1')
  shop.never("Isn't Electronics our biggest category?", "'Electronics'")
  shop.says('is Kestrel among our top 5 brands', 'GROUP BY', 'LIMIT 5')
  shop.never('Is our top category Books or Electronics', "'Books'")
  rental.never('Is the Driftwood Beach House our most booked property?', "'Driftwood Beach House'")
  rental.says('Was July the best month for revenue last year', "DATE '2025-01-01'", 'LIMIT 1')
  rental.says('Is Instagram still our biggest source of leads', 'GROUP BY source', 'LIMIT 1')
  homes.declines('do homes in Old Town sell the fastest')
  homes.declines('Are the five priciest homes under contract?')
})

describe('a place or a brand that is no guess', () => {
  homes.says('is there a cheaper home than 300k in Old Town', "'Old Town'", '< 300000')
  shop.says('what is the most expensive Aurora product', "'Aurora'")
})

test('the guess is kept for the answer', () => {
  const reading = read('ecommerce', 'Is Electronics our best selling category?')
  expect(reading.kind === 'plan' && reading.plan.supposed).toEqual(['Electronics'])
})

describe('things that have names', () => {
  shop.says('Is the Kestrel Action Camera our best seller?', 'GROUP BY pr.id, pr.name', 'LIMIT 1')
  rental.says('Did the Driftwood Beach House earn the most of all homes last year?', 'LIMIT 1')
  rental.says('Is the Driftwood Beach House one of our most booked homes?', 'LIMIT 10')
})
