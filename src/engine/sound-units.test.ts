import { describe, expect, test } from 'vitest'
import { models } from '#verticals/models.ts'
import { homes, rental } from '#tests/support/patterns.ts'
import type { Condition } from '#contract/terms.ts'
import { ModelIndex } from './model-index.ts'
import { onDay } from './parse/today.ts'
import { plainPlan } from './plan.ts'
import { unsoundUnits } from './sound-units.ts'

const index = new ModelIndex(onDay(models.real_estate, '2026-11-15'))
const id = (name: string) => `real_estate_listings.${name}`
const listed = (...where: Condition[]) =>
  unsoundUnits(plainPlan({ keys: [{ kind: 'thing', noun: 'listing' }], where }), index)

describe('a part is held against a part, an amount against an amount', () => {
  const ofAsk = { attribute: id('ask_price'), times: 0.06 }
  test('a discount in percent is no part of the price', () =>
    expect(
      listed({
        kind: 'any',
        of: [{ kind: 'compare', attribute: id('discount_percent'), op: '>', value: ofAsk }],
      }),
    ).toBe('a limit on something else'))
  test('rent is', () =>
    expect(
      listed({ kind: 'compare', attribute: id('owner_rental_in_23'), op: '>', value: ofAsk }),
    ).toBeNull())
})

describe('a year is no age', () => {
  const byAge = (from: number) =>
    unsoundUnits(
      plainPlan({ keys: [{ kind: 'bands', attribute: id('age'), bands: [{ label: 'these', from }] }] }),
      index,
    )
  test('nor are ranges of years', () => {
    expect(byAge(1980)).toBe('years or ages')
    expect(byAge(30)).toBeNull()
  })
  test('no house is more than 1980 years old', () =>
    expect(listed({ kind: 'compare', attribute: id('age'), op: '>', value: 1980 })).toBe('years or ages'))
  homes.says('homes by age: under 10, 10 to 30, over 30', 'AS band')
})

describe('a limit of a dollar or two is a number of something', () => {
  rental.declines('bookings made more than once by the same guest')
  rental.says('guests with total revenue above 20k', '> 20000')
})
