// The rounds as Markdown and as JSON.
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'

export interface Round {
  rows: number
  uploadMs: number
  copyMs: number
  mergeMs: number
  longTasks: number[]
}

const results = join(import.meta.dirname, '..', 'results')

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** `busiest` is the longest task of the page in milliseconds of processor time. */
export function report(rounds: readonly Round[], busiest: number, notes: readonly string[]): string {
  const perSecond = (ms: (round: Round) => number) =>
    Math.round(median(rounds.map(round => (round.rows * 1000) / ms(round))))
  const times = (ms: (round: Round) => number) =>
    median(rounds.map(round => round.uploadMs / ms(round))).toFixed(1)
  const longTasks = rounds.flatMap(round => round.longTasks)
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'} (${process.arch}), Node ${process.versions.node}`
  const text = [
    '# Upload of an MLS export',
    '',
    `Median of ${rounds.length} rounds with a new file of ${rounds[0]?.rows.toLocaleString('en-US')} rows each, in Chromium on the built page, against our server on PostgreSQL; ${machine}.`,
    'COPY reads the same file on the database server itself, in the same round: no browser, no network, no checks.',
    ...notes.map(note => `\n**${note}**`),
    '',
    '| way | rows/s | upload takes … times as long |',
    '|---|---:|---:|',
    `| upload: read, check, look up, add | ${perSecond(round => round.uploadMs)} | 1.0 |`,
    `| COPY into a table of texts | ${perSecond(round => round.copyMs)} | ${times(round => round.copyMs)} |`,
    `| COPY, then the same rules in SQL | ${perSecond(round => round.copyMs + round.mergeMs)} | ${times(round => round.copyMs + round.mergeMs)} |`,
    '',
    `Tasks of the page over 50 ms, in all rounds: ${longTasks.length === 0 ? 'none' : `${longTasks.length}, the longest ${Math.max(...longTasks)} ms`}.`,
    `The busiest task of the page took ${busiest.toFixed(1)} ms of processor time, the trace included.`,
    '',
  ].join('\n')
  mkdirSync(results, { recursive: true })
  writeFileSync(join(results, 'upload.md'), text)
  writeFileSync(
    join(results, 'upload.json'),
    `${JSON.stringify({ machine, notes, busiest, rounds }, null, 2)}\n`,
  )
  return text
}
