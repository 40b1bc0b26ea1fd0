// Which words stand side by side in questions, counted in the known ones: node bench/company/learn.ts writes src/verticals/word-company.json
// (--without 150 leaves out the sets from fresh-150 on, --to FILE writes elsewhere).
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { WordCompany } from '#contract/word-company.ts'
import { asCounted, edge, pieceOfQuestion } from '#engine/lookup/word-company.ts'
import { questionSets, readQuestions } from '#tests/questions/load.ts'

const { values: options } = parseArgs({
  options: {
    without: { type: 'string', default: 'Infinity' },
    to: {
      type: 'string',
      default: join(import.meta.dirname, '..', '..', 'src', 'verticals', 'word-company.json'),
    },
  },
})
/** What was seen less often may be a slip itself. */
const fewest = 3

const isKept = (set: string) => Number(/^fresh-(\d+)$/.exec(set)?.[1] ?? 0) < Number(options.without)
const asked = questionSets()
  .filter(isKept)
  .flatMap(set => readQuestions(set))
  .filter(({ style }) => style !== 'typo')
  .map(({ question }) => [edge, ...(question.match(pieceOfQuestion) ?? []).map(asCounted), edge])

const words = new Map<string, number>()
const pairs = new Map<string, Map<string, number>>()
for (const pieces of asked)
  for (const [at, piece] of pieces.entries()) {
    words.set(piece, (words.get(piece) ?? 0) + 1)
    const next = pieces[at + 1]
    if (next === undefined) continue
    const behind = pairs.get(piece) ?? new Map<string, number>()
    pairs.set(piece, behind.set(next, (behind.get(next) ?? 0) + 1))
  }

const often = (counts: ReadonlyMap<string, number>) =>
  Object.fromEntries([...counts].filter(([, count]) => count >= fewest).sort())
const company: WordCompany = {
  words: often(words),
  behind: Object.fromEntries(
    [...pairs]
      .map(([word, behind]) => [word, often(behind)] as const)
      .filter(([word, behind]) => (words.get(word) ?? 0) >= fewest && Object.keys(behind).length > 0)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  ),
}
writeFileSync(options.to, `${JSON.stringify(company)}\n`)
console.log(`${Object.keys(company.words).length} words of ${asked.length} questions: ${options.to}`)
