import { expect, test } from 'vitest'
import { ModelIndex } from '#engine/model-index.ts'
import { models } from '#verticals/models.ts'
import { manyThings, things } from './noun-phrase.ts'

const index = new ModelIndex(models.vacation_rental)
const guest = index.noun('guest')
const ofBookings = index.noun('booking').where ?? []

test('that only bookings count goes without saying', () => {
  expect(ofBookings).toHaveLength(2)
  expect(manyThings(things(index, guest, ofBookings))).toBe('guests')
})

test('one state alone was asked for, and is said', () => {
  expect(manyThings(things(index, guest, ofBookings.slice(0, 1)))).toContain('cancelled')
})
