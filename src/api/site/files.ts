// The built site, held in memory: every file with its type, its tag, its compressed forms and, for a page, its policy.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Encoding } from '#api/http/encoding.ts'
import { pagePolicy } from '#api/http/security-headers.ts'

export interface SiteFile {
  type: string
  etag: string
  bodies: Partial<Record<Encoding, Buffer<ArrayBuffer>>> & { identity: Buffer<ArrayBuffer> }
  /** Named after its content, so that it can be kept for good. */
  immutable: boolean
  policy: string | null
}

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  webmanifest: 'application/manifest+json',
  wasm: 'application/wasm',
}

/** Keyed by URL path: a page by its clean address, everything else by its file name. */
export function loadFiles(dir: string, connectTo: readonly string[]): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>()
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz|map)$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const url = `/${relative(dir, path).split(sep).join('/')}`
    files.set(
      url.endsWith('/index.html') ? url.slice(0, -'/index.html'.length) || '/' : url,
      read(path, url, connectTo),
    )
  }
  return files
}

function read(path: string, url: string, connectTo: readonly string[]): SiteFile {
  const identity = readFileSync(path)
  const extension = url.slice(url.lastIndexOf('.') + 1)
  return {
    type: types[extension] ?? 'application/octet-stream',
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 20),
    bodies: {
      identity,
      ...(existsSync(`${path}.br`) ? { br: readFileSync(`${path}.br`) } : {}),
      ...(existsSync(`${path}.gz`) ? { gzip: readFileSync(`${path}.gz`) } : {}),
    },
    immutable: url.startsWith('/assets/'),
    policy: extension === 'html' ? pagePolicy(identity.toString('utf8'), connectTo) : null,
  }
}
