import { describe, expect, test } from 'vitest'
import type { LookWeights } from '#contract/answer-looks.ts'
import { createEngine } from '#engine/engine.ts'
import { models } from '#verticals/models.ts'
import { today, values } from '#tests/support/demo-engines.ts'

const inBytes = (weights: number[]) => Buffer.from(Int8Array.from(weights).buffer).toString('base64')
/** Whoever says "please" wants one number, "kindly" nothing that is a number for each group, and "just" a single row. */
const looks: LookWeights = {
  marks: ['please', 'kindly', 'just'],
  looks: {
    names: ['groups attribute', 'groups two', 'list', 'number plain'],
    step: 1,
    weights: inBytes([-9, 0, -9, 9, -9, 9, 0, 0, 0, 0, 0, 0]),
  },
  lengths: { names: ['one', 'several'], step: 1, weights: inBytes([0, 0, 0, 0, 9, -9]) },
}
const { vacation_rental: model } = models
const engine = createEngine({ model, values: values.vacation_rental, looks })
const some = 12

function doubt(question: string, rows = some, history: string[] = []) {
  const reading = engine.read(question, history, today)
  if (reading.kind !== 'plan') throw new Error(`not read: ${question}`)
  return reading.doubted(rows)
}

describe('an answer that such words do not ask for', () => {
  test('is held back, and says what is in doubt', () =>
    expect(doubt('please homes across cities')?.message).toBe(
      'I’m not sure that I follow: I would answer with a number for each group, and such words usually ask for one number. Say it in other words, or try one of these.',
    ))
  test('is held back where only its kind is unlikely', () =>
    expect(doubt('kindly homes across cities')?.message).toBe(
      'I’m not sure that I follow: what I make of this is seldom what such words ask for. Say it in other words, or try one of these.',
    ))
  test('is held back where only the number of its rows is unlikely', () => {
    expect(doubt('just homes in Napa', 81)?.message).toBe(
      'I’m not sure that I follow: I would answer with 81 rows, and such words usually ask for one. Say it in other words, or try one of these.',
    )
  })
  test('is offered in plain words', () => {
    const [first = ''] = doubt('please homes across cities')?.suggestions ?? []
    expect(first).toMatch(/by city/i)
    expect(doubt(first)).toBeNull()
  })
})

describe('an answer without rows', () => {
  test('is told in words, with what was understood', () => {
    const { reason, message, suggestions } = doubt('homes in Napa under $20', 0) ?? {}
    expect(reason).toBe('nothing found')
    expect(message).toMatch(/^Nothing in this data fits that as I understand it: “.*Napa.*”/)
    expect(message).toContain(suggestions?.[0])
  })
  test('is shown where the question may well be answered by none', () =>
    expect(doubt('homes without bookings', 0)).toBeNull())
  test('is shown where it speaks of a time: there may be none in it', () =>
    expect(doubt('bookings in Napa last month, guest and total', 0)).toBeNull())
  test('is shown to whoever insists', () => {
    const [first = ''] = doubt('homes in Napa under $20', 0)?.suggestions ?? []
    expect(doubt(first, 0, ['homes in Napa under $20'])).toBeNull()
  })
})

describe('an answer is shown', () => {
  test('where the words ask for it', () => expect(doubt('please how many homes', 1)).toBeNull())
  test.each([
    'please homes by city',
    'please number of homes per city',
    'please homes in $100 price bands',
    'please bookings this year and last year',
  ])('where the question itself says that it has groups: %s', question => expect(doubt(question)).toBeNull())
  test('where it names the steps of time that it asks for', () =>
    expect(doubt('please months where revenue grew more than 10%')).toBeNull())
  test('where its slips hid that it does', () => expect(doubt('please homes by evry city')).toBeNull())
  test('where steps of time are said of the number', () =>
    expect(doubt('please monthly revenue this year')).toBeNull())
  test('where it has the one row that they ask for', () => expect(doubt('just homes in Napa', 1)).toBeNull())
  test('where they say nothing of its look', () => expect(doubt('homes across cities')).toBeNull())
  test('where its look comes from the question before', () =>
    expect(doubt('please in Napa', some, ['homes by city'])).toBeNull())
})
