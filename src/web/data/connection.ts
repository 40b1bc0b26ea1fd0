// Where the data comes from, in one place: the site's own server, unless the build names a Supabase project.
import { PostgrestClient } from '@supabase/postgrest-js'

export interface Connection {
  /** Where the tables are, such as https://site.example/rest/v1. */
  url: string
  key: string
  /** The site's own server also takes the traces of the contact form; a foreign one would refuse the headers. */
  own: boolean
  fetch?: typeof globalThis.fetch
}

const ownKey = 'public-anon-key'

function fromBuild(): Connection {
  const foreign = import.meta.env.SUPABASE_URL ?? ''
  const key = import.meta.env.ANON_KEY ?? ownKey
  if (foreign === '') return { url: new URL('/rest/v1', location.origin).href, key, own: true }
  return { url: new URL('/rest/v1', foreign).href, key, own: false }
}

let current: Connection | undefined

/** For tests, and for a page that learns its server only when it runs. */
export const connectTo = (connection: Connection) => {
  current = connection
}

/** Asked for at the first request: while a page is rendered on the server there is no origin to speak of. */
export const connection = (): Connection => (current ??= fromBuild())

export function client(): PostgrestClient {
  const { url, key, fetch } = connection()
  return new PostgrestClient(url, { headers: { apikey: key }, ...(fetch ? { fetch } : {}) })
}
