// A table of reservations of any size: the sample's own rows again and again, each time by other guests.
import type pg from 'pg'

/** Puts the sample's reservations aside and tells how many they are. */
export async function keepSample(client: pg.Client): Promise<number> {
  const { rowCount } = await client.query(
    'create table bench_sample as select *, row_number() over (order by id) as n from reservations',
  )
  return rowCount ?? 0
}

export async function fill(client: pg.Client, rows: number): Promise<void> {
  await client.query('truncate reservations')
  await client.query(
    `insert into reservations (property_id, guest_name, guest_email, check_in, check_out, reservation_type, total_price, status, created_at)
     select property_id, guest_name, copy || '.' || guest_email, check_in, check_out, reservation_type, total_price, status,
            created_at - copy * interval '1 second'
     from generate_series(0, $1::int / (select count(*)::int from bench_sample)) copy, bench_sample
     order by copy, n limit $1`,
    [rows],
  )
  await client.query('vacuum analyze reservations')
}
