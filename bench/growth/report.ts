// The measured times as one table: a line for each task, a column for each size, and how much of the growth is the rows' own.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Measured {
  task: string
  rows: number
  ms: number
}

interface About {
  machine: string
  rounds: number
  folder: string
}

export function report(measured: readonly Measured[], { machine, rounds, folder }: About): string {
  const sizes = [...new Set(measured.map(({ rows }) => rows))]
  const tasks = [...new Set(measured.map(({ task }) => task))]
  const [smallest = 1, largest = 1] = [sizes[0], sizes.at(-1)]
  const timeOf = (task: string, rows: number) =>
    measured.find(one => one.task === task && one.rows === rows)?.ms ?? Number.NaN
  const lines = tasks.map(task => {
    const times = sizes.map(rows => timeOf(task, rows).toFixed(1))
    const growth = timeOf(task, largest) / timeOf(task, smallest)
    return `| ${[task, ...times, `${growth.toFixed(1)} ×`].join(' | ')} |`
  })
  const heads = sizes.map(rows => `${rows.toLocaleString('en-US')} rows, ms`)
  const text = [
    '# Growth with the table',
    '',
    `Fastest of ${rounds} requests one after the other, through the server on PostgreSQL, with more and more reservations; ${machine}.`,
    `The last column is the time at ${largest.toLocaleString('en-US')} rows as a multiple of that at ${smallest.toLocaleString('en-US')}, ${(largest / smallest).toLocaleString('en-US')} times as many rows.`,
    '',
    `| task | ${heads.join(' | ')} | growth |`,
    `|---|${sizes.map(() => '---:|').join('')}---:|`,
    ...lines,
    '',
  ].join('\n')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'growth.md'), text)
  writeFileSync(join(folder, 'growth.json'), `${JSON.stringify({ machine, rounds, measured }, null, 2)}\n`)
  return text
}
