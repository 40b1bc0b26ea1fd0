import { expect, test } from 'vitest'
import { read } from '#tests/support/demo-engines.ts'

const message = (question: string) => {
  const reading = read('vacation_rental', question)
  return reading.kind === 'declined' ? reading.message : reading.kind
}

test('what is recorded of other things is told with both of them', () => {
  expect(message('what share of our bookings come from google')).toContain(
    'the source is recorded for visitors, not for bookings',
  )
  expect(message('share of visitors on mobile')).toContain(
    'the device is recorded for interactions, not for visitors',
  )
})

test('a number that needs a period asks for one', () => {
  expect(message('occupancy by property')).toMatch(/^Occupancy can only be told for a period\./)
})
