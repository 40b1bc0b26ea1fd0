// How the cost of reading a question grows with its length, and what 500 characters written to be slow cost:
// node bench/length.ts
import { writeFileSync } from 'node:fs'
import { demoTypes, type DemoType } from '#contract/demos.ts'
import { questionLimits } from '#contract/answer.ts'
import type { Engine } from '#engine/engine.ts'
import { makeEngines } from './eval/engines.ts'
import { openStage } from './eval/stage.ts'

const today = new Date().toISOString().slice(0, 10)
const lengths = [50, 100, 200, 300, 400, questionLimits.characters]
const readings = 20

/** Sentences that go on: every part is understood, so that none is cut short by a decline. */
const ordinary: Readonly<Record<DemoType, string>> = {
  vacation_rental:
    'revenue by month in 2025 for beach houses, ski chalets, city apartments and lake cabins in Florida, Colorado, California or Utah with at least 3 bedrooms and a price under 600 that were booked by guests from Airbnb, not cancelled, stayed more than 2 nights, and ',
  real_estate:
    'average price by subdivision for active and sold homes with a pool, at least 3 bedrooms, 2 full baths, built after 1990, between 300k and 900k, more than 1,500 square feet, on the market for less than 90 days, listed in 2025, and ',
  ecommerce:
    'revenue by category in 2025 for completed orders of customers from Texas, Florida or California, paid by credit card, of products priced between 20 and 200 with a rating above 4 and more than 10 in stock, ordered at least 2 at a time, and ',
}

/** What makes a reader try many readings: one thing repeated that could begin, join or end any of them. */
const hostile: Readonly<Record<string, string>> = {
  'one letter': 'a',
  talk: 'my boss wants the zorb, so show me the ',
  'questions amid talk': 'ugh my zorb how many orders zorb me the ',
  'letters that are no word': 'qxzvkj ',
  'a misspelled word': 'resrevatons ',
  'words of asking': 'how many how much which what ',
  'and, or, not': 'not and or not ',
  'in and by': 'by in by of by ',
  numbers: '1 2.5 3k $4 5% ',
  'number between number': 'between 1 and 2 ',
  'open parentheses': '((((((( ',
  'quoted words': '"a" \'b\' ',
  months: 'january 2025 to march 2026 ',
  'years ago': 'last year 3 years ago ',
  measures: 'revenue average price total orders ',
  values: 'florida available confirmed completed active ',
  'top of each': 'top 5 of each 3 ',
  comparisons: 'more than less than at least most ',
  signs: '>= <= != , . ; : - ',
}

const filled = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length)

/** Processor time of the thread that reads, the mean of several readings: a busy neighbor is not the engine's doing. */
function milliseconds(engine: Engine, question: string): number {
  engine.read(question, [], today)
  const start = process.threadCpuUsage()
  for (let times = 0; times < readings; times++) engine.read(question, [], today)
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000 / readings
}

const stage = openStage(today)
const engines = await makeEngines(stage)
await stage.close()
const slowest = (textFor: (demo: DemoType) => string): number =>
  Math.max(
    ...demoTypes.map(demo => {
      const engine = engines.get(demo)
      if (engine === undefined) throw new Error(`no engine for ${demo}`)
      return milliseconds(engine, textFor(demo))
    }),
  )

// The first readings would otherwise pay for compiling the engine itself.
for (const length of lengths) slowest(demo => filled(ordinary[demo], length))
const byLength = lengths.map(length => ({ length, ms: slowest(demo => filled(ordinary[demo], length)) }))
const whole = byLength.at(-1)?.ms ?? 0
const byTrick = Object.entries(hostile)
  .map(([trick, text]) => ({ trick, ms: slowest(() => filled(text, questionLimits.characters)) }))
  .toSorted((a, b) => b.ms - a.ms)

const report = `# Reading long questions

Processor time to read a question, the slowest of the three demos, the mean of ${readings} readings each. Made by \`node bench/length.ts\`:
compare the lines with each other.

| characters of an ordinary question | ms | µs a character |
|---:|---:|---:|
${byLength.map(({ length, ms }) => `| ${length} | ${ms.toFixed(1)} | ${((1000 * ms) / length).toFixed(0)} |`).join('\n')}

| ${questionLimits.characters} characters of | ms | beside an ordinary question of that length |
|---|---:|---:|
${byTrick.map(({ trick, ms }) => `| ${trick} | ${ms.toFixed(1)} | ${(ms / whole).toFixed(2)} × |`).join('\n')}
`
writeFileSync(new URL('results/length.md', import.meta.url), report)
process.stdout.write(report)
