// Answers that are written as they are asked for (rows, answers, rendered pages) travel compressed. Built files are
// compressed when they are built.
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { chooseEncoding, type Encoding } from './encoding.ts'

/** Shorter answers fit into one packet either way. */
const worthwhileBytes = 1024

// A type that is not listed may be a stream without end, which must not be gathered.
const wholeTexts = /^(application\/([\w.]+\+)?json|text\/html)\b/

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

// Off the server's own thread. Below level 5 Brotli is no better than gzip here; its default, made for files, takes
// tens of times as long.
const packed: Record<Encoding, (bytes: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>> = {
  br: bytes =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: bytes => gzipped(bytes),
}

export function compressAnswers(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const { status, headers } = c.res
    if (c.req.method === 'HEAD' || !mayChange(status, headers)) return
    headers.append('vary', 'accept-encoding')
    const encoding = chooseEncoding(c.req.header('accept-encoding'))
    if (encoding === null) return
    const bytes = new Uint8Array(await c.res.arrayBuffer())
    const worthwhile = bytes.length >= worthwhileBytes
    const body = worthwhile ? await packed[encoding](bytes) : bytes
    const sent = new Headers(headers)
    if (worthwhile) sent.set('content-encoding', encoding)
    sent.set('content-length', String(body.length))
    // Emptied first: over another response, Hono would send the new one as a stream without a length.
    c.res = undefined
    c.res = new Response(body, { status, headers: sent })
  }
}

/** A tag names exact bytes and a range counts them, so what carries either stays as it is. */
const mayChange = (status: number, headers: Headers): boolean =>
  status !== 206 &&
  wholeTexts.test(headers.get('content-type') ?? '') &&
  !headers.has('content-encoding') &&
  !headers.has('etag')
