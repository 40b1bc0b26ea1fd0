// The same plain file server for every contestant, so that only the pages differ: Brotli, immutable assets, HTTP/1.1.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}
const compressed = new Set(['.html', '.css', '.js', '.svg', '.txt', '.xml', '.webmanifest'])

export interface Contestant {
  name: string
  dir: string
  /** Sent for every path without a file: how a single-page app is served. */
  fallback?: string
  rewrite?: (html: string) => string
}

export interface Served {
  name: string
  url: string
  close(): Promise<void>
}

function find({ dir, fallback }: Contestant, path: string): string | null {
  const candidates = [path, join(path, 'index.html'), ...(fallback && extname(path) === '' ? [fallback] : [])]
  return (
    candidates
      .map(candidate => join(dir, candidate))
      .find(file => existsSync(file) && statSync(file).isFile()) ?? null
  )
}

export async function serve(contestant: Contestant): Promise<Served> {
  const cache = new Map<string, Buffer>()
  const server: Server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const file = find(contestant, path)
    if (!file) {
      response.writeHead(404).end()
      return
    }
    const extension = extname(file)
    const body = cache.get(file) ?? read(contestant, file, extension)
    cache.set(file, body)
    response.writeHead(200, {
      'content-type': types[extension] ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(compressed.has(extension) && { 'content-encoding': 'br' }),
    })
    response.end(body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    name: contestant.name,
    url: `http://localhost:${port}`,
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}

function read({ rewrite }: Contestant, file: string, extension: string): Buffer {
  const raw = readFileSync(file)
  const text = extension === '.html' && rewrite ? Buffer.from(rewrite(raw.toString('utf8'))) : raw
  return compressed.has(extension) ? brotliCompressSync(text) : text
}
