// Applies migrations/*.sql in order, each once and whole, also when several servers start together.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { alone, type Session } from './session.ts'

export class MigrationChanged extends Error {
  override name = 'MigrationChanged'
}

export const migrationsDir = join(import.meta.dirname, '..', '..', 'migrations')

export interface Migration {
  name: string
  sql: string
  checksum: string
}

export function readMigrations(dir = migrationsDir): Migration[] {
  return readdirSync(dir)
    .filter(name => /^\d{4}_\w+\.sql$/.test(name))
    .sort()
    .map(name => {
      const sql = readFileSync(join(dir, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
}

export async function migrate(session: Session, migrations = readMigrations()): Promise<string[]> {
  const createLedger = `create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`
  await alone(session, () => session.script(createLedger))
  const done: string[] = []
  for (const migration of migrations) if (await apply(session, migration)) done.push(migration.name)
  return done
}

/** False where it has been applied before. */
async function apply(session: Session, { name, sql, checksum }: Migration): Promise<boolean> {
  const isApplied = async () => {
    const text = 'select checksum from schema_migrations where name = $1'
    const [before] = await session.query<{ checksum: string }>({ text, values: [name] })
    if (before !== undefined && before.checksum !== checksum)
      throw new MigrationChanged(
        `migrations/${name} was edited after it had been applied: put it back and add a new file.`,
      )
    return before !== undefined
  }
  if (await isApplied()) return false
  return alone(session, async () => {
    if (await isApplied()) return false
    await session.script(sql)
    await session.query({
      text: 'insert into schema_migrations (name, checksum) values ($1, $2)',
      values: [name, checksum],
    })
    return true
  })
}
