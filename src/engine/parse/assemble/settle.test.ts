import { expect, test } from 'vitest'
import { demoTypes, type DemoType } from '#contract/demos.ts'
import { makeHearing, type Hear, type Words } from '#engine/hear.ts'
import { today, values } from '#tests/support/demo-engines.ts'
import { readQuestions } from '#tests/questions/load.ts'
import { models } from '#verticals/models.ts'
import { steps } from './settle.ts'
import { Unclear } from './unclear.ts'

const hearings = new Map<DemoType, Hear>(
  demoTypes.map(demo => [demo, makeHearing({ model: models[demo], values: values[demo] })]),
)

test.each(['dev', 'dev-2'])('a step changes nothing in %s where a word that it needs is not said', set => {
  const changes = new Set<string>()
  for (const { demo_type, question, history } of readQuestions(set)) {
    const heard = hearings.get(demo_type)?.(question, history, today)
    if (heard?.kind === 'heard') for (const name of changesUnasked(heard)) changes.add(`${name}: ${question}`)
  }
  expect([...changes]).toEqual([])
})

/** The steps that would have changed these words although they say not to be needed. */
function changesUnasked({ index, placed: given }: Words): string[] {
  let placed = given
  return steps.flatMap(({ settle, needs }) => {
    const isAsked = needs.every(kind => placed.some(({ item }) => item.kind === kind))
    const before = placed
    const after = settled(() => settle(index, before, today))
    if (isAsked && after !== null) placed = after
    return isAsked || JSON.stringify(after) === JSON.stringify(before) ? [] : [settle.name]
  })
}

function settled<T>(work: () => T): T | null {
  try {
    return work()
  } catch (error) {
    if (error instanceof Unclear) return null
    throw error
  }
}
