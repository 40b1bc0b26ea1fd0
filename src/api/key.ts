// The public key names the site, not a person: it keeps strangers' scripts and wrong deployments out, no more.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

type Refusal = 'missing' | 'wrong'

/** Lets a request through that carries the key, as `apikey` or as a bearer token; every key that it carries must be right. */
export function requireKey(
  key: string,
  refuse: (why: Refusal) => Response | Promise<Response>,
): MiddlewareHandler {
  const expected = digest(key)
  return async (c, next) => {
    const given = [c.req.header('apikey'), bearer(c.req.header('authorization'))].filter(
      one => one !== undefined,
    )
    if (given.length === 0) return refuse('missing')
    // Digests have one length, so that the comparison tells neither the key's length nor its beginning.
    if (!given.every(one => timingSafeEqual(digest(one), expected))) return refuse('wrong')
    return next()
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest()

const bearer = (header: string | undefined): string | undefined =>
  header === undefined ? undefined : (/^Bearer\s+(\S+)\s*$/i.exec(header)?.[1] ?? '')
