// Known questions said in another way: each rewording that applies to a question which is answered right must leave its rows as they are,
// or be declined. Finds what is read by one phrase only, without another question being written.
// node bench/reworded/run.ts [--every 4] [--from 0] [--only 'top by'] [--verbose]
import { parseArgs } from 'node:util'
import { questionSets, readQuestions, type Question } from '#tests/questions/load.ts'
import { makeEngines } from '#bench/eval/engines.ts'
import { examine } from '#bench/eval/examine.ts'
import { openStage } from '#bench/eval/stage.ts'
import type { Rewording } from './put.ts'
import { rewordings } from './rewordings.ts'

const today = '2026-11-15'
const { values } = parseArgs({
  options: {
    every: { type: 'string', default: '4' },
    from: { type: 'string', default: '0' },
    only: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
})

const stage = openStage(today)
const engines = await makeEngines(stage)
const tally = new Map<string, { right: number; declined: number; wrong: number }>()

function sqlOf({ demo_type, history }: Question, text: string): string | null {
  const reading = engines.get(demo_type)?.read(text, history, today)
  return reading?.kind === 'plan' ? reading.sql : null
}

async function verdictOf(
  known: Question,
  sql: string,
  text: string,
): Promise<'right' | 'declined' | 'wrong'> {
  const now = sqlOf(known, text)
  if (now === sql) return 'right'
  const engine = engines.get(known.demo_type)
  if (now === null || engine === undefined) return 'declined'
  return (await examine({ ...known, question: text }, engine, stage, today)).verdict
}

async function ask(known: Question, sql: string, { name, ways }: Rewording, nth: number): Promise<void> {
  const text = ways[nth % ways.length]?.(known.question) ?? known.question
  if (text === known.question || text.length > 500) return
  const counts = tally.get(name) ?? { right: 0, declined: 0, wrong: 0 }
  tally.set(name, counts)
  const verdict = await verdictOf(known, sql, text)
  counts[verdict]++
  if (values.verbose && verdict !== 'right') console.log(`${verdict}: ${known.id} [${name}] ${text}`)
}

const answerable = questionSets()
  .flatMap(set => readQuestions(set))
  .filter(({ gold_sql }) => gold_sql !== null)
for (const [nth, known] of answerable.entries()) {
  if (nth % Number(values.every) !== Number(values.from)) continue
  const sql = sqlOf(known, known.question)
  if (sql === null) continue
  for (const one of rewordings)
    if (
      (values.only ?? one.name) === one.name &&
      one.holds.test(known.question) &&
      one.unless?.test(known.question) !== true
    )
      await ask(known, sql, one, nth + one.name.length)
}
await stage.close()

console.log('| Said otherwise | same rows | declined | other rows |')
console.log('| -------------- | --------: | -------: | ---------: |')
for (const [name, { right, declined, wrong }] of tally)
  console.log(`| ${name} | ${right} | ${declined} | ${wrong} |`)
const sum = (verdict: 'right' | 'declined' | 'wrong') =>
  [...tally.values()].reduce((total, counts) => total + counts[verdict], 0)
console.log(`| all | ${sum('right')} | ${sum('declined')} | ${sum('wrong')} |`)
