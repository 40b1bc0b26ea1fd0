// The peer: PostgreSQL's own COPY of the same file, alone and followed by the same rules in SQL.
import type pg from 'pg'
import { expectedColumns } from '#web/upload/columns.ts'

const names = expectedColumns.map(({ column }) => column)

export async function prepare(client: pg.Client): Promise<void> {
  await client.query(`create table copied (${names.map(name => `${name} text`).join()})`)
  await client.query('create table merged (like real_estate_listings including all)')
}

/** Milliseconds for reading the file into a table of texts. */
export async function copyFile(client: pg.Client, path: string): Promise<number> {
  await client.query('truncate copied')
  return timed(() => client.query(`copy copied from '${path}' (format csv, header)`))
}

const money = (name: string) => `nullif(regexp_replace(${name}, '[$,"\\s]', '', 'g'), '')::numeric`
const whole = (name: string) => `nullif(${name}, '')::int`
const inSql: Record<string, (name: string) => string> = {
  price: money,
  sold_price: money,
  ask_price: money,
  price_per_sf: money,
  owner_rental_in_23: money,
  beds: whole,
  full_baths: whole,
  partial_baths: whole,
  days_on_market: whole,
  year_built: whole,
  close_date: name => `to_date(nullif(${name}, ''), 'MM/DD/YY')`,
  has_pool: name => `upper(${name}) = 'Y'`,
}

/** Milliseconds for turning those texts into listings, new ones added and known ones updated. */
export async function mergeFile(client: pg.Client): Promise<number> {
  await client.query('truncate merged')
  const values = names.map(name => inSql[name]?.(name) ?? `nullif(${name}, '')`).join()
  const updates = names.map(name => `${name} = excluded.${name}`).join()
  return timed(() =>
    client.query(
      `insert into merged (${names.join()}) select ${values} from copied on conflict (mls_number) do update set ${updates}`,
    ),
  )
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
