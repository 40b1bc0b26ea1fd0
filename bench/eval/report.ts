// An evaluation on paper: tables for a reader, the same numbers for a program.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Day } from '#contract/sample.ts'
import type { Outcome } from './examine.ts'
import type { Latency } from './latency.ts'
import { percent, properties, rs10, tally, tallyBy, type Property, type Tally } from './tally.ts'

export interface Evaluation {
  today: Day
  database: 'embedded' | 'postgres'
  outcomes: readonly Outcome[]
  latency: Latency
}

const dir = join(import.meta.dirname, '..', 'results')

const titles = {
  set: 'Set',
  demo_type: 'Demo',
  kind: 'Kind',
  difficulty: 'Difficulty',
  style: 'Style',
} as const satisfies Record<Property, string>

export function summary({ today, database, outcomes, latency: { p50, p99, max } }: Evaluation): string {
  const ms = (value: number) => `${value.toFixed(2)} ms`
  return [
    `${outcomes.length} questions on the sample of ${today}, ${database} database. Question to SQL in process: ` +
      `p50 ${ms(p50)}, p99 ${ms(p99)}, longest ${ms(max)}.`,
    table('All', new Map([['all questions', tally(outcomes)]])),
    ...properties.map(property => table(titles[property], tallyBy(outcomes, property))),
  ].join('\n\n')
}

export function failures(outcomes: readonly Outcome[]): Outcome[] {
  return outcomes
    .filter(({ verdict }) => verdict !== 'right')
    .toSorted((a, b) => (a.verdict === b.verdict ? 0 : a.verdict === 'wrong' ? -1 : 1))
}

/** A failure with all that is needed to understand it. */
export function inDetail({ question, verdict, why, sql }: Outcome): string {
  const { id, history, gold_sql } = question
  return [
    `${id} ${verdict} (${why})`,
    ...history.map(earlier => `  after: ${earlier}`),
    `  asked: ${question.question}`,
    `  gold:  ${gold_sql ?? 'no answer'}`,
    ...(sql === null ? [] : [`  ours:  ${sql.replace(/\s+/g, ' ')}`]),
  ].join('\n')
}

export function write(evaluation: Evaluation): void {
  mkdirSync(dir, { recursive: true })
  writeFileSync(join(dir, 'eval.md'), markdown(evaluation))
  writeFileSync(join(dir, 'eval.json'), `${JSON.stringify(numbers(evaluation), null, 2)}\n`)
}

function markdown(evaluation: Evaluation): string {
  const lines = failures(evaluation.outcomes).map(
    ({ question, verdict, why }) => `- ${question.id} ${verdict}: \`${question.question}\` (\`${why}\`)`,
  )
  return [
    '# Evaluation of the question engine',
    'Made by `npm run eval`. Right: the rows hold the rows of the gold statement, or there is none and none was given. ' +
      'Declined: an honest no. Wrong: an answer that is not one. RS10 = (right − 10 × wrong) ÷ all.',
    summary(evaluation),
    '## Not right',
    lines.length === 0 ? 'None.' : lines.join('\n'),
    '',
  ].join('\n\n')
}

function numbers({ today, database, outcomes, latency }: Evaluation) {
  const scored = (one: Tally) => ({ ...one, rs10: rs10(one) })
  const by = (property: Property) =>
    Object.fromEntries([...tallyBy(outcomes, property)].map(([name, one]) => [name, scored(one)]))
  return {
    today,
    database,
    all: scored(tally(outcomes)),
    parse_ms: latency,
    by: Object.fromEntries(properties.map(property => [property, by(property)])),
    failures: failures(outcomes).map(({ question, verdict, why, sql }) => ({
      id: question.id,
      question: question.question,
      verdict,
      why,
      sql,
    })),
  }
}

function table(title: string, tallies: ReadonlyMap<string, Tally>): string {
  const share = (part: number, { of }: Tally) => `${percent(part, of).toFixed(1)}%`
  const lines = [...tallies].map(([name, one]) => [
    name,
    share(one.right, one),
    share(one.declined, one),
    share(one.wrong, one),
    rs10(one).toFixed(1),
    String(one.of),
  ])
  return aligned([[title, 'right', 'declined', 'wrong', 'RS10', 'questions'], ...lines])
}

function aligned(rows: readonly string[][]): string {
  const [head = [], ...body] = rows
  const widths = head.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`
  const rule = widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return [line(head), line(rule), ...body.map(line)].join('\n')
}
