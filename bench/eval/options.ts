// What a person may ask of an evaluation on the command line.
import { parseArgs } from 'node:util'
import type { Day } from '#contract/sample.ts'
import { questionSets, readQuestions, type Question } from '#tests/questions/load.ts'

export interface Options {
  today: Day
  questions: Question[]
  /** Every question of every set: only then do the floor and the report apply. */
  complete: boolean
  verbose: boolean
  record: boolean
}

export const usage = `npm run eval -- [options]
  --set dev,dev-2    only these files of tests/questions/
  --only vr-a001     only questions whose id is this, or whose id or text matches this regular expression
  --verbose          print each question that is not right, with both statements
  --today 2026-03-31 the day on which the questions are asked; without it, the day of the database
  --record           raise the floor to what this run reached`

export function readOptions(args: readonly string[], clock: Day): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      set: { type: 'string' },
      only: { type: 'string' },
      today: { type: 'string', default: clock },
      verbose: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
    },
  })
  const sets = values.set?.split(',') ?? questionSets()
  const all = sets.flatMap(set => readQuestions(set))
  return {
    today: values.today,
    questions: values.only === undefined ? all : all.filter(matching(values.only)),
    complete: values.only === undefined && values.set === undefined,
    verbose: values.verbose,
    record: values.record,
  }
}

function matching(only: string): (question: Question) => boolean {
  const pattern = new RegExp(only, 'i')
  return ({ id, question }) => id === only || pattern.test(id) || pattern.test(question)
}
