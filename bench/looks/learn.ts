// Which answers the words of questions ask for, learned from the known questions that are answered rightly:
// node bench/looks/learn.ts                   writes src/verticals/answer-looks.json
// node bench/looks/learn.ts --without 140     learns without the sets from fresh-140 on, and tells what it would have held back of them
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readValues } from '#api/ask/values.ts'
import { demoTypes, type DemoType } from '#contract/demos.ts'
import { createEngine, type Engine } from '#engine/engine.ts'
import { marksOf, masksOf, type Masks } from '#engine/doubt/question-marks.ts'
import { lookOf } from '#engine/doubt/look-of.ts'
import { makeLookReader } from '#engine/doubt/look-reader.ts'
import type { Plan } from '#engine/plan.ts'
import { models } from '#verticals/models.ts'
import { questionSets, readQuestions, type Question } from '#tests/questions/load.ts'
import { examine, type Verdict } from '#bench/eval/examine.ts'
import { openStage } from '#bench/eval/stage.ts'
import { fitted, type Example } from './fit.ts'

const today = '2026-11-15'
const file = join(import.meta.dirname, '..', '..', 'src', 'verticals', 'answer-looks.json')
const { values: options } = parseArgs({ options: { without: { type: 'string' } } })

interface Known {
  question: Question
  plan: Plan
  verdict: Verdict
}

const stage = openStage(today)
const asked = new Map<DemoType, { engine: Engine; masks: Masks }>()
for (const demo of demoTypes) {
  const values = await readValues(models[demo], ({ text }) => stage.rows(text))
  asked.set(demo, { engine: createEngine({ model: models[demo], values }), masks: masksOf(values) })
}
const known: Known[] = []
for (const question of questionSets().flatMap(set => readQuestions(set))) {
  const found = question.history.length > 0 ? null : await knownOf(question)
  if (found !== null) known.push(found)
}
await stage.close()

if (options.without === undefined) {
  writeFileSync(file, `${JSON.stringify(fitted(examplesOf(known)))}\n`)
  console.log(`learned from ${examplesOf(known).length} questions: ${file}`)
} else holdOut(Number(options.without))

async function knownOf(question: Question): Promise<Known | null> {
  const { engine } = partsOf(question)
  const reading = engine.read(question.question, [], today)
  if (reading.kind !== 'plan') return null
  const { verdict } = await examine(question, { read: () => reading }, stage, today)
  return { question, plan: reading.plan, verdict }
}

function partsOf({ demo_type }: Question) {
  const parts = asked.get(demo_type)
  if (parts === undefined) throw new Error(`no engine for ${demo_type}`)
  return parts
}

function examplesOf(all: readonly Known[]): Example[] {
  return all
    .filter(({ verdict }) => verdict === 'right')
    .map(({ question, plan }) => ({
      marks: marksOf(question.question, partsOf(question).masks),
      look: lookOf(plan),
    }))
}

function holdOut(first: number) {
  const isHeld = ({ question }: Known) => Number(/^fresh-(\d+)$/.exec(question.set)?.[1] ?? 0) >= first
  const weights = fitted(examplesOf(known.filter(one => !isHeld(one))))
  const held = known.filter(isHeld).map(({ question, plan, verdict }) => {
    const reader = makeLookReader(weights, partsOf(question).masks)
    return { likely: reader(question.question).likelihood(lookOf(plan)) ?? 1, verdict }
  })
  for (const limit of [0.01, 0.003, 0.001, 0.0005, 0.0003, 0.0001]) {
    const back = held.filter(({ likely }) => likely < limit)
    const count = (verdict: Verdict) => back.filter(one => one.verdict === verdict).length
    console.log(
      `below ${limit}: ${count('right')} right and ${count('wrong')} wrong of ${held.length} held back`,
    )
  }
}
