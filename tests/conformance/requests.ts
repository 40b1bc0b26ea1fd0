// Short ways to write a request down.
import type { Exchange } from './exchange.ts'

export type { Exchange } from './exchange.ts'

type Headers = Record<string, string>

export const get = (path: string, headers: Headers = {}): Exchange => ({ method: 'GET', path, headers })
export const head = (path: string, headers: Headers = {}): Exchange => ({ method: 'HEAD', path, headers })

/** Text goes out as it stands, everything else as JSON. */
export const post = (path: string, body: unknown, headers: Headers = {}): Exchange => ({
  method: 'POST',
  path,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

interface UpsertOptions {
  returning?: boolean
  also?: string
  headers?: Headers
  columns?: string
  conflict?: string
  select?: string
}

export function upsert(body: unknown, options: UpsertOptions, after?: string): Exchange {
  const { returning = false, also, headers = {}, columns, conflict = 'mls_number', select } = options
  const query = new URLSearchParams({
    on_conflict: conflict,
    ...(columns === undefined ? {} : { columns }),
    ...(returning ? { select: select ?? 'id,mls_number,address,has_pool' } : {}),
  })
  const prefer = [
    'resolution=merge-duplicates',
    ...(returning ? ['return=representation'] : []),
    ...(also ? [also] : []),
  ]
  return {
    ...post(`/real_estate_listings?${query}`, body, { Prefer: prefer.join(','), ...headers }),
    ...(after === undefined ? {} : { after }),
  }
}
