// A server that is told to stop has still to write down what it was asked.
import pg from 'pg'
import { expect, test } from 'vitest'
import { emptyDatabase } from '#tests/support/engines.ts'
import { anonKey, startServer } from '#tests/support/server.ts'

test('questions answered just before SIGTERM are in the log', async () => {
  const databaseUrl = await emptyDatabase()
  const server = await startServer({ DATABASE_URL: databaseUrl, RATE_LIMIT: '0' })
  const ask = (n: number) =>
    fetch(`${server.url}/functions/v1/nl-to-sql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${anonKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        query: `how many homes sold for more than ${n} dollars`,
        table: 'real_estate_listings',
        demo_type: 'real_estate',
      }),
    })
  const statuses = await Promise.all(
    Array.from({ length: 25 }, async (_, n) => (await ask(200_000 + n)).status),
  )
  expect(await server.stop('SIGTERM')).toBe(0)
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query(
    "select count(*)::int as logged from query_logs where query_text like 'how many homes sold for more than 2000%' and error_message is null",
  )
  await client.end()
  // On a busy machine some are turned away at the door, and some are given up and logged with their error.
  const answered = statuses.filter(status => status === 200).length
  expect(answered).toBeGreaterThan(0)
  expect(rows).toEqual([{ logged: answered }])
})
