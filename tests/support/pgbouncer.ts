// A real PgBouncer in front of a test's PostgreSQL: each transaction gets whichever connection is free.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverAccount } from './postgres-binaries.ts'
import { freePort, untilReady } from './postgres.ts'

/** Why a suite with it is skipped, or null. */
export const noPgbouncer =
  spawnSync('pgbouncer', ['--version']).status === 0 ? null : 'there is no pgbouncer on this machine'

export interface TestPooler {
  /** The address of a database behind the pooler. */
  through(databaseUrl: string): string
  stop(): Promise<void>
}

/** Logins are those of the server itself; `connections` is how many of them each login and database may use. */
export async function startPgbouncer(server: string, connections: number): Promise<TestPooler> {
  const { hostname, port: serverPort, username, password } = new URL(server)
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'))
  const account = serverAccount()
  const port = await freePort()
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    if (account) chownSync(join(folder, name), account.uid, account.gid)
  }
  write('users.txt', `"${username}" "${password}"\n`)
  write(
    'pgbouncer.ini',
    `[databases]
* = host=${hostname} port=${serverPort} auth_user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${folder}/users.txt
auth_query = select usename, passwd from pg_shadow where usename = $1
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
`,
  )
  if (account) chownSync(folder, account.uid, account.gid)
  const pooler = spawn('pgbouncer', [join(folder, 'pgbouncer.ini')], { ...account, stdio: 'ignore' })
  const through = (url: string) => {
    const address = new URL(url)
    address.port = String(port)
    return address.href
  }
  await untilReady(through(server))
  return {
    through,
    async stop() {
      const gone = once(pooler, 'exit')
      pooler.kill('SIGKILL')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
