import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { keyed } from '#tests/support/server.ts'
import { requireInstalled, root, start, type Running } from './command.ts'

let scratch: string
let running: Running | undefined

beforeAll(requireInstalled)
afterEach(async () => {
  await running?.stop()
  rmSync(scratch, { recursive: true, force: true })
})

const text = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(`${running?.url}${path}`, { headers })).text()

test('npm start ends in an address where the site and its data answer', async () => {
  scratch = mkdtempSync(join(tmpdir(), 'start '))
  running = await start(['start'], root, { DATA_DIR: join(scratch, 'data') })
  expect(await text('/contact')).toContain('Start Your Free Trial')
  expect(JSON.parse(await text('/rest/v1/real_estate_listings?select=id&limit=3', keyed))).toHaveLength(3)
})

test('npm run dev shows a page, and a change of its source at the next look', async () => {
  scratch = mkdtempSync(join(tmpdir(), 'dev-'))
  const tree = copyOfTheSource(scratch)
  running = await start(['run', 'dev'], tree, { DATA_DIR: join(scratch, 'data') })
  expect(await text('/contact')).toContain('Start Your Free Trial')
  const copy = join(tree, 'src', 'web', 'pages', 'contact', 'copy.ts')
  writeFileSync(copy, readFileSync(copy, 'utf8').replace('Start Your Free Trial', 'Begin Your Free Trial'))
  await expect.poll(() => text('/contact'), { interval: 500 }).toContain('Begin Your Free Trial')
})

/** The source without what is made of it: a test must not edit the tree that it belongs to. */
function copyOfTheSource(dir: string): string {
  const tree = join(dir, 'tree')
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
  })
  for (const path of listed.toString().split('\0'))
    if (path !== '') cpSync(join(root, path), join(tree, path))
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  return tree
}
