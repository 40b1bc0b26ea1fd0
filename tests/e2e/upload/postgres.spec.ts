import { startPostgres } from '#tests/support/postgres.ts'
import { keyed, startServer } from '#tests/support/server.ts'
import { csv, expect, fileOf, freshNumbers, open, stored, test, upload } from './fixtures.ts'

test('on PostgreSQL listings are added and updated, and the next question knows a new subdivision', async ({
  page,
}) => {
  test.slow()
  const postgres = await startPostgres({ fsync: 'off' })
  const server = await startServer({ DATABASE_URL: await postgres.createDatabase() })
  const numbers = freshNumbers(700)
  await open(page, server.url)
  await upload(page, [fileOf(numbers)], '700 new listing(s) added from 1 file(s)')
  const [one = '', two = ''] = numbers
  await upload(
    page,
    [
      csv(
        `MLS #,Price,$/SF,Subdvn\n${one},"$600,000",300,Quillback Cove\n${two},"$800,000",500,Quillback Cove`,
      ),
    ],
    '2 existing listing(s) updated from 1 file(s)',
  )
  expect(await stored(server.url, [one])).toMatchObject([{ price: 600_000, subdivision: 'Quillback Cove' }])
  const response = await fetch(`${server.url}/functions/v1/nl-to-sql`, {
    method: 'POST',
    headers: { ...keyed, authorization: `Bearer ${keyed.apikey}` },
    body: JSON.stringify({
      query: 'What is the average price per square foot in Quillback Cove?',
      table: 'real_estate_listings',
      demo_type: 'real_estate',
    }),
  })
  expect((await response.json()).answer).toContain('$400.00')
  await server.stop()
  await postgres.stop()
})
