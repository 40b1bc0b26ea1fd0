// The image without a container engine: its steps in empty directories, its server, its health check.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#tests/support/postgres.ts'
import { keyed } from '#tests/support/server.ts'
import { emptyDatabase } from '#tests/support/engines.ts'
import { isIgnored, readRules } from './build-context.ts'
import { readDockerfile, type Instruction } from './dockerfile.ts'
import { buildImage, type Image } from './image.ts'

const repository = join(import.meta.dirname, '..', '..')
const stages = readDockerfile(readFileSync(join(repository, 'Dockerfile'), 'utf8'))
const steps = stages.at(-1)?.instructions ?? []
const only = <K extends Instruction['kind']>(kind: K): Extract<Instruction, { kind: K }> => {
  const found = steps.filter((step): step is Extract<Instruction, { kind: K }> => step.kind === kind)
  const [step] = found
  if (step === undefined || found.length > 1) throw new Error(`${found.length} instructions of kind ${kind}`)
  return step
}

describe('the Dockerfile', () => {
  test('ends in a stage that does not run as root', () => {
    expect(only('user').name).toMatch(/^[1-9]\d*:[1-9]\d*$/)
  })

  test('takes no secret along: none is a build argument or a fixed setting', () => {
    const named = stages.flatMap(stage =>
      stage.instructions.flatMap(step =>
        step.kind === 'env' ? Object.keys(step.values) : step.kind === 'declared' ? [step.rest] : [],
      ),
    )
    expect(named).toContain('SITE_URL')
    expect(named.filter(name => /PASSWORD|API_KEY|DATABASE_URL|SMTP/.test(name))).toEqual([])
  })
})

describe('.dockerignore', () => {
  const rules = readRules(repository)
  test.each([
    '.git/config',
    '.env',
    '.env.production',
    'node_modules/hono/package.json',
    'data/lock.sqlite',
    'build/client/index.html',
    'src/api/app.test.ts',
    'README.md',
  ])('keeps %s out', path => expect(isIgnored(path, rules)).toBe(true))
  test.each(['.npmrc', 'src/api/server.ts', 'content/blog/1.md', 'migrations/0001_demo_tables.sql'])(
    'lets %s in',
    path => expect(isIgnored(path, rules)).toBe(false),
  )
})

describe('the image', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'image-'))
  let image: Image
  beforeAll(() => {
    image = buildImage(stages, repository, scratch)
  }, 300_000)
  afterAll(() => rmSync(scratch, { recursive: true, force: true }))

  const command = (words: readonly string[]) => {
    const [program = '', ...args] = words
    return { program: image.at(program), args }
  }
  const environment = (port: number, more: Record<string, string>) => ({
    ...image.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: image.at(image.env['DATA_DIR'] ?? ''),
    LOG_LEVEL: 'warn',
    SEED_DATE: '2026-11-15',
    ...more,
  })

  test('holds the site and no tests', () => {
    expect(existsSync(image.at('build/client/index.html'))).toBe(true)
    expect(existsSync(image.at('build/connections.json'))).toBe(true)
    const files = readdirSync(image.at('src'), { recursive: true, encoding: 'utf8' })
    expect(files).toContain(join('api', 'server.ts'))
    expect(files.filter(file => /\.test\.tsx?$/.test(file))).toEqual([])
  })

  test.each(['embedded', 'postgres'])(
    'serves pages and data on the %s database, is healthy, and stops when told',
    async kind => {
      const port = await freePort()
      const env = environment(port, kind === 'postgres' ? { DATABASE_URL: await emptyDatabase() } : {})
      const { program, args } = command(only('cmd').command)
      const server = spawn(program, args, { cwd: image.at('.'), env, stdio: ['ignore', 'pipe', 'pipe'] })
      const gone = once(server, 'exit')
      let output = ''
      await new Promise<void>((resolve, reject) => {
        for (const stream of [server.stdout, server.stderr])
          stream.on('data', (chunk: Buffer) => {
            output += chunk.toString()
            if (output.includes('Ready: ')) resolve()
          })
        void gone.then(() => reject(new Error(output)))
      })
      const check = command(only('healthcheck').command)
      const health = () => spawnSync(check.program, check.args, { cwd: image.at('.'), env }).status
      try {
        expect(health()).toBe(0)
        const base = `http://127.0.0.1:${port}`
        expect(await (await fetch(`${base}/contact`)).text()).toContain('Start Your Free Trial')
        const rows = await fetch(`${base}/rest/v1/real_estate_listings?select=id&limit=3`, { headers: keyed })
        expect(await rows.json()).toHaveLength(3)
        const asked = await fetch(`${base}/functions/v1/nl-to-sql`, {
          method: 'POST',
          headers: { ...keyed, authorization: `Bearer ${keyed.apikey}` },
          body: JSON.stringify({
            query: 'How many products do we have?',
            table: 'ecommerce_products',
            demo_type: 'ecommerce',
          }),
        })
        expect(await asked.json()).toMatchObject({ status: 'answered' })
      } finally {
        server.kill('SIGTERM')
      }
      expect((await gone)[0]).toBe(0)
      expect(health()).toBe(1)
    },
    120_000,
  )
})
