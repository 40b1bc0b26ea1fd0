// How the data functions meet a server that is away, wrong or stingy; tests/conformance shows them on real ones.
import { describe, expect, test } from 'vitest'
import type { Contact } from '#contract/contact.ts'
import { asked, server } from './server.testing.ts'
import { submitContact } from './contact.ts'
import { countOrders } from './ecommerce.ts'
import { DataProblem } from './problem.ts'
import { pageQueryLogs } from './query-logs.ts'
import { findMlsNumbers, storeListings, type ListingInput } from './real-estate.ts'
import { listProperties, pageVisitors } from './vacation-rental.ts'

const problem = (status: number, body: object) => Response.json(body, { status })
const caught = async (act: Promise<unknown>) => {
  const error = await act.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof DataProblem) return error
  throw new Error(`not a DataProblem: ${String(error)}`)
}
const property = (id: number) => ({
  id,
  title: `House ${id}`,
  property_type: 'beach_house',
  city: 'Nags Head',
  state: 'NC',
  price: 210.5,
  bedrooms: 3,
  bathrooms: 2,
  status: 'available',
  address: '1 Beach Road',
  created_at: '2026-01-01T00:00:00+00:00',
})
const contact: Contact = {
  name: 'Ada',
  email: 'ada@example.com',
  company: null,
  vertical: 'legal',
  message: null,
}
const listing = (mls_number: string, beds: number | null = 3): ListingInput => ({
  mls_number,
  price: null,
  address: null,
  status: null,
  beds,
  full_baths: null,
  partial_baths: null,
  subdivision: null,
  sold_price: null,
  ask_price: null,
  close_date: null,
  price_per_sf: null,
  days_on_market: null,
  owner_rental_in_23: null,
  has_pool: false,
  year_built: null,
})

describe('reading', () => {
  test('a list is read whole from a server that sends two rows at a time', async () => {
    server(({ url }) => {
      const from = Number(new URL(url).searchParams.get('offset') ?? 0)
      const rows = [1, 2, 3, 4, 5].slice(from, from + 2).map(property)
      return Response.json(rows, { headers: { 'content-range': `${from}-${from + rows.length - 1}/5` } })
    })
    expect((await listProperties()).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
  })
  test('a row that is not what the table says is a problem, not a blank cell', async () => {
    server(() => Response.json([{ ...property(1), price: '210' }]))
    expect((await caught(listProperties())).message).toMatch(/property_listings\.price/)
    server(() => Response.json({ rows: [] }))
    expect((await caught(listProperties())).message).toMatch(/a list/)
  })
  test('a page that no longer exists is empty and knows how many rows there are', async () => {
    server(({ method }) =>
      method === 'HEAD'
        ? new Response(null, { headers: { 'content-range': '0-2/3' } })
        : problem(416, {
            code: 'PGRST103',
            message: 'Requested range not satisfiable',
            details: null,
            hint: null,
          }),
    )
    expect(await pageQueryLogs({ demoType: 'ecommerce' }, 9)).toEqual({ rows: [], total: 3 })
    expect(asked.map(({ url }) => new URL(url).searchParams.get('demo_type'))).toEqual([
      'eq.ecommerce',
      'eq.ecommerce',
    ])
  })
  test('the last day of a filter is included to its end', async () => {
    server(() => Response.json([], { headers: { 'content-range': '*/0' } }))
    await pageQueryLogs({ from: '2026-03-01', to: '2026-03-31', minResponseMs: 10, maxResponseMs: 0 }, 1)
    const { searchParams } = new URL(asked[0]?.url ?? '')
    expect(searchParams.getAll('created_at')).toEqual(['gte.2026-03-01', 'lte.2026-03-31T23:59:59.999'])
    expect(searchParams.getAll('response_time_ms')).toEqual(['gte.10', 'lte.0'])
  })
  test('pages come in an order that no two rows share', async () => {
    server(() => Response.json([], { headers: { 'content-range': '*/0' } }))
    await pageVisitors(3)
    const { searchParams } = new URL(asked[0]?.url ?? '')
    expect(Object.fromEntries(searchParams)).toMatchObject({
      order: 'visited_at.desc,id.desc',
      offset: '100',
      limit: '50',
    })
  })
})

describe('problems', () => {
  test('carry the words of the server', async () => {
    server(() =>
      problem(401, {
        code: '42501',
        message: 'permission denied for table query_logs',
        details: null,
        hint: null,
      }),
    )
    const error = await caught(pageQueryLogs({}, 1))
    expect([error.status, error.code, error.message]).toEqual([
      401,
      '42501',
      'permission denied for table query_logs',
    ])
  })
  test('of a count have words too, though its answer has none', async () => {
    server(() => new Response(null, { status: 500 }))
    expect((await caught(countOrders())).message).toBe('The server answered with status 500.')
  })
  test('of a gateway in front of the server are said in our words, not in its markup', async () => {
    server(() => new Response('<html><h1>502 Bad Gateway</h1></html>', { status: 502 }))
    const error = await caught(listProperties())
    expect([error.message, error.told]).toEqual(['The server answered with status 502.', false])
  })
  test('of the network are said plainly', async () => {
    server(() => Promise.reject(new TypeError('fetch failed')))
    expect((await caught(submitContact(contact, { honeypot: '', filledMs: null }))).message).toBe(
      'The server could not be reached.',
    )
  })
  test('an abort is the abort that was asked for', async () => {
    server(({ signal }) => Promise.reject(signal.reason))
    const stop = new AbortController()
    const reading = listProperties(stop.signal)
    stop.abort(new DOMException('left the page', 'AbortError'))
    await expect(reading).rejects.toThrow('left the page')
  })
})

describe('the contact form', () => {
  test('sends its five fields, the key, and how it was filled in', async () => {
    server(() => new Response(null, { status: 201 }))
    await submitContact(contact, { honeypot: 'x y', filledMs: 4200.4 })
    const [request] = asked
    expect(await request?.json()).toEqual(contact)
    expect(request?.headers.get('apikey')).toBe('a-key')
    expect(request?.headers.get('x-form-website')).toBe('x%20y')
    expect(request?.headers.get('x-form-filled-ms')).toBe('4200')
  })
  test('learns which fields are wrong', async () => {
    const problems = { email: 'Enter an email address.', hack: 'x' }
    server(() =>
      problem(400, {
        code: '23514',
        message: 'Enter an email address.',
        details: JSON.stringify(problems),
        hint: null,
      }),
    )
    expect((await caught(submitContact(contact, { honeypot: '', filledMs: null }))).problems).toEqual({
      email: 'Enter an email address.',
    })
  })
})

describe('an upload', () => {
  const inList = (request: Request) => new URL(request.url).searchParams.get('mls_number')
  test('looks many numbers up in several requests, each short enough', async () => {
    server(() => Response.json([]))
    await findMlsNumbers(Array.from({ length: 1200 }, (_, i) => `é-${i}`))
    expect(asked.length).toBeGreaterThan(2)
    expect(Math.max(...asked.map(({ url }) => url.length))).toBeLessThan(8000)
  })
  test('quotes every number, whatever is in it', async () => {
    server(() => Response.json([]))
    await findMlsNumbers(['a,b', 'q"', 'b\\'])
    expect(asked.map(inList)).toEqual(['in.("a,b","q\\"","b\\\\")'])
  })
  test('is one write of all its rows', async () => {
    server(() => new Response(null, { status: 201 }))
    await storeListings([listing('A'), listing('B')])
    expect(asked).toHaveLength(1)
    expect(await asked[0]?.json()).toMatchObject([{ mls_number: 'A' }, { mls_number: 'B' }])
    expect(new URL(asked[0]?.url ?? '').searchParams.get('on_conflict')).toBe('mls_number')
  })
})
