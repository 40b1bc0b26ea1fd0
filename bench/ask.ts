// npm run ask -- vacation_rental "how many homes are in Aspen" "and in Sedona": one chat on the sample data, in the terminal.
import { z } from 'zod'
import { readSettings } from '#config/env.ts'
import { demoTypes } from '#contract/demos.ts'
import { sentence } from '#engine/answer/sentence.ts'
import { ModelIndex } from '#engine/model-index.ts'
import { onDay } from '#engine/parse/today.ts'
import { models } from '#verticals/models.ts'
import { makeEngines } from './eval/engines.ts'
import { openStage } from './eval/stage.ts'

const rowsShown = 10
const chat = z.tuple([z.enum(demoTypes), z.string()], z.string()).safeParse(process.argv.slice(2))

if (chat.success) await ask(...chat.data)
else console.error(`npm run ask -- <${demoTypes.join(' | ')}> "question" ["question that goes on from it" …]`)

async function ask(demo: (typeof demoTypes)[number], ...questions: string[]) {
  const { DATABASE_URL, SEED_DATE } = readSettings()
  const today = SEED_DATE ?? new Date().toISOString().slice(0, 10)
  const stage = openStage(today, DATABASE_URL)
  const engine = (await makeEngines(stage)).get(demo)
  for (const [turn, question] of questions.entries()) {
    const reading = engine?.read(question, questions.slice(0, turn), today)
    console.log(`\n? ${question}`)
    if (reading?.kind !== 'plan') {
      console.log(reading?.message)
      if (reading?.kind === 'choice')
        for (const choice of reading.choices) console.log(`  ${choice.question}`)
      continue
    }
    const rows = await stage.generated(demo, reading.sql)
    const doubt = reading.doubted(rows.length)
    if (doubt !== null) {
      console.log(doubt.message)
      for (const one of doubt.suggestions) console.log(`  ${one}`)
      continue
    }
    const context = { periodLabel: reading.periodLabel, truncated: false, today }
    const index = new ModelIndex(onDay(models[demo], today))
    console.log(sentence(reading.plan, index, reading.columns, rows, context))
    const understood = reading.understood()
    console.log(understood.map(chip => `[${chip.kind}: ${chip.text}]`).join(' '))
    for (const { text, assumed } of understood)
      if (assumed !== undefined)
        console.log(`  assumed: ${text}${assumed.instead ? ` (${assumed.instead.question})` : ''}`)
    console.log(`\n${reading.sql}\n`)
    console.table(rows.slice(0, rowsShown))
    if (rows.length > rowsShown) console.log(`… ${rows.length} rows in all`)
  }
  await stage.close()
}
