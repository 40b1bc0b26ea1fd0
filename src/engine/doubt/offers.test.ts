import { describe, expect, test } from 'vitest'
import { questionLimits } from '#contract/answer.ts'
import { demoTypes } from '#contract/demos.ts'
import type { Plan } from '#engine/plan.ts'
import { models } from '#verticals/models.ts'
import { readQuestions } from '#tests/questions/load.ts'
import { engines, read, today } from '#tests/support/demo-engines.ts'
import { spelled } from './plan-edits.ts'

interface Offer {
  chat: readonly string[]
  /** The plan that it is offered beside; null where it is one of a choice. */
  plan: Plan | null
  to: string
}

const asked = readQuestions('fresh-2')
const doubtful = [
  'top 5 homes',
  'how many listings last month',
  'best subdivisions',
  'sales in March',
  'average price in 2025',
]

describe.each(demoTypes)('whatever is offered in %s', demo => {
  const questions = [
    ...[...models[demo].examples, ...doubtful].map(question => ({ question, history: [] })),
    ...asked.filter(({ demo_type }) => demo_type === demo),
  ]
  const readings = questions.map(({ question, history }) => ({
    chat: [...history, question],
    reading: read(demo, question, ...history),
  }))
  const offers = readings.flatMap(({ chat, reading }): Offer[] => {
    if (reading.kind === 'choice')
      return reading.choices.map(choice => ({ chat, plan: null, to: choice.question }))
    if (reading.kind !== 'plan') return []
    return reading
      .understood()
      .flatMap(({ assumed }) =>
        assumed?.instead === undefined ? [] : [{ chat, plan: reading.plan, to: assumed.instead.question }],
      )
  })
  /** As the page asks it: with the chat before it. */
  const followed = offers.map(offer => ({
    ...offer,
    reading: engines[demo].read(offer.to, offer.chat, today),
  }))

  test('there is some of it', () => expect(offers.length).toBeGreaterThan(4))
  test('is answered, without another question back', () => {
    expect(followed.filter(({ reading }) => reading.kind !== 'plan').map(({ to }) => to)).toEqual([])
  })
  test('gives another answer than the one it is offered beside', () => {
    const same = followed.filter(
      ({ plan, reading }) => reading.kind === 'plan' && spelled(reading.plan) === spelled(plan),
    )
    expect(same.map(({ to }) => to)).toEqual([])
  })
  test('means the same whatever was asked before', () => {
    const leaning = followed.filter(
      ({ to, reading }) =>
        reading.kind === 'plan' && spelled(reading) !== spelled(engines[demo].read(to, [], today)),
    )
    expect(leaning.map(({ to }) => to)).toEqual([])
  })
  test('fits into a question', () => {
    expect(Math.max(...offers.map(({ to }) => to.length))).toBeLessThanOrEqual(questionLimits.characters)
  })
})

test('an example that a demo shows is never answered with a question', () => {
  const choices = demoTypes.flatMap(demo =>
    models[demo].examples.filter(question => read(demo, question).kind === 'choice'),
  )
  expect(choices).toEqual([])
})
