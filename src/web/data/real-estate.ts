// The real-estate demo's listings: read whole, looked up by number, and written by an upload.
import type { RowOf } from '#contract/tables.ts'
import { client } from './connection.ts'
import { check } from './problem.ts'
import { listOf, unexpected } from './rows.ts'
import { readAll } from './reading.ts'

export type Listing = RowOf<'real_estate_listings'>
export type ListingInput = Omit<Listing, 'id' | 'created_at'>

export const listListings = (signal?: AbortSignal) => readAll('real_estate_listings', signal)

/** How much of the list one request asks for, since an address may not grow without end, and how many ask at once. */
const lookup = { numbers: 400, characters: 6000, atOnce: 4 } as const

/** Which of these numbers are stored already. */
export async function findMlsNumbers(numbers: readonly string[], signal?: AbortSignal): Promise<Set<string>> {
  const found = new Set<string>()
  const waiting = lookups([...new Set(numbers)])
  const ask = async () => {
    for (const some of waiting) await findSome(some, found, signal)
  }
  await Promise.all(Array.from({ length: lookup.atOnce }, ask))
  return found
}

async function findSome(some: readonly string[], found: Set<string>, signal?: AbortSignal): Promise<void> {
  const query = client()
    .from('real_estate_listings')
    .select('mls_number')
    .filter('mls_number', 'in', `(${some.join()})`)
  const reply = await (signal === undefined ? query : query.abortSignal(signal))
  check(reply, signal)
  for (const row of listOf(reply.data)) found.add(mlsNumber(row))
}

// The client's own in() leaves quotes and backslashes as they are, and such a number would break the list.
const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`

function* lookups(numbers: readonly string[]): Generator<string[]> {
  let some: string[] = []
  let characters = 0
  for (const value of numbers.map(quoted)) {
    const length = encodeURIComponent(value).length + 3
    if (some.length === lookup.numbers || (some.length > 0 && characters + length > lookup.characters)) {
      yield some
      some = []
      characters = 0
    }
    some.push(value)
    characters += length
  }
  if (some.length > 0) yield some
}

function mlsNumber(row: unknown): string {
  const value: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, 'mls_number') : null
  if (typeof value === 'string') return value
  throw unexpected('an MLS number')
}

/** Adds new listings and updates known ones, all of them or none. They have the same columns, and no number twice. */
export async function storeListings(
  rows: readonly (Partial<ListingInput> & Pick<ListingInput, 'mls_number'>)[],
  signal?: AbortSignal,
): Promise<void> {
  const query = client()
    .from('real_estate_listings')
    .upsert([...rows], { onConflict: 'mls_number' })
  check(await (signal === undefined ? query : query.abortSignal(signal)), signal)
}
