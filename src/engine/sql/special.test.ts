import { expect, test } from 'vitest'
import { read } from '#tests/support/demo-engines.ts'

test('how many of them come back is counted for each guest', () => {
  const reading = read('vacation_rental', 'what is our repeat guest rate')
  expect(reading.kind === 'plan' ? reading.sql : reading.kind).toContain(
    "count(*) FILTER (WHERE status <> 'cancelled') >= 2 AS reached",
  )
})
