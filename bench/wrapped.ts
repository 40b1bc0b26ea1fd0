// What people say around a question: each wrapping of tests/questions/wrappings.txt with a question that is understood alone must leave its
// SQL as it is, or be declined; behind each phrase of narrowings.txt, which the data cannot tell, it must be declined.
// node bench/wrapped.ts [--verbose]
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { DemoType } from '#contract/demos.ts'
import { makeEngines } from './eval/engines.ts'
import { openStage } from './eval/stage.ts'

const today = '2026-11-15'
const demos: Readonly<Record<'vr' | 're' | 'ec', DemoType>> = {
  vr: 'vacation_rental',
  re: 'real_estate',
  ec: 'ecommerce',
}
const cores = {
  vr: {
    np: ['revenue by state this year', 'the number of cancelled bookings in 2025'],
    wh: ['how many bookings did we have last month', 'what is the average nightly price of cabins'],
    ind: ['how many bookings we had last month', 'which city has the most listings'],
    tel: ['bookings by status, last 30 days', 'avg nightly rate by property type'],
  },
  re: {
    np: ['the average sold price by area this year', 'the five cheapest active homes'],
    wh: ['how many homes sold last month', 'what is the median asking price in Sea Oaks'],
    ind: ['how many homes sold last month', 'which area has the most active listings'],
    tel: ['solds by quarter, 2025', 'avg DOM by area'],
  },
  ec: {
    np: ['revenue by category this year', 'the number of refunded orders in 2025'],
    wh: ['how many orders did we get last month', 'what is the average order value in Texas'],
    ind: ['how many orders we got last month', 'which brand sold the most units this year'],
    tel: ['orders by status, last 30 days', 'AOV by payment method'],
  },
} as const

const Wrapping = z.tuple([
  z.enum(['vr', 're', 'ec']),
  z.enum(['np', 'wh', 'ind', 'tel']),
  z.string().includes('{q}'),
])
const linesOf = (name: string): string[] =>
  readFileSync(new URL(`../tests/questions/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')

const stage = openStage(today)
const engines = await makeEngines(stage)
const sqlOf = (demo: keyof typeof demos, question: string): string | null => {
  const reading = engines.get(demos[demo])?.read(question, [], today)
  return reading?.kind === 'plan' ? reading.sql : null
}
const isVerbose = process.argv.includes('--verbose')
const tell = (line: string) => {
  if (isVerbose) console.log(line)
}

const wrapped = { same: 0, declined: 0, another: 0 }
for (const line of linesOf('wrappings')) {
  const [demo, form, wrapping] = Wrapping.parse(line.split('|', 3))
  for (const core of cores[demo][form]) {
    const question = wrapping.replace('{q}', core)
    const [alone, around] = [sqlOf(demo, core), sqlOf(demo, question)]
    const verdict = around === null ? 'declined' : around === alone ? 'same' : 'another'
    wrapped[verdict]++
    if (verdict !== 'same') tell(`${verdict}: ${demo} ${question}`)
  }
}

const narrowed = { declined: 0, answered: 0 }
for (const phrase of linesOf('narrowings'))
  for (const demo of ['vr', 're', 'ec'] as const)
    for (const core of [cores[demo].wh[0], cores[demo].tel[1]])
      for (const question of [`${core} ${phrase}`, `${core}, ${phrase}`]) {
        const verdict = sqlOf(demo, question) === null ? 'declined' : 'answered'
        narrowed[verdict]++
        if (verdict === 'answered') tell(`answered all the same: ${demo} ${question}`)
      }

console.log('Wrapped:', wrapped, 'Narrowed:', narrowed)
await stage.close()
