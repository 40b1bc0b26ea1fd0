// The public key names the site, not a person: it keeps strangers' scripts and wrong deployments out, no more.
import { timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

type Refusal = 'missing' | 'wrong'

/** Lets a request through that carries the key, as `apikey` or as a bearer token; every key that it carries must be right. */
export function requireKey(
  key: string,
  refuse: (why: Refusal) => Response | Promise<Response>,
): MiddlewareHandler {
  const expected = Buffer.from(key)
  return async (c, next) => {
    const given = [c.req.header('apikey'), bearer(c.req.header('authorization'))].filter(
      one => one !== undefined,
    )
    if (given.length === 0) return refuse('missing')
    if (!given.every(one => isSame(Buffer.from(one), expected))) return refuse('wrong')
    return next()
  }
}

// Compared to the end, so that the time taken does not tell how much of a guess was right.
const isSame = (given: Buffer, expected: Buffer) =>
  given.length === expected.length && timingSafeEqual(given, expected)

const bearer = (header: string | undefined): string | undefined =>
  header === undefined ? undefined : (/^Bearer\s+(\S+)\s*$/i.exec(header)?.[1] ?? '')
