// Which known questions are read otherwise than before: a change of the engine is judged by what it moves, not by totals.
// node bench/changed.ts --keep        notes how each question is read now
// node bench/changed.ts [--every 4]   shows what is read otherwise, with the verdicts before and now; exits with 1 where any is worse
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { questionSets, readQuestions, type Question } from '#tests/questions/load.ts'
import { makeEngines } from './eval/engines.ts'
import { examine, type Verdict } from './eval/examine.ts'
import { openStage } from './eval/stage.ts'

const today = '2026-11-15'
const { values } = parseArgs({
  options: {
    keep: { type: 'boolean', default: false },
    every: { type: 'string', default: '1' },
    notes: {
      type: 'string',
      default: join(import.meta.dirname, '..', 'node_modules', '.cache', 'readings.json'),
    },
  },
})

const verdicts = z.enum(['right', 'declined', 'wrong'])
const Notes = z.record(z.string(), z.object({ sql: z.string().nullable(), verdict: verdicts }))
const worth: Readonly<Record<Verdict, number>> = { right: 2, declined: 1, wrong: 0 }

const stage = openStage(today)
const engines = await makeEngines(stage)
const engineOf = (question: Question) => {
  const engine = engines.get(question.demo_type)
  if (engine === undefined) throw new Error(`no engine for ${question.demo_type}`)
  return engine
}
const questions = questionSets().flatMap(set => readQuestions(set))

if (values.keep) await keep()
else await compare(Notes.parse(JSON.parse(readFileSync(values.notes, 'utf8'))))
await stage.close()

async function keep() {
  const notes: z.output<typeof Notes> = {}
  for (const question of questions) {
    const { sql, verdict } = await examine(question, engineOf(question), stage, today)
    notes[question.id] = { sql, verdict }
  }
  writeFileSync(values.notes, JSON.stringify(notes))
  console.log(`${questions.length} readings kept in ${values.notes}`)
}

async function compare(notes: z.output<typeof Notes>) {
  const step = Number(values.every)
  const tally = { better: 0, worse: 0, other: 0 }
  for (const question of questions.filter((_, at) => at % step === 0)) {
    const before = notes[question.id]
    if (before === undefined || sqlOf(question) === before.sql) continue
    const { verdict, why, sql } = await examine(question, engineOf(question), stage, today)
    const change = worth[verdict] - worth[before.verdict]
    const kind = change > 0 ? 'better' : change < 0 ? 'worse' : 'other'
    tally[kind]++
    if (kind === 'better') continue
    console.log(`${kind}: ${question.id} ${before.verdict} -> ${verdict} (${why}): ${question.question}`)
    console.log(`  before: ${before.sql ?? 'declined'}\n  now:    ${sql ?? 'declined'}`)
  }
  console.log(tally)
  if (tally.worse > 0) process.exitCode = 1
}

function sqlOf(question: Question): string | null {
  const reading = engineOf(question).read(question.question, question.history, today)
  return reading.kind === 'plan' ? reading.sql : null
}
