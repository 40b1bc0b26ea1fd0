// The real-estate demo's listings: read whole, looked up by number, and written by an upload.
import type { RowOf } from '#contract/tables.ts'
import { client } from './connection.ts'
import { check, DataProblem } from './problem.ts'
import { listOf, unexpected } from './rows.ts'
import { readAll } from './reading.ts'

export type Listing = RowOf<'real_estate_listings'>
export type ListingInput = Omit<Listing, 'id' | 'created_at'>

export const listListings = (signal?: AbortSignal) => readAll('real_estate_listings', signal)

/** Numbers in one request: the address of a request may not grow without end. */
const lookup = { numbers: 200, characters: 4000 } as const
const rowsInOneWrite = 500

/** Which of these numbers are stored already. */
export async function findMlsNumbers(numbers: readonly string[], signal?: AbortSignal): Promise<Set<string>> {
  const found = new Set<string>()
  for (const some of lookups([...new Set(numbers)])) {
    const query = client()
      .from('real_estate_listings')
      .select('mls_number')
      .filter('mls_number', 'in', `(${some.join()})`)
    const reply = await (signal === undefined ? query : query.abortSignal(signal))
    check(reply, signal)
    for (const row of listOf(reply.data)) found.add(mlsNumber(row))
  }
  return found
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

export interface UploadOutcome {
  added: number
  updated: number
  /** Rows that a later row with the same number replaced. */
  repeated: number
  /** Rows that the server would not take, each with its reason. */
  refused: Refusal[]
}
interface Refusal {
  mls_number: string
  reason: string
}

/** Adds new listings and updates known ones. One bad row never costs the good ones. */
export async function upsertListings(
  rows: readonly ListingInput[],
  signal?: AbortSignal,
): Promise<UploadOutcome> {
  // The same number twice in one write would fail the whole of it: the last one counts.
  const byNumber = new Map(rows.map(row => [row.mls_number, row]))
  const unique = [...byNumber.values()]
  const known = await findMlsNumbers([...byNumber.keys()], signal)
  const refused: Refusal[] = []
  for (let start = 0; start < unique.length; start += rowsInOneWrite)
    await write(unique.slice(start, start + rowsInOneWrite), refused, signal)
  const lost = new Set(refused.map(({ mls_number }) => mls_number))
  const stored = [...byNumber.keys()].filter(number => !lost.has(number))
  const updated = stored.filter(number => known.has(number)).length
  return { added: stored.length - updated, updated, repeated: rows.length - unique.length, refused }
}

/** Beyond this many bad rows the file is bad, and looking for good ones among them would be endless requests. */
const mostSingledOut = 50

/** Writes a batch; one that is refused is halved until the rows at fault stand alone. */
async function write(rows: readonly ListingInput[], refused: Refusal[], signal?: AbortSignal): Promise<void> {
  const query = client()
    .from('real_estate_listings')
    .upsert([...rows], { onConflict: 'mls_number' })
  const reply = await (signal === undefined ? query : query.abortSignal(signal))
  try {
    check(reply, signal)
  } catch (error) {
    if (!(error instanceof DataProblem) || error.status !== 400) throw error
    if (rows.length === 1 || refused.length >= mostSingledOut) {
      refused.push(...rows.map(({ mls_number }) => ({ mls_number, reason: error.message })))
      return
    }
    const middle = Math.ceil(rows.length / 2)
    await write(rows.slice(0, middle), refused, signal)
    await write(rows.slice(middle), refused, signal)
  }
}
