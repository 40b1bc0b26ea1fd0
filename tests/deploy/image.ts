// Builds the stages of the Dockerfile in empty directories, with its own commands. Two steps are replaced, because they need
// the network or root: `npm ci` becomes links to the packages that are installed here (with --omit=dev, to those alone that
// the lockfile does not mark as for development), and `install -d` makes the folder without giving it away.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { buildContext } from './build-context.ts'
import type { Instruction, Stage } from './dockerfile.ts'

export interface Image {
  /** What is / inside of it. */
  root: string
  workdir: string
  env: Record<string, string>
  /** A path inside of the image as one of this machine. */
  at(path: string): string
}

export function buildImage(stages: readonly Stage[], repository: string, scratch: string): Image {
  const built = new Map<string, Image>()
  let last: Image | undefined
  for (const stage of stages) {
    last = buildStage(stage, repository, join(scratch, stage.name), built)
    built.set(stage.name, last)
  }
  if (last === undefined) throw new Error('no stage')
  return last
}

function buildStage(stage: Stage, repository: string, root: string, built: Map<string, Image>): Image {
  let workdir = '/'
  const env: Record<string, string> = {}
  const at = (path: string) => join(root, resolve(workdir, path))
  mkdirSync(root, { recursive: true })
  for (const step of stage.instructions) {
    if (step.kind === 'workdir') {
      workdir = step.path
      mkdirSync(at('.'), { recursive: true })
    } else if (step.kind === 'env') Object.assign(env, step.values)
    else if (step.kind === 'run') run(step.command, { repository, at })
    else if (step.kind === 'copy') copy(step, { repository, at, built })
  }
  return { root, workdir, env, at }
}

type At = (path: string) => string

function copy(
  { from, sources, target }: Extract<Instruction, { kind: 'copy' }>,
  { repository, at, built }: { repository: string; at: At; built: Map<string, Image> },
): void {
  if (from !== null) {
    const other = built.get(from)
    if (other === undefined) throw new Error(`no stage ${from} before this one`)
    for (const source of sources)
      cpSync(other.at(source), at(target), { recursive: true, verbatimSymlinks: true })
    return
  }
  const files = buildContext(repository)
  for (const source of sources) {
    const below = source === '.' ? files : files.filter(file => file.startsWith(`${source}/`))
    if (below.length === 0 && !files.includes(source)) throw new Error(`nothing to copy: ${source}`)
    if (files.includes(source)) cpSync(join(repository, source), at(join(target, source)))
    for (const file of below)
      cpSync(join(repository, file), at(join(target, source === '.' ? file : file.slice(source.length + 1))))
  }
}

function run(command: string, { repository, at }: { repository: string; at: At }): void {
  if (command.startsWith('npm ci')) linkPackages(repository, at('.'), command.includes('--omit=dev'))
  else if (command.startsWith('install -d ')) mkdirSync(at(command.split(' ').at(-1) ?? ''))
  else if (/^npm run [\w:]+$/.test(command)) npm(command.split(' ').slice(1), at('.'))
  else throw new Error(`a step that this test cannot take safely on its own machine: ${command}`)
}

function npm(args: string[], cwd: string): void {
  // Not the environment of the test run: Vite builds no pages where it finds itself under test.
  const { PATH = '', HOME = '' } = process.env
  execFileSync('npm', args, {
    cwd,
    env: { PATH: `${join(cwd, 'node_modules/node/bin')}:${PATH}`, HOME },
    stdio: 'pipe',
  })
}

const lockfile = z.object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) })

function linkPackages(repository: string, workdir: string, withoutDev: boolean): void {
  const installed = join(repository, 'node_modules')
  if (!withoutDev) return symlinkSync(installed, join(workdir, 'node_modules'))
  const { packages } = lockfile.parse(JSON.parse(readFileSync(join(workdir, 'package-lock.json'), 'utf8')))
  for (const [path, { dev }] of Object.entries(packages)) {
    const [, name] = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? []
    if (name === undefined || dev === true || !existsSync(join(installed, name))) continue
    mkdirSync(dirname(join(workdir, path)), { recursive: true })
    symlinkSync(join(installed, name), join(workdir, path))
  }
  if (!statSync(join(workdir, 'node_modules')).isDirectory()) throw new Error('no packages were linked')
}
