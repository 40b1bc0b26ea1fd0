// The files that an operator copies name only settings that exist, and values that the server accepts.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { readSettings, settingNames } from '#config/env.ts'

const repository = join(import.meta.dirname, '..', '..')
const read = (path: string) => readFileSync(join(repository, path), 'utf8')
/** What the server takes to let requests under way finish, in seconds. */
const drainSeconds = Number(/drainMs = ([\d_]+)/.exec(read('src/api/serve.ts'))?.[1]?.replace('_', '')) / 1000

describe('the systemd unit', () => {
  const text = read('deploy/site.service')
  const valuesOf = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value)
  const folder = valuesOf('WorkingDirectory')[0] ?? ''

  test('starts the file that npm start starts, with the Node that the project brings', () => {
    const [program, ...args] = (valuesOf('ExecStart')[0] ?? '').split(' ')
    expect(program).toBe(`${folder}/node_modules/node/bin/node`)
    expect(existsSync(join(repository, args.at(-1) ?? 'missing'))).toBe(true)
    expect(read('scripts/start.mjs')).toContain(args.map(arg => `'${arg}'`).join(', '))
  })

  test('sets nothing that the server does not know', () => {
    const names = valuesOf('Environment').map(pair => pair.split('=')[0])
    expect(names.filter(name => name !== 'NODE_ENV' && !settingNames.includes(name ?? ''))).toEqual([])
  })

  test('keeps its data where it may write', () => {
    expect(valuesOf('Environment')).toContain(`DATA_DIR=/var/lib/${valuesOf('StateDirectory')[0]}`)
  })

  test('waits for requests under way before it kills', () => {
    expect(drainSeconds).toBeGreaterThan(0)
    expect(Number(valuesOf('TimeoutStopSec')[0])).toBeGreaterThan(drainSeconds)
  })

  const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' })
  const hasSystemd = analyze('--version').status === 0

  test.skipIf(!hasSystemd)('is read by systemd without a complaint, and confines the server', () => {
    const scratch = mkdtempSync(join(tmpdir(), 'unit-'))
    const unit = join(scratch, 'site.service')
    // The program must be there to be verified: this checkout stands in for the place of installation, under a name without
    // spaces, which systemd would take for the end of the command.
    const installed = join(scratch, 'installed')
    symlinkSync(repository, installed)
    writeFileSync(unit, text.replaceAll(folder, installed))
    const verdict = analyze('verify', '--man=no', unit)
    // Units of the machine itself are read too, and may have complaints of their own.
    const complaints = verdict.stderr.split('\n').filter(line => line.includes('site.service'))
    const exposure = analyze('security', '--offline=yes', '--threshold=30', unit)
    rmSync(scratch, { recursive: true, force: true })
    expect(complaints).toEqual([])
    expect({ status: exposure.status, last: exposure.stdout.trim().split('\n').at(-1) }).toMatchObject({
      status: 0,
    })
  })
})

const service = z.object({
  image: z.string().optional(),
  build: z.object({ context: z.string(), args: z.array(z.string()) }).optional(),
  restart: z.string(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
  ports: z.array(z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.union([z.string(), z.number()])),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  read_only: z.boolean().optional(),
  stop_grace_period: z.string().optional(),
})
const composeFile = z.object({
  services: z.object({ site: service, database: service }),
  volumes: z.record(z.string(), z.unknown()),
})

describe('the compose file', () => {
  const { services, volumes } = composeFile.parse(parse(read('compose.yaml')))
  const { site, database } = services
  /** As compose fills it in, where only the password is given. */
  const filledIn = (value: string | number) =>
    String(value).replaceAll(/\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g, (_, name: string, otherwise?: string) =>
      name === 'POSTGRES_PASSWORD' ? 'abc123' : (otherwise ?? ''),
    )

  test('hands on every setting but those that the image fixes or that only the embedded database has', () => {
    const fixed = new Set(['PORT', 'HOST', 'DATA_DIR', 'SEED_DATE'])
    expect(Object.keys(site.environment).sort()).toEqual(settingNames.filter(name => !fixed.has(name)).sort())
  })

  test('starts with a password alone', () => {
    const env = Object.fromEntries(
      Object.entries(site.environment).map(([name, value]) => [name, filledIn(value)]),
    )
    expect(readSettings(env)).toMatchObject({ STAFF_ACCESS: 'open', RATE_LIMIT: 30, TRUST_PROXY: 0 })
  })

  test('reaches the database that it starts, with the same name, user and password', () => {
    const url = new URL(filledIn(site.environment['DATABASE_URL'] ?? ''))
    expect(services).toHaveProperty(url.hostname)
    expect({
      POSTGRES_USER: url.username,
      POSTGRES_DB: url.pathname.slice(1),
      POSTGRES_PASSWORD: url.password,
    }).toEqual(
      Object.fromEntries(
        Object.entries(database.environment).map(([name, value]) => [name, filledIn(value)]),
      ),
    )
    expect(site.depends_on).toEqual({ [url.hostname]: { condition: 'service_healthy' } })
    expect(database.healthcheck?.test).toContain('pg_isready')
  })

  test('opens no door beyond this machine, and none to the database', () => {
    expect(site.ports?.map(filledIn)).toEqual(['127.0.0.1:3000:3000'])
    expect(database.ports).toBeUndefined()
  })

  test('keeps the data in a volume that it declares', () => {
    expect(database.volumes?.map(volume => volume.split(':')[0])).toEqual(Object.keys(volumes))
  })

  test('waits for requests under way before it kills', () => {
    expect(Number.parseInt(site.stop_grace_period ?? '', 10)).toBeGreaterThan(drainSeconds)
  })
})
