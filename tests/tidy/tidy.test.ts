// Promises about the repository itself that no compiler keeps.
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { brand } from '#brand/brand.ts'
import { settingNames } from '#config/env.ts'

const root = join(import.meta.dirname, '..', '..')
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(path => path !== '')
const isText = (path: string) =>
  /\.(ts|tsx|mjs|js|css|sql|md|json|jsonl|yml|yaml|html|svg|txt|service)$|Dockerfile|\.ci\/run/.test(path)
const texts = tracked.filter(isText).map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))
const offenders = (files: typeof texts, pattern: RegExp) =>
  files.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

const reversed = (text: string) => [...text].reverse().join('')

describe('the repository', () => {
  test('spells the brand in one place of the code', () => {
    const code = texts.filter(
      ({ path }) => /^(src|scripts|migrations|tests|bench)\//.test(path) && path !== 'src/brand/brand.ts',
    )
    expect(offenders(code, new RegExp(`${brand.name}|${brand.email}`, 'i'))).toEqual([])
  })

  test('holds no path of a machine and no host of a package registry', () => {
    // Written so that this file does not hold what it looks for.
    const home = ['krow', 'emoh', 'toor', 'sresU'].map(reversed).join('|')
    expect(offenders(texts, new RegExp(`["'\`\\s(=](/(${home})/[\\w.]+|[A-Z]:\\\\\\\\)`))).toEqual([])
    expect(offenders(texts, new RegExp(`${reversed('sjmpn')}\\.org|${reversed('naibed')}\\.org`))).toEqual([])
  })

  test('numbers its migrations in order, without a gap', () => {
    const names = readdirSync(join(root, 'migrations'))
      .filter(name => name.endsWith('.sql'))
      .sort()
    expect(names.map(name => name.slice(0, 4))).toEqual(
      names.map((_, index) => String(index + 1).padStart(4, '0')),
    )
  })

  test('names its files in kebab-case', () => {
    const files = tracked.filter(
      path => /^(src|tests|bench|scripts)\//.test(path) && /\.(ts|tsx|mjs)$/.test(path),
    )
    expect(files.filter(path => !/^[a-z0-9]+([-.+$][a-z0-9]+)*$/.test(basename(path)))).toEqual([])
  })

  test('keeps every file of the engine and its models short enough to be read at once', () => {
    const long = tracked
      .filter(path => /^src\/(engine|verticals)\/.*\.ts$/.test(path))
      .filter(path => readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length > 250)
    expect(long).toEqual([])
  })

  test('has a short README in every room', () => {
    const rooms = readdirSync(join(root, 'src'), { withFileTypes: true }).filter(entry => entry.isDirectory())
    for (const room of rooms) {
      const lines = readFileSync(join(root, 'src', room.name, 'README.md'), 'utf8')
        .trim()
        .split('\n')
      expect({ room: room.name, short: lines.length <= 20 }).toEqual({ room: room.name, short: true })
    }
  })

  test('documents every setting in the README', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8')
    expect(settingNames.filter(name => !readme.includes(`\`${name}\``))).toEqual([])
  })

  test('documents every script of package.json', () => {
    const manifest: { scripts: Record<string, string> } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    )
    const docs =
      readFileSync(join(root, 'README.md'), 'utf8') + readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
    const spoken = (name: string) => docs.includes(`npm run ${name}`) || docs.includes(`npm ${name}`)
    expect(Object.keys(manifest.scripts).filter(name => !spoken(name))).toEqual([])
  })

  test('links only to files that exist', () => {
    const broken = texts
      .filter(({ path }) => path.endsWith('.md') && !path.startsWith('content/'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
          .map(([, target = '']) => ({ path, target }))
          .filter(
            ({ target }) =>
              !tracked.some(file => file.startsWith(join(dirname(path), target).replace(/\/$/, ''))),
          ),
      )
    expect(broken).toEqual([])
  })
})

describe('the lint rule on directions', () => {
  // A rule that passes everything looks just like a clean codebase.
  const lint = (room: string, line: string) => {
    // Outside the repository, where no ignore file hides it.
    const dir = mkdtempSync(join(tmpdir(), 'lint-probe-'))
    symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'))
    mkdirSync(join(dir, 'src', room), { recursive: true })
    cpSync(join(root, 'oxlint.config.ts'), join(dir, 'oxlint.config.ts'))
    writeFileSync(join(dir, 'src', room, 'probe.ts'), `${line}\n`)
    try {
      execFileSync(join(root, 'node_modules', '.bin', 'oxlint'), ['-c', 'oxlint.config.ts', 'src'], {
        cwd: dir,
        encoding: 'utf8',
      })
      return 'passes'
    } catch (error) {
      const output = String(Reflect.get(Object(error), 'stdout'))
      return output.includes('no-restricted-imports') ? 'refused' : output
    } finally {
      rmSync(dir, { recursive: true, force: true })
    }
  }
  test.each([
    ['engine', "export * from '#db/port.ts'", 'refused'],
    ['contract', "export * from '#brand/brand.ts'", 'refused'],
    ['web', "export * from '#api/app.ts'", 'refused'],
    ['db', "export * from '#api/log.ts'", 'refused'],
    ['api', "export * from '../db/port.ts'", 'refused'],
    ['db', "export * from '#tests/support/postgres.ts'", 'refused'],
    ['api', "export * from '#db/port.ts'", 'passes'],
    ['db', "export * from '#verticals/samples.ts'", 'passes'],
  ])('src/%s: %s is %s', (room, line, verdict) => expect(lint(room, line)).toBe(verdict))
})
