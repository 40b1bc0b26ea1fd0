import { expect, test } from 'vitest'
import { models } from '#verticals/models.ts'
import { createEngine } from './engine.ts'

const engine = createEngine({
  model: models.vacation_rental,
  values: {
    'property_listings.title': ['Blue Ridge Cabin', 'Driftwood Beach House'],
    'property_listings.city': ['Aspen'],
  },
})
const kindOf = (question: string) => engine.read(question, [], '2026-11-15').kind

test('a region that only the name of a home holds is not that home', () => {
  expect(kindOf('homes in the Blue Ridge')).toBe('declined')
  expect(kindOf('bookings at Blue Ridge')).toBe('plan')
  expect(kindOf('revenue of the Blue Ridge Cabin')).toBe('plan')
})
