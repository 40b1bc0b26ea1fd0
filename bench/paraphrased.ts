// Known questions in other people's words: each line of tests/questions/paraphrases.txt (`id|paraphrase`) must give the rows of the question
// that it stands for, or be declined.
// node bench/paraphrased.ts [--verbose]
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { questionSets, readQuestions } from '#tests/questions/load.ts'
import { makeEngines } from './eval/engines.ts'
import { examine } from './eval/examine.ts'
import { openStage } from './eval/stage.ts'

const today = '2026-11-15'
const isVerbose = process.argv.includes('--verbose')
const Paraphrase = z.tuple([z.string().min(1), z.string().min(1)])

const known = new Map(
  questionSets()
    .flatMap(set => readQuestions(set))
    .map(question => [question.id, question]),
)
const stage = openStage(today)
const engines = await makeEngines(stage)

const verdicts = { right: 0, declined: 0, wrong: 0 }
for (const line of readFileSync(new URL('../tests/questions/paraphrases.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')) {
  const [id, asked] = Paraphrase.parse(line.split('|', 2))
  const question = known.get(id)
  const engine = question === undefined ? undefined : engines.get(question.demo_type)
  if (question === undefined || engine === undefined) throw new Error(`No question has the id ${id}`)
  const { verdict, why } = await examine({ ...question, question: asked }, engine, stage, today)
  verdicts[verdict]++
  if (isVerbose && verdict !== 'right')
    console.log(`${verdict} (${why}): ${id} ${asked}\n  known as: ${question.question}`)
}

console.log('Paraphrased:', verdicts)
await stage.close()
