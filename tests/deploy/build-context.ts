// What `docker build` would see of this repository: its files, less what .dockerignore names.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'

/** The last rule that matches a file, or a folder above it, decides. */
export function isIgnored(path: string, rules: readonly string[]): boolean {
  const parts = path.split('/')
  const above = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
  let ignored = false
  for (const rule of rules) {
    const keeps = rule.startsWith('!')
    const pattern = keeps ? rule.slice(1) : rule
    if (above.some(folder => matchesGlob(folder, pattern))) ignored = !keeps
  }
  return ignored
}

export function readRules(root: string): string[] {
  return readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !line.startsWith('#'))
}

/** Of a working copy full of packages and results, only what a clone has. */
export function buildContext(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  })
  const rules = readRules(root)
  return listed.split('\0').filter(path => path !== '' && !isIgnored(path, rules))
}
