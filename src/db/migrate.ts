// Applies migrations/*.sql in order, each once and whole. Callers hold the lock that keeps a second server out.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Session } from './session.ts'

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
  await session.script(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
  const rows = await session.query<{ name: string; checksum: string }>({
    text: 'select name, checksum from schema_migrations',
  })
  const applied = new Map(rows.map(row => [row.name, row.checksum]))
  const done: string[] = []
  for (const { name, sql, checksum } of migrations) {
    const before = applied.get(name)
    if (before === checksum) continue
    if (before !== undefined)
      throw new MigrationChanged(
        `migrations/${name} was edited after it had been applied: put it back and add a new file.`,
      )
    await apply(session, { name, sql, checksum })
    done.push(name)
  }
  return done
}

async function apply(session: Session, { name, sql, checksum }: Migration): Promise<void> {
  await session.script('begin')
  try {
    await session.script(sql)
    await session.query({
      text: 'insert into schema_migrations (name, checksum) values ($1, $2)',
      values: [name, checksum],
    })
    await session.script('commit')
  } catch (error) {
    await session.script('rollback')
    throw error
  }
}
