import { describe, expect, test } from 'vitest'
import type { LookWeights } from '#contract/answer-looks.ts'
import { createEngine } from '#engine/engine.ts'
import { models } from '#verticals/models.ts'
import { today, values } from '#tests/support/demo-engines.ts'

/** Whoever says "please" wants one number, and "kindly" nothing that is a number for each group. */
const looks: LookWeights = {
  looks: ['groups attribute', 'groups two', 'list', 'number plain'],
  marks: ['please', 'kindly'],
  step: 1,
  weights: Buffer.from(Int8Array.from([-9, 0, -9, 9, -9, 9, 0, 0]).buffer).toString('base64'),
}
const { vacation_rental: model } = models
const engine = createEngine({ model, values: values.vacation_rental, looks })
const read = (question: string, ...history: string[]) => engine.read(question, history, today)
const message = (question: string) => {
  const reading = read(question)
  return reading.kind === 'declined' ? reading.message : reading.kind
}

describe('an answer that such words do not ask for', () => {
  test('is held back, and says what is in doubt', () =>
    expect(message('please homes across cities')).toBe(
      'I’m not sure that I follow: I would answer with a number for each group, and such words usually ask for one number. Say it in other words, or try one of these.',
    ))
  test('is held back where only its kind is unlikely', () =>
    expect(message('kindly homes across cities')).toBe(
      'I’m not sure that I follow: what I make of this is seldom what such words ask for. Say it in other words, or try one of these.',
    ))
  test('is offered in plain words', () => {
    const reading = read('please homes across cities')
    const [first = ''] = reading.kind === 'declined' ? reading.suggestions : []
    expect(first).toMatch(/by city/i)
    expect(read(first).kind).toBe('plan')
  })
})

describe('an answer is shown', () => {
  test('where the words ask for it', () => expect(read('please how many homes').kind).toBe('plan'))
  test('where the question itself says that it has groups', () => {
    expect(read('please homes by city').kind).toBe('plan')
    expect(read('please number of homes per city').kind).toBe('plan')
    expect(read('please homes in $100 price bands').kind).toBe('plan')
    expect(read('please bookings this year and last year').kind).toBe('plan')
  })
  test('where it names the steps of time that it asks for', () =>
    expect(read('please months where revenue grew more than 10%').kind).toBe('plan'))
  test('where they say nothing of its look', () => expect(read('homes across cities').kind).toBe('plan'))
  test('where its look comes from the question before', () =>
    expect(read('please in Napa', 'homes by city').kind).toBe('plan'))
})
