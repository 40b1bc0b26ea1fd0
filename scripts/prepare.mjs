// Brings a clone to the point where it can run: packages from the lockfile, then the built site. Plain JavaScript without
// dependencies, because it runs before anything is installed, on whatever Node the machine has.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const at = (...parts) => join(root, ...parts)
const oldestNode = 20

/** The project's own Node, brought by npm; the machine's Node only fetches it. */
export const projectNode = () =>
  at('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Without a place for what was compiled, every start translates a thousand files of source anew. */
const quickEnv = () => ({ NODE_COMPILE_CACHE: at('node_modules', '.cache', 'compiled'), ...process.env })

export const projectEnv = () => ({
  ...quickEnv(),
  PATH: [at('node_modules', 'node', 'bin'), at('node_modules', '.bin'), process.env.PATH].join(delimiter),
})

export const say = line => process.stdout.write(`${line}\n`)

export function checkNode() {
  if (Number(process.versions.node.split('.')[0]) >= oldestNode) return
  process.stderr.write(
    `Node ${oldestNode} or later is needed; this is ${process.version}. Get one from nodejs.org.\n`,
  )
  process.exit(1)
}

/** Runs a program to its end; its output is shown only when it fails, unless `show` asks for it. */
export function run(program, args, { env = projectEnv(), show = false, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'] })
    const chunks = []
    child.stdout?.on('data', chunk => chunks.push(chunk))
    child.stderr?.on('data', chunk => chunks.push(chunk))
    child.on('error', reject)
    child.on('close', code => {
      const output = Buffer.concat(chunks).toString('utf8')
      if (code === 0) resolve(output)
      else reject(new Error(`${args.join(' ')} ended with code ${code}\n${output}`))
    })
  })
}

const installStamp = at('node_modules', '.installed')
const wantedInstall = () =>
  hash([at('package.json'), at('package-lock.json')], `${process.platform} ${process.arch}`)

export const isInstalled = () => existsSync(projectNode()) && readIfThere(installStamp) === wantedInstall()

export async function install(step) {
  if (isInstalled()) return
  await timed(`${step} Installing packages (first start, or after an update)`, () =>
    npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']),
  )
  writeFileSync(installStamp, wantedInstall())
}

export async function build(step) {
  const stamp = at('build', '.built')
  const wanted = hash(
    buildInputs(),
    // The year is written on every page.
    [process.env.SUPABASE_URL, process.env.SITE_URL, process.env.ANON_KEY, new Date().getUTCFullYear()].join(
      ' ',
    ),
  )
  if (readIfThere(stamp) === wanted) return
  await timed(`${step} Building the site`, () => npm(['run', 'build']))
  mkdirSync(at('build'), { recursive: true })
  writeFileSync(stamp, wanted)
}

// npm itself is a script: started through this Node it works on every system, also where the path has a space in it.
export const npm = (args, options) =>
  process.env.npm_execpath
    ? run(process.execPath, [process.env.npm_execpath, ...args], { env: quickEnv(), ...options })
    : run('npm', args, { env: quickEnv(), ...options })

async function timed(label, work) {
  process.stdout.write(`${label} … `)
  const started = Date.now()
  const timer = setInterval(() => process.stdout.write('.'), 3000)
  try {
    await work()
    say(`done in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  } catch (error) {
    say('failed')
    throw error
  } finally {
    clearInterval(timer)
  }
}

function buildInputs() {
  const folders = [
    'content',
    'src/brand',
    'src/content',
    'src/contract',
    'src/engine',
    'src/verticals',
    'src/web',
    'public',
    'migrations',
  ]
  const files = [
    'package-lock.json',
    'vite.config.ts',
    'react-router.config.ts',
    'scripts/finish-build.ts',
  ].map(name => at(name))
  for (const folder of folders)
    if (existsSync(at(folder)))
      for (const entry of readdirSync(at(folder), { recursive: true, withFileTypes: true }))
        if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
          files.push(join(entry.parentPath ?? entry.path, entry.name))
  return files.sort()
}

function hash(files, salt) {
  const sum = createHash('sha256').update(salt)
  for (const file of files)
    if (existsSync(file)) sum.update(file.slice(root.length)).update(readFileSync(file))
  return sum.digest('hex')
}

const readIfThere = file => (existsSync(file) ? readFileSync(file, 'utf8') : null)
