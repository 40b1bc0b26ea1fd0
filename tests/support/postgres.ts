// A real PostgreSQL for the tests: its own directory, loopback only, gone when it is stopped.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import pg from 'pg'
import { postgresHome, serverAccount } from './postgres-binaries.ts'

export interface TestPostgres {
  /** The superuser's address of the database `postgres`. */
  url: string
  port: number
  /** A fresh, empty database on this server; the superuser's address of it. */
  createDatabase(name?: string): Promise<string>
  /** A second server that follows this one, which is away for a moment while it is copied. */
  replicate(): Promise<TestPostgres>
  /** Stops the server as an operator would, or as a power cut would, and keeps its directory. */
  halt(how?: 'fast' | 'kill'): Promise<void>
  resume(): Promise<void>
  /** Stops the server and deletes its directory. */
  stop(): Promise<void>
}

export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

const password = 'test-only'
let databases = 0

export async function startPostgres(settings: Record<string, string> = {}): Promise<TestPostgres> {
  const account = serverAccount()
  const place = makePlace()
  const passwordFile = join(place.root, 'password')
  mkdirSync(place.data)
  writeFileSync(passwordFile, password)
  if (account)
    for (const path of [place.root, place.data, passwordFile]) chownSync(path, account.uid, account.gid)
  chmodSync(place.data, 0o700)
  const how = ['-U', 'postgres', '-A', 'scram-sha-256', '-E', 'UTF8', '--locale=C', '--no-sync']
  const options = { ...account, stdio: 'ignore' as const, cwd: place.root }
  execFileSync(bin(place, 'initdb'), ['-D', place.data, '--pwfile', passwordFile, ...how], options)
  return launch(place, settings)
}

interface Place {
  root: string
  home: string
  data: string
}

function makePlace(): Place {
  const root = mkdtempSync(join(tmpdir(), 'pg-'))
  return { root, home: postgresHome(join(root, 'server')), data: join(root, 'data') }
}

const bin = ({ home }: Place, name: string) => join(home, 'bin', name)

async function launch(place: Place, settings: Record<string, string>): Promise<TestPostgres> {
  const port = await freePort()
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', timezone: 'UTC', ...settings }
  const args = ['-D', place.data, '-p', String(port)]
  for (const [name, value] of Object.entries(all)) args.push('-c', `${name}=${value}`)
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`

  let server: ChildProcess | undefined
  const isRunning = () => server !== undefined && server.exitCode === null && server.signalCode === null
  const resume = async () => {
    if (isRunning()) return
    server = spawn(bin(place, 'postgres'), args, { ...serverAccount(), stdio: 'ignore', cwd: place.root })
    await untilReady(url)
  }
  const halt = async (how: 'fast' | 'kill' = 'fast') => {
    if (server === undefined || !isRunning()) return
    const gone = once(server, 'exit')
    server.kill(how === 'fast' ? 'SIGINT' : 'SIGKILL')
    await gone
  }
  await resume()

  return {
    url,
    port,
    halt,
    resume,
    async createDatabase(name = `test_${process.pid}_${++databases}`) {
      const admin = new pg.Client(url)
      await admin.connect()
      await admin.query(`create database "${name}"`)
      await admin.end()
      return url.replace(/postgres$/, name)
    },
    async replicate() {
      const account = serverAccount()
      const copy = makePlace()
      if (account) chownSync(copy.root, account.uid, account.gid)
      await halt()
      // A copy of a stopped server is whole; the one that cp makes also keeps its owner.
      execFileSync('cp', ['-a', place.data, copy.data])
      await resume()
      const signal = join(copy.data, 'standby.signal')
      writeFileSync(signal, '')
      if (account) chownSync(signal, account.uid, account.gid)
      const primary = `host=127.0.0.1 port=${port} user=postgres password=${password}`
      return launch(copy, { ...settings, primary_conninfo: primary })
    },
    async stop() {
      await halt()
      rmSync(place.root, { recursive: true, force: true })
    },
  }
}

export async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + 120_000
  for (;;) {
    const client = new pg.Client(url)
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
}
