// Which answers the words of questions ask for, learned from the known questions that are answered rightly:
// node bench/looks/learn.ts                      writes src/verticals/answer-looks.json
// node bench/looks/learn.ts --without 140        learns without the sets from fresh-140 on, and tells what it would have held back of them
//     --keep FILE                                keeps how this engine reads the known questions
//     --of FILE                                  tells it of an earlier engine's readings, which its own checkout kept
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readValues } from '#api/ask/values.ts'
import { demoTypes, type DemoType } from '#contract/demos.ts'
import { createEngine, type Engine } from '#engine/engine.ts'
import { lengthOf } from '#engine/doubt/length-of.ts'
import { answerShapes, lookOf } from '#engine/doubt/look-of.ts'
import { makeLookReader } from '#engine/doubt/look-reader.ts'
import { marksOf, masksOf, type Masks } from '#engine/doubt/question-marks.ts'
import { likelihoodOf } from '#engine/doubt/unlikely-answer.ts'
import { models } from '#verticals/models.ts'
import { questionSets, readQuestions, type Question } from '#tests/questions/load.ts'
import { examine } from '#bench/eval/examine.ts'
import { openStage } from '#bench/eval/stage.ts'
import { fitted, type Example } from './fit.ts'

const today = '2026-11-15'
const file = join(import.meta.dirname, '..', '..', 'src', 'verticals', 'answer-looks.json')
const { values: options } = parseArgs({
  options: { without: { type: 'string' }, keep: { type: 'string' }, of: { type: 'string' } },
})

/** A question that was answered, and how. */
const known = z.object({
  set: z.string(),
  demo: z.enum(demoTypes),
  question: z.string(),
  look: z.object({ shape: z.enum(answerShapes), name: z.string() }),
  rows: z.number(),
  verdict: z.enum(['right', 'declined', 'wrong']),
})
type Known = z.output<typeof known>

const stage = openStage(today)
const asked = new Map<DemoType, { engine: Engine; masks: Masks }>()
for (const demo of demoTypes) {
  const values = await readValues(models[demo], ({ text }) => stage.rows(text))
  asked.set(demo, { engine: createEngine({ model: models[demo], values }), masks: masksOf(values) })
}
const all: Known[] = []
for (const question of questionSets().flatMap(set => readQuestions(set))) {
  const found = question.history.length > 0 ? null : await knownOf(question)
  if (found !== null) all.push(found)
}
await stage.close()

if (options.keep !== undefined) writeFileSync(options.keep, JSON.stringify(all))
else if (options.without !== undefined) holdOut(Number(options.without), readingsOf(options.of))
else {
  writeFileSync(file, `${JSON.stringify(fitted(examplesOf(all)))}\n`)
  console.log(`learned from ${examplesOf(all).length} questions: ${file}`)
}

async function knownOf(question: Question): Promise<Known | null> {
  const { demo_type: demo, set } = question
  const reading = partsOf(demo).engine.read(question.question, [], today)
  if (reading.kind !== 'plan') return null
  const { verdict } = await examine(question, { read: () => reading }, stage, today)
  const rows = await stage.generated(demo, reading.sql).catch(() => [])
  return { set, demo, question: question.question, look: lookOf(reading.plan), rows: rows.length, verdict }
}

function partsOf(demo: DemoType) {
  const parts = asked.get(demo)
  if (parts === undefined) throw new Error(`no engine for ${demo}`)
  return parts
}

function examplesOf(some: readonly Known[]): Example[] {
  return some
    .filter(({ verdict }) => verdict === 'right')
    .map(({ demo, question, look, rows }) => ({
      marks: marksOf(question, partsOf(demo).masks),
      look,
      length: lengthOf(rows),
    }))
}

function readingsOf(kept: string | undefined): Known[] {
  return kept === undefined ? all : z.array(known).parse(JSON.parse(readFileSync(kept, 'utf8')))
}

function holdOut(first: number, readings: readonly Known[]) {
  const isHeld = ({ set }: Known) => Number(/^fresh-(\d+)$/.exec(set)?.[1] ?? 0) >= first
  const weights = fitted(examplesOf(all.filter(one => !isHeld(one))))
  const readers = new Map(demoTypes.map(demo => [demo, makeLookReader(weights, partsOf(demo).masks)]))
  const held = readings.filter(isHeld).flatMap(({ demo, question, look, rows, verdict }) => {
    const opinion = readers.get(demo)?.(question)
    return opinion === undefined ? [] : [{ likely: likelihoodOf({ question, look, rows }, opinion), verdict }]
  })
  const count = (verdict: Known['verdict'], limit: number) =>
    held.filter(one => one.verdict === verdict && one.likely < limit).length
  for (const limit of [0.05, 0.03, 0.02, 0.015, 0.01, 0.005, 0.001])
    console.log(`below ${limit}: ${told(limit)} held back`)
  console.log(`of ${told(Infinity)}`)

  function told(limit: number) {
    return `${count('right', limit)} right and ${count('wrong', limit)} wrong`
  }
}
