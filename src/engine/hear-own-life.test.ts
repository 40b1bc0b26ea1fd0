import { describe, expect, test } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'
import { read } from '#tests/support/demo-engines.ts'

describe('a day of those who ask', () => {
  shop.never('the call got pushed and is on Thursday now, total revenue this year', 'isodow')
  homes.never('my showing is on a Friday, how many homes are for sale', 'isodow')
  test('it is named as not used', () => {
    const heard = read('ecommerce', 'my meeting is on Thursday, total revenue this year')
    expect(heard.kind === 'plan' && heard.unused.join(' ')).toContain('Thursday')
  })
})

describe('somebody who is called by what she works on', () => {
  homes.never('the pool guy is here, how many homes are for sale in Old Town', 'has_pool')
})

describe('a place where somebody lives may or may not be meant', () => {
  rental.declines('my brother lives in Texas and keeps asking, how many bookings did we get last month')
  rental.declines('I am at the beach house, revenue by city this year')
})

describe('what is asked for is never set aside', () => {
  shop.says('on Sundays, how many orders do we get', 'isodow')
  shop.says('I am interested in Mondays, total revenue this year', 'isodow')
  homes.says('my client is in Old Town, what is for sale', "subdivision = 'Old Town'")
  homes.says('my daughter wants a pool, what is active under 600k', 'has_pool')
  rental.says('I manage the Aspen homes, how many bookings last month', "city = 'Aspen'")
})
