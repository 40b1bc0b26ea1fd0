// What the documents tell a person to type or to set is there, and says what they say.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readSettings, settingNames } from '#config/env.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter(path => path !== '' && existsSync(join(root, path)))
const documents = tracked.filter(path => path.endsWith('.md') && !/^(content|bench\/results)\//.test(path))
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')))

const found = (pattern: RegExp) =>
  documents.flatMap(path =>
    [...read(path).matchAll(pattern)].map(([, what = '']) => ({ path, what: what.replace(/[.,;:]$/, '') })),
  )

describe('commands in the documents', () => {
  test('npm run …: each is a script of package.json', () => {
    const named = found(/npm run ([\w:.-]+)/g)
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter(({ what }) => scripts[what] === undefined)).toEqual([])
  })

  test('a script of package.json starts a file that exists', () => {
    const files = Object.values(scripts).flatMap(line =>
      [...line.matchAll(/node (?:--\S+ )*([\w/.-]+\.(?:ts|mjs))/g)].map(([, file = '']) => file),
    )
    expect(files.length).toBeGreaterThan(5)
    expect(files.filter(file => !existsSync(join(root, file)))).toEqual([])
  })

  test('npx vitest run …, node …: each names something that exists', () => {
    const paths = [
      ...found(/npx vitest run ([\w/.-]+)/g),
      ...found(/\bnode (?:--\S+ )*((?:bench|scripts|src|tests)\/[\w/.-]+)/g),
    ]
    expect(paths.length).toBeGreaterThan(3)
    expect(paths.filter(({ what }) => !existsSync(join(root, what)))).toEqual([])
  })
})

describe('the table of settings in the README', () => {
  const section = read('README.md').split('## Settings')[1]?.split('\n## ')[0] ?? ''
  const rows = section
    .split('\n')
    .filter(line => line.startsWith('| `'))
    .map(line => line.split('|').map(cell => cell.trim()))
    .flatMap(([, names = '', fallback = '']) =>
      [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => ({ name, fallback })),
    )

  test('lists what the server reads, and nothing else', () => {
    expect(rows.map(({ name }) => name).sort()).toEqual([...settingNames].sort())
  })

  test('names the defaults that the server has', () => {
    const settings = readSettings({})
    const stated = rows.flatMap(({ name, fallback }) => {
      const [, value] = /^`(.*)`$/.exec(fallback) ?? []
      return value === undefined ? [] : [[name, name === 'DATA_DIR' ? resolve(value) : value]]
    })
    const actual = Object.entries(settings)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)])
    expect(Object.fromEntries(stated)).toEqual(Object.fromEntries(actual))
  })
})

test('every setting is given a value by a test', () => {
  const tests = tracked.filter(
    path => /^(src|tests)\/.*\.ts$/.test(path) && /(\.test|\.spec|^tests\/)/.test(path),
  )
  const text = tests.map(read).join('\n')
  expect(settingNames.filter(name => !new RegExp(`\\b${name}: \\S`).test(text))).toEqual([])
})
