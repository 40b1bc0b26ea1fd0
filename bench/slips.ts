// One slip of the fingers in each of many known questions: is it still read as it was? node bench/slips.ts [--questions 1000] [--only 150]
// takes questions of the sets from fresh-150 on; `node bench/company/learn.ts --without 150` learns the company of words without them.
import { parseArgs } from 'node:util'
import { randomFrom } from '#verticals/random.ts'
import { questionSets, readQuestions, type Question } from '#tests/questions/load.ts'
import { makeEngines } from './eval/engines.ts'
import { openStage } from './eval/stage.ts'

const today = '2026-11-15'
const { values: options } = parseArgs({
  options: {
    questions: { type: 'string', default: '1000' },
    only: { type: 'string', default: '0' },
    verbose: { type: 'boolean', default: false },
  },
})
const random = randomFrom('slips')
const below = (count: number) => Math.floor(random.fraction() * count)

const keys = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
function beside(letter: string): string {
  const row = keys.find(letters => letters.includes(letter)) ?? ''
  const at = row.indexOf(letter)
  return row.charAt(at + (random.chance(0.5) ? 1 : -1)) || row.charAt(at + 1) || row.charAt(at - 1)
}

/** Each kind of slip at one place of a word, and never at its first letter. */
const kinds = {
  swapped: (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  lost: (word, at) => word.slice(0, at) + word.slice(at + 1),
  doubled: (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at),
  'neighboring key': (word, at) => word.slice(0, at) + beside(word.charAt(at)) + word.slice(at + 1),
  'wrong vowel': (word, at) =>
    /[aeiou]/.test(word.charAt(at))
      ? word.slice(0, at) + 'aeiou'.charAt(below(5)) + word.slice(at + 1)
      : word,
} as const satisfies Record<string, (word: string, at: number) => string>
type Kind = keyof typeof kinds
const kindNames: readonly Kind[] = ['swapped', 'lost', 'doubled', 'neighboring key', 'wrong vowel']

const numberOf = (set: string) => Number(/^fresh-(\d+)$/.exec(set)?.[1] ?? 0)
const questions = questionSets()
  .filter(set => numberOf(set) >= Number(options.only))
  .flatMap(set => readQuestions(set))
  .filter(({ history, gold_sql, style }) => history.length === 0 && gold_sql !== null && style !== 'typo')

const stage = openStage(today)
const engines = await makeEngines(stage)
await stage.close()
const sqlOf = ({ demo_type }: Question, text: string): string | null => {
  const reading = engines.get(demo_type)?.read(text, [], today)
  return reading?.kind === 'plan' ? reading.sql : null
}

const tally = new Map<string, { same: number; declined: number; other: number }>()
for (let done = 0; done < Number(options.questions);) {
  const question = questions[below(questions.length)]
  const kind = kindNames[below(kindNames.length)]
  const mistyped = question === undefined || kind === undefined ? null : withSlip(question.question, kind)
  if (question === undefined || kind === undefined || mistyped === null) continue
  const meant = sqlOf(question, question.question)
  if (meant === null) continue
  done++
  const read = sqlOf(question, mistyped)
  const verdict = read === null ? 'declined' : read === meant ? 'same' : 'other'
  for (const row of [kind, 'all']) {
    const counted = tally.get(row) ?? { same: 0, declined: 0, other: 0 }
    counted[verdict]++
    tally.set(row, counted)
  }
  if (options.verbose && verdict !== 'same') console.log(`${verdict}: ${mistyped}`)
}
console.table(Object.fromEntries([...tally].sort()))

/** A word of four letters or more, written small, with one slip; null where there is none, or the slip changes nothing. */
function withSlip(text: string, kind: Kind): string | null {
  const words = [...text.matchAll(/(?<![\p{L}\d$'-])[a-z]{4,}(?![\p{L}\d'-])/gu)]
  const found = words[below(words.length)]
  if (found === undefined) return null
  const [word] = found
  const typed = kinds[kind](word, 1 + below(word.length - 2))
  return typed === word ? null : text.slice(0, found.index) + typed + text.slice(found.index + word.length)
}
