// npm run eval: every question of tests/questions/ through the engine, held against its gold statement by execution.
import { readSettings } from '#config/env.ts'
import type { Question } from '#tests/questions/load.ts'
import { makeEngines } from './engines.ts'
import { examine, type Outcome } from './examine.ts'
import { latency } from './latency.ts'
import { belowFloor, raised, readFloors, writeFloors } from './floor.ts'
import { readOptions, usage } from './options.ts'
import { failures, inDetail, summary, write } from './report.ts'
import { openStage } from './stage.ts'
import { tallyBy } from './tally.ts'

const { DATABASE_URL, SEED_DATE } = readSettings()
const clock = SEED_DATE ?? new Date().toISOString().slice(0, 10)

if (process.argv.includes('--help')) console.log(usage)
else await evaluate()

async function evaluate() {
  const { today, questions, complete, verbose, record } = readOptions(process.argv.slice(2), clock)
  const stage = openStage(today, DATABASE_URL)
  const engines = await makeEngines(stage)
  const engineOf = (question: Question) => {
    const engine = engines.get(question.demo_type)
    if (engine === undefined) throw new Error(`no engine for ${question.demo_type}`)
    return engine
  }
  const read = (question: Question) => engineOf(question).read(question.question, question.history, today)
  const outcomes: Outcome[] = []
  for (const question of questions) outcomes.push(await examine(question, engineOf(question), stage, today))
  const evaluation = { today, database: stage.kind, outcomes, latency: latency(questions, read) }
  await stage.close()

  if (verbose) console.log(`${failures(outcomes).map(inDetail).join('\n\n')}\n`)
  console.log(summary(evaluation))
  const sets = tallyBy(outcomes, 'set')
  if (record && complete) writeFloors(raised(sets, readFloors()))
  if (!complete) return
  write(evaluation)
  const falls = belowFloor(sets, readFloors())
  if (falls.length === 0) return
  console.error(`\nBelow the floor of bench/eval/floor.json:\n${falls.map(fall => `  - ${fall}`).join('\n')}`)
  process.exitCode = 1
}
