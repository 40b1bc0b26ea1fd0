// The costs as Markdown and as JSON.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Cost {
  step: string
  serverMs: number
  databaseMs: number
  bytes: number
  p50: number
}

interface About {
  machine: string
  requests: number
  memoryMb: number
  folder: string
}

export function report(costs: readonly Cost[], { machine, requests, memoryMb, folder }: About): string {
  const lines = costs.map(
    ({ step, serverMs, databaseMs, bytes, p50 }) =>
      `| ${step} | ${serverMs.toFixed(2)} | ${databaseMs.toFixed(2)} | ${(bytes / 1024).toFixed(1)} | ${p50.toFixed(1)} |`,
  )
  const text = [
    '# What a visit costs',
    '',
    `Processor time of the server and of PostgreSQL for one request, mean of ${requests}, four at a time; ${machine}.`,
    `The server held ${Math.round(memoryMb)} MB at the end.`,
    '',
    '| request | server, ms of processor | database, ms of processor | KB sent | median time, ms |',
    '|---|---:|---:|---:|---:|',
    ...lines,
    '',
  ].join('\n')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'visit.md'), text)
  writeFileSync(
    join(folder, 'visit.json'),
    `${JSON.stringify({ machine, requests, memoryMb, costs }, null, 2)}\n`,
  )
  return text
}
