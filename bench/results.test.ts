import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { benches, type Bench } from './benches.ts'
import { results } from './results.ts'

const bench: Bench = { name: 'x', question: 'How fast?', command: ['bench/x.ts'], result: 'results/x.md' }
const about = { day: '2026-11-15', machine: 'a machine', load: [1, 2, 3] }
const run = { day: '2026-11-14', load: 0.5 }

test('a report goes in without its title, one heading deeper, with day, machine, load and command', () => {
  const text = results([{ bench, text: '# X\n\n## Part\n\n| a |', run, failure: null }], about)
  expect(text).toContain('Written on 2026-11-15 by `npm run bench` on a machine; load 1.0, 2.0, 3.0')
  expect(text).toContain(
    '## How fast?\n\n`node bench/x.ts`, run on 2026-11-14 at a load of 0.5.\n\n### Part\n\n| a |',
  )
  expect(text).not.toContain('# X')
})

test('a bench that failed is not passed off by its older result', () => {
  const text = results([{ bench, text: '# X\n\nold', run, failure: 'ended with code 1' }], about)
  expect(text).toContain('**The last run ended with code 1; what follows is older.**\n\nold')
})

test('a bench that never ran says so', () => {
  expect(results([{ bench, text: null, run: null, failure: null }], about)).toContain(
    '`node bench/x.ts`, never run.',
  )
})

test('single cases stay in the file of their bench', () => {
  expect(
    results([{ bench, text: '# X\n\nsum\n\n## Not right\n\n- one', run, failure: null }], about),
  ).not.toContain('- one')
})

test.each(benches.map(({ name, command }) => [name, command.find(part => part.endsWith('.ts')) ?? '']))(
  '%s is a file: %s',
  (_, file) => {
    expect(existsSync(join(import.meta.dirname, '..', file))).toBe(true)
  },
)
