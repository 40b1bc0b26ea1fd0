// The official client against a server, every operation of the product: what passes here runs on Supabase unchanged.
import { PostgrestClient } from '@supabase/postgrest-js'
import { beforeEach, describe, expect, test } from 'vitest'
import { connectTo, type Connection } from '#web/data/connection.ts'
import { submitContact } from '#web/data/contact.ts'
import {
  countEvents,
  countOrders,
  listBuyers,
  listProducts,
  pageEvents,
  pageOrders,
} from '#web/data/ecommerce.ts'
import { pageQueryLogs } from '#web/data/query-logs.ts'
import { findMlsNumbers, listListings, type ListingInput } from '#web/data/real-estate.ts'
import {
  countInteractions,
  countReservations,
  countVisitors,
  listProperties,
  pageInteractions,
  pageReservations,
  pageVisitors,
} from '#web/data/vacation-rental.ts'
import { gather } from '#web/upload/gather.ts'
import { newJob, save } from '#web/upload/save.ts'
import { fixtures } from './fixtures.ts'

export interface Server {
  connection: Connection
  reset(): Promise<void>
  /** How many leads are stored; only the owner can tell. */
  leads(): Promise<number>
}

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
const newestFirst = <Row extends { id: number }>(
  rows: readonly Row[],
  moment: (row: Row) => string | number,
) => ids([...rows].sort((a, b) => (moment(a) < moment(b) ? 1 : moment(a) > moment(b) ? -1 : b.id - a.id)))
const noTraces = { honeypot: '', filledMs: null }

export function clientSuite(server: () => Server): void {
  beforeEach(async () => {
    connectTo(server().connection)
    await server().reset()
  })

  describe('the vacation-rental demo', () => {
    test('lists the properties, newest first', async () => {
      expect(ids(await listProperties())).toEqual([5, 4, 3, 2, 1])
    })
    test('counts reservations, visitors and interactions', async () => {
      expect(await Promise.all([countReservations(), countVisitors(), countInteractions()])).toEqual([
        23, 6, 12,
      ])
    })
    test('pages reservations, with ties in a fixed order', async () => {
      const { rows, total } = await pageReservations(1)
      expect(total).toBe(23)
      expect(ids(rows)).toEqual(newestFirst(fixtures.reservations, row => row.created_at))
    })
    test('pages visitors', async () => {
      expect(ids((await pageVisitors(1)).rows)).toEqual([6, 5, 4, 3, 2, 1])
    })
    test('a page past the end is empty and knows the total', async () => {
      expect(await pageVisitors(7)).toEqual({ rows: [], total: 6 })
    })
    test('shows who and what an interaction was about, or that it is unknown', async () => {
      const { rows } = await pageInteractions(1)
      expect(rows.find(({ id }) => id === 9)).toMatchObject({
        visitor_name: 'Zoë "Z" O\'Neil',
        visitor_email: 'visitor4@example.net',
        property_title: 'Quiet Pines',
        property_address: '1 Pine Trail',
      })
      expect(rows.find(({ id }) => id === 12)).toMatchObject({
        visitor_name: 'Unknown',
        visitor_email: 'N/A',
      })
      expect(rows.find(({ id }) => id === 10)).toMatchObject({
        property_title: 'Unknown Property',
        property_address: 'N/A',
      })
    })
  })

  describe('the real-estate demo', () => {
    test('lists the listings, newest first', async () => {
      expect(ids(await listListings())).toEqual([6, 5, 4, 3, 2, 1])
    })
    test('finds stored numbers whatever characters they hold', async () => {
      const stored = fixtures.real_estate_listings.map(({ mls_number }) => mls_number)
      expect(await findMlsNumbers([...stored, 'absent', ''])).toEqual(new Set(stored))
    })
    test('an upload adds new listings and updates known ones', async () => {
      const { job } = await upload([input('100001', 'Changed'), input('200001', 'New')])
      expect(job).toMatchObject({ added: 1, updated: 1, refused: [], waiting: [] })
      const after = await listListings()
      expect(after).toHaveLength(7)
      expect(after.find(({ mls_number }) => mls_number === '100001')).toMatchObject({
        id: 1,
        address: 'Changed',
      })
    })
    test('an upload of 1,200 rows with one bad among them stores the others', async () => {
      const rows = Array.from({ length: 1200 }, (_, i) => input(`N${i}`, `${i} Main St`))
      rows[700] = { ...input('N700', 'too dear'), price: 1e13 }
      const { job } = await upload(rows)
      expect(job).toMatchObject({ added: 1199, updated: 0, refused: [{ line: 702 }] })
      expect(await listListings()).toHaveLength(1205)
    })
  })

  describe('the ecommerce demo', () => {
    test('lists products by age and buyers by value', async () => {
      expect(ids(await listProducts())).toEqual([4, 3, 2, 1])
      expect(ids(await listBuyers())).toEqual([4, 3, 2, 1])
    })
    test('counts and pages orders and events', async () => {
      expect(await Promise.all([countOrders(), countEvents()])).toEqual([9, 11])
      expect(ids((await pageOrders(1)).rows)).toEqual(
        newestFirst(fixtures.ecommerce_purchases, row => row.purchase_date),
      )
      expect(ids((await pageEvents(1)).rows)).toEqual(
        newestFirst(fixtures.ecommerce_analytics, row => row.created_at),
      )
    })
  })

  describe('the query logs', () => {
    test('come in pages of 20 with the total', async () => {
      const pages = await Promise.all([1, 2, 3].map(page => pageQueryLogs({}, page)))
      expect(pages.map(({ rows, total }) => [rows.length, total])).toEqual([
        [20, 45],
        [20, 45],
        [5, 45],
      ])
      expect(ids(pages.flatMap(({ rows }) => rows))).toEqual(
        newestFirst(fixtures.query_logs, row => row.created_at),
      )
    })
    test('are narrowed by every filter at once', async () => {
      const filters = {
        demoType: 'ecommerce',
        minResponseMs: 50,
        maxResponseMs: 300,
        from: '2026-02-05',
        to: '2026-02-12',
      } as const
      const expected = fixtures.query_logs.filter(
        row =>
          row.demo_type === 'ecommerce' &&
          row.response_time_ms >= 50 &&
          row.response_time_ms <= 300 &&
          row.created_at >= '2026-02-05' &&
          row.created_at < '2026-02-13',
      )
      const { rows, total } = await pageQueryLogs(filters, 1)
      expect(total).toBe(expected.length)
      expect(ids(rows).sort()).toEqual(ids(expected).sort())
    })
  })

  describe('the contact form', () => {
    const lead = {
      name: 'Ada',
      email: 'ada@example.com',
      company: null,
      vertical: 'legal',
      message: null,
    } as const
    test('stores a lead', async () => {
      await submitContact(lead, noTraces)
      expect(await server().leads()).toBe(1)
    })
    test('a lead goes in and does not come out', async () => {
      await submitContact(lead, noTraces)
      const { url, key, fetch } = server().connection
      const client = new PostgrestClient(url, { headers: { apikey: key }, ...(fetch ? { fetch } : {}) })
      for (const attempt of [
        client.from('contact_submissions').select('*'),
        client.from('contact_submissions').insert(lead).select(),
        client.from('contact_submissions').delete().eq('name', 'Ada'),
        client.from('contact_submissions').update({ name: 'Eve' }).eq('name', 'Ada'),
      ])
        expect((await attempt).error?.code).toBe('42501')
      expect(await server().leads()).toBe(1)
    })
  })
}

const input = (mls_number: string, address: string): ListingInput => ({
  mls_number,
  address,
  price: 350000,
  status: 'COP',
  beds: 3,
  full_baths: 2,
  partial_baths: 1,
  subdivision: 'Sea Oaks',
  sold_price: null,
  ask_price: 350000,
  close_date: null,
  price_per_sf: 210.5,
  days_on_market: 12,
  owner_rental_in_23: null,
  has_pool: true,
  year_built: 2004,
})

const upload = (rows: readonly ListingInput[]) => {
  const listings = rows.map((values, index) => ({ file: 'listings.csv', line: index + 2, values }))
  return save(newJob(gather([{ listings, skipped: [] }]).batches), () => undefined)
}
