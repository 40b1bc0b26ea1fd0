// The engines under evaluation: one for each demo, with the values of the evaluation's database.
import { readValues } from '#api/ask/values.ts'
import { demoTypes, type DemoType } from '#contract/demos.ts'
import { createEngine, type Engine } from '#engine/engine.ts'
import { looks } from '#verticals/answer-looks.ts'
import { company } from '#verticals/word-company.ts'
import { models } from '#verticals/models.ts'
import type { Stage } from './stage.ts'

export async function makeEngines(stage: Pick<Stage, 'rows'>): Promise<Map<DemoType, Engine>> {
  const engines = new Map<DemoType, Engine>()
  for (const demo of demoTypes) {
    const model = models[demo]
    const values = await readValues(model, ({ text }) => stage.rows(text))
    engines.set(demo, createEngine({ model, values, looks, company }))
  }
  return engines
}
