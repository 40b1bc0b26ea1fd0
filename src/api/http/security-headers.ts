// What every answer tells the browser about itself. Pages get their inline scripts allowed by hash, and nothing else.
import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g

const hashes = (html: string, tag: RegExp) =>
  [...new Set([...html.matchAll(tag)].map(([, text = '']) => text))]
    .filter(text => text !== '')
    .map(text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)

/** The policy of one page, from its own HTML: a nonce cannot live in a file that is the same for everyone. */
export function pagePolicy(html: string, connectTo: readonly string[] = []): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes(html, inlineScript)].join(' '),
    ["style-src 'self'", ...hashes(html, inlineStyle)].join(' '),
    // Widths of bars come from data; an attribute can colour its element and do nothing else.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectTo].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

export const nothingAllowed = "default-src 'none'; frame-ancestors 'none'"

export function securityHeaders(options: { https: boolean }): MiddlewareHandler {
  const fixed: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ]
  if (options.https) fixed.push(['strict-transport-security', 'max-age=31536000; includeSubDomains'])
  return async (c, next) => {
    await next()
    for (const [name, value] of fixed) c.res.headers.set(name, value)
    if (!c.res.headers.has('content-security-policy'))
      c.res.headers.set('content-security-policy', nothingAllowed)
  }
}
