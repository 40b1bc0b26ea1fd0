// Serves the finished pages from memory, and hands everything else to the rendered site, which knows the 404 page.
import type { Context } from 'hono'
import { shownByQuery, type RenderSite, type SiteServices } from '#contract/site.ts'
import { chooseEncoding, encodings } from '#api/http/encoding.ts'
import { pagePolicy } from '#api/http/security-headers.ts'
import type { SiteFile } from './files.ts'

export interface SiteOptions {
  files: ReadonlyMap<string, SiteFile>
  render: RenderSite
  connectTo: readonly string[]
}

export function serveSite({ files, render, connectTo }: SiteOptions) {
  return async (c: Context, services: SiteServices): Promise<Response> => {
    const path = decode(c.req.path)
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const file = files.get(path)
    const asFinished = !shownByQuery.get(path)?.some(name => c.req.query(name))
    if (file !== undefined && isRead && asFinished) return answer(c, file)
    if (isRead && path.length > 1 && path.endsWith('/') && files.has(path.slice(0, -1)))
      return c.redirect(path.slice(0, -1) + new URL(c.req.url).search, 308)
    const response = await render(c.req.raw, services)
    return withPolicy(response, connectTo)
  }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function answer(c: Context, file: SiteFile): Response {
  const offered = encodings.filter(encoding => file.bodies[encoding] !== undefined)
  const encoding = chooseEncoding(c.req.header('accept-encoding'), offered)
  const etag = `"${file.etag}${encoding === null ? '' : `-${encoding}`}"`
  const headers: Record<string, string> = {
    etag,
    vary: 'accept-encoding',
    'cache-control': file.immutable
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
    ...(file.policy === null ? {} : { 'content-security-policy': file.policy }),
  }
  const known = (c.req.header('if-none-match') ?? '').split(',').map(tag => tag.trim().replace(/^W\//, ''))
  if (known.includes(etag)) return c.body(null, 304, headers)
  const body = file.bodies[encoding ?? 'identity'] ?? file.bodies.identity
  headers['content-type'] = file.type
  headers['content-length'] = String(body.length)
  if (encoding !== null) headers['content-encoding'] = encoding
  return c.req.method === 'HEAD' ? c.body(null, 200, headers) : c.body(body, 200, headers)
}

/** A page that was rendered just now carries inline scripts of its own: they are hashed before it leaves. */
async function withPolicy(response: Response, connectTo: readonly string[]): Promise<Response> {
  if (!(response.headers.get('content-type') ?? '').startsWith('text/html')) return response
  const html = await response.text()
  const headers = new Headers(response.headers)
  headers.set('content-security-policy', pagePolicy(html, connectTo))
  headers.set('cache-control', 'no-store')
  return new Response(html, { status: response.status, headers })
}
