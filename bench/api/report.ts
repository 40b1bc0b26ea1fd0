// Medians of the rounds as a table, as Markdown and as JSON.
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'

export interface Sample {
  scenario: string
  peer: string
  perSecond: number
  p99: number
  /** Microseconds of the server's processor time for one request, where the system tells. */
  processor: number | null
}

const results = join(import.meta.dirname, '..', 'results')

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN

export interface Circumstances {
  rounds: number
  seconds: number
  connections: number
  notes: string[]
}

export function report(samples: readonly Sample[], circumstances: Circumstances): string {
  const scenarios = [...new Set(samples.map(({ scenario }) => scenario))]
  const peers = [...new Set(samples.map(({ peer }) => peer))]
  const medians = scenarios.flatMap(scenario => peers.map(peer => medianOf(samples, scenario, peer)))
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'} (${process.arch}), Node ${process.versions.node}`
  const { rounds, seconds, connections, notes } = circumstances
  const text = [
    '# The table API under load',
    '',
    `Median of ${rounds} interleaved rounds of ${seconds} s with ${connections} connections; ${machine}.`,
    'The last columns are ratios to our own server in the same run: requests a second above 1 are faster than ours.',
    ...notes.map(note => `\n**${note}**`),
    '',
    '| scenario | server | requests/s | p99 ms | processor µs/request | requests/s : ours | processor : ours |',
    '|---|---|---:|---:|---:|---:|---:|',
    ...medians.map(one =>
      line(
        one,
        medians.find(({ scenario, peer }) => scenario === one.scenario && peer === 'ours'),
      ),
    ),
    '',
  ].join('\n')
  mkdirSync(results, { recursive: true })
  writeFileSync(join(results, 'api.md'), text)
  writeFileSync(
    join(results, 'api.json'),
    `${JSON.stringify({ machine, ...circumstances, medians }, null, 2)}\n`,
  )
  return text
}

function medianOf(samples: readonly Sample[], scenario: string, peer: string): Sample {
  const some = samples.filter(sample => sample.scenario === scenario && sample.peer === peer)
  const times = some.map(({ processor }) => processor).filter(value => value !== null)
  return {
    scenario,
    peer,
    perSecond: Math.round(median(some.map(({ perSecond }) => perSecond))),
    p99: median(some.map(({ p99 }) => p99)),
    processor: times.length === 0 ? null : Math.round(median(times)),
  }
}

function line(one: Sample, ours: Sample | undefined): string {
  const { scenario, peer, perSecond, p99, processor } = one
  const ratio = (value: number | null, other: number | null | undefined) =>
    value === null || !other ? '' : (value / other).toFixed(2)
  const cells = [
    perSecond,
    p99,
    processor ?? '',
    ratio(perSecond, ours?.perSecond),
    ratio(processor, ours?.processor),
  ]
  return `| ${scenario} | ${peer} | ${cells.join(' | ')} |`
}
