// A PostgreSQL in memory that holds the demo tables and nothing else of the site. Runs in a copy's thread.
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { demoTables } from '#contract/demos.ts'
import { columnsOf, type TableName } from '#contract/tables.ts'
import { readCapped } from './capped-read.ts'
import type { CopyRequests, CopyStart, Refused } from './copy-protocol.ts'

type Asked<Op extends keyof CopyRequests> = CopyRequests[Op]['asked']
type Answer<Op extends keyof CopyRequests> = CopyRequests[Op]['answer']

const settings = [
  // The tables fit in an eighth of the default, which would be taken from the machine at once, by each copy.
  'shared_buffers=16MB',
  // A reload of a table would otherwise leave a log of it in memory.
  'wal_level=minimal',
  'max_wal_senders=0',
]
const startParams = [...PGlite.defaultStartParams, ...settings.flatMap(setting => ['-c', setting])]

const demoTableNames = Object.values(demoTables).flat()

// Triggers keep tables up to date that a copy does not have, and foreign keys would keep a table from being emptied and
// loaded again on its own.
const keepDemoTables = `do $$ declare item record; begin
    for item in select conrelid::regclass as owner, conname as name from pg_constraint where contype = 'f' loop
      execute format('alter table %s drop constraint %I', item.owner, item.name);
    end loop;
    for item in select tgrelid::regclass as owner, tgname as name from pg_trigger where not tgisinternal loop
      execute format('drop trigger %I on %s', item.name, item.owner);
    end loop;
    for item in select oid::regclass as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and relname not in ('${demoTableNames.join("', '")}') loop
      execute format('drop table %s cascade', item.name);
    end loop;
  end $$;
  create schema copies;
  create table copies.loaded (table_name text primary key, digest text not null)`

export async function openCopy({ image, migrations }: CopyStart): Promise<PGlite> {
  if (image !== null)
    return PGlite.create({ startParams, loadDataDir: new Blob([zstdDecompressSync(image)]) })
  const db = await PGlite.create({ startParams })
  for (const migration of migrations) await db.exec(migration)
  await db.exec(keepDemoTables)
  return db
}

export async function loadedTables(db: PGlite): Promise<[TableName, string][]> {
  const { rows } = await db.query<{ table_name: TableName; digest: string }>(
    'select table_name, digest from copies.loaded',
  )
  return rows.map(row => [row.table_name, row.digest])
}

export async function load(db: PGlite, { table, rows, digest }: Asked<'load'>): Promise<null> {
  await db.transaction(async tx => {
    await tx.exec(`truncate ${table}`)
    await tx.query(`copy ${table} (${columnsOf(table).join(', ')}) from '/dev/blob'`, [], {
      blob: new Blob([rows.slice()]),
    })
    await tx.query(
      'insert into copies.loaded values ($1, $2) on conflict (table_name) do update set digest = excluded.digest',
      [table, digest],
    )
  })
  // Without statistics the planner takes every table for a small one.
  await db.exec(`analyze ${table}; checkpoint`)
  return null
}

export async function read(db: PGlite, { demo, sql }: Asked<'read'>): Promise<Answer<'read'>> {
  await db.exec(`begin transaction read only; set local role reader_${demo}`)
  try {
    const rows = await readCapped(async text => {
      const result = await db.query<unknown[]>(text, [], { rowMode: 'array' })
      return { columns: result.fields.map(field => field.name), rows: result.rows }
    }, sql)
    return { rows }
  } catch (error) {
    return { refused: sqlError(error) }
  } finally {
    await db.exec('rollback')
  }
}

/** Anything but PostgreSQL's own refusal leaves the copy in doubt: it is thrown, and ends the thread. */
function sqlError(error: unknown): Refused {
  const code = error instanceof Error ? Reflect.get(error, 'code') : undefined
  if (!(error instanceof Error) || typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) throw error
  return { code, message: error.message }
}

export async function imageOf(db: PGlite): Promise<Uint8Array> {
  await db.exec('checkpoint')
  const dir = await db.dumpDataDir('none')
  return zstdCompressSync(new Uint8Array(await dir.arrayBuffer()))
}
