// The loads as Markdown and as JSON.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LoadResult } from './generate.ts'

export interface EngineLoad {
  engine: string
  /** The largest rate that was held. */
  perSecond: number
  held: LoadResult
  /** Three times as much. */
  over: LoadResult
  /** Half as much, right after that. */
  after: LoadResult
  /** Half as much, beside slow clients. */
  besides: LoadResult
  dawdlers: number
}

interface About {
  machine: string
  seconds: number
  folder: string
}

/** How many failed, and with what. */
export const failures = ({ failed, faults }: LoadResult) =>
  [String(failed), ...Object.entries(faults).map(([what, times]) => `${times} × ${what}`)].join(', ')

const line = (engine: string, what: string, perSecond: number, r: LoadResult) =>
  `| ${engine} | ${what} | ${perSecond} | ${r.accepted} | ${r.shed} | ${failures(r)} | ${Math.round(r.p50)} | ${Math.round(r.p99)} | ${r.shed === 0 ? '' : Math.round(r.shedP99)} | ${Math.round(r.ownLagP99)} |`

const kindLine = ({ engine, over }: EngineLoad) => {
  const { page, table, question } = over.byKind
  const cell = ({ accepted, shed, p99 }: typeof page) =>
    `${accepted} of ${accepted + shed}, ${Math.round(p99)} ms`
  return `| ${engine} | ${cell(page)} | ${cell(table)} | ${cell(question)} |`
}

export function report(loads: readonly EngineLoad[], { machine, seconds, folder }: About): string {
  const text = [
    '# Load',
    '',
    `Six pages, three pages of tables and one question of ten requests, sent at a fixed rate for ${seconds} s whether or not answers came;`,
    `${machine}. Held: nothing turned away, nothing failed, all but one in a hundred answered within a second. The load generator takes`,
    'its share of the same processors; where it was late itself, times tell of it and not of the server.',
    '',
    '| engine | load | requests a second | answered | turned away (429, 503) | failed | median, ms | p99, ms | p99 of those turned away, ms | generator late, p99 ms |',
    '|---|---|---:|---:|---:|---:|---:|---:|---:|---:|',
    ...loads.flatMap(({ engine, perSecond, held, over, after, besides, dawdlers }) => [
      line(engine, 'the largest that is held', perSecond, held),
      line(engine, 'three times that', perSecond * 3, over),
      line(engine, 'half, right after', Math.round(perSecond / 2), after),
      line(
        engine,
        `half, beside ${dawdlers.toLocaleString('en-US')} slow clients`,
        Math.round(perSecond / 2),
        besides,
      ),
    ]),
    '',
    'Of three times the load, answered and how fast (p99):',
    '',
    '| engine | pages | tables | questions |',
    '|---|---|---|---|',
    ...loads.map(kindLine),
    '',
    'Slow clients: 1,000 idle connections, 100 that never finish their headers, 100 that never finish a question, 50 that never read.',
    '',
  ].join('\n')
  writeFileSync(join(folder, 'load.md'), text)
  writeFileSync(join(folder, 'load.json'), `${JSON.stringify({ machine, seconds, loads }, null, 2)}\n`)
  return text
}
