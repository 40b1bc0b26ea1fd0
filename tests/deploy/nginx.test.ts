// deploy/nginx.conf as it stands, but for ports and certificate, in front of two servers on one PostgreSQL.
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get, request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { emptyDatabase } from '#tests/support/engines.ts'
import { freePort } from '#tests/support/postgres.ts'
import { keyed, startServer, type ServerProcess } from '#tests/support/server.ts'

const has = (program: string, flag: string) => spawnSync(program, [flag]).status === 0
const canRun = has('nginx', '-v') && has('openssl', 'version')
const limit = 3

describe.skipIf(!canRun)('two servers behind nginx', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'nginx-'))
  const servers: ServerProcess[] = []
  let nginx: ChildProcess | undefined
  let [plain, secure] = [0, 0]

  beforeAll(async () => {
    ;[plain, secure] = [await freePort(), await freePort()]
    const env = { DATABASE_URL: await emptyDatabase(), TRUST_PROXY: '1', RATE_LIMIT: String(limit) }
    // The first one migrates; both could, one after the other, but it would take longer.
    servers.push(await startServer(env))
    servers.push(await startServer(env))
    makeCertificate(scratch)
    writeFileSync(join(scratch, 'nginx.conf'), configuration())
    nginx = spawn('nginx', ['-p', scratch, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'ignore' })
    // Until nginx listens, connections are refused, and the attempt is made again.
    await vi.waitFor(() => status('/healthz'), { timeout: 120_000 })
  })
  afterAll(async () => {
    if (nginx !== undefined) {
      const gone = once(nginx, 'exit')
      nginx.kill('SIGTERM')
      await gone
    }
    await Promise.all(servers.map(server => server.stop()))
    rmSync(scratch, { recursive: true, force: true })
  })

  function configuration(): string {
    const ports = servers.map(server => new URL(server.url).port)
    const site = readFileSync(join(import.meta.dirname, '..', '..', 'deploy', 'nginx.conf'), 'utf8')
      .replace(':3000', `:${ports[0]}`)
      .replace(':3001', `:${ports[1]}`)
      .replace('listen 80;', `listen 127.0.0.1:${plain};`)
      .replace('listen 443 ', `listen 127.0.0.1:${secure} `)
      .replaceAll('/etc/ssl/site/', `${scratch}/`)
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map(name => `${name}_temp_path ${scratch}/${name};`)
      .join(' ')
    return `daemon off; pid ${scratch}/pid; events {} http { access_log off; ${folders} ${site} }`
  }

  const options = (path: string) => ({
    host: '127.0.0.1',
    port: secure,
    path,
    ca: readFileSync(join(scratch, 'fullchain.pem')),
    servername: 'example.com',
    headers: { host: 'example.com', ...keyed },
  })
  const status = (path: string): Promise<number> =>
    new Promise((resolve, reject) => {
      get(options(path), response => {
        response.resume()
        response.on('end', () => resolve(response.statusCode ?? 0))
        response.on('error', reject)
      }).on('error', reject)
    })
  const ask = (pretended: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const { headers, ...rest } = options('/functions/v1/nl-to-sql')
      const question = { query: 'how many products', table: 'ecommerce_products', demo_type: 'ecommerce' }
      request(
        {
          ...rest,
          method: 'POST',
          headers: { ...headers, authorization: `Bearer ${keyed.apikey}`, 'x-forwarded-for': pretended },
        },
        response => {
          response.resume()
          resolve(response.statusCode ?? 0)
        },
      )
        .on('error', reject)
        .end(JSON.stringify(question))
    })

  test('an address without TLS is sent to the one with it', async () => {
    const response = await fetch(`http://127.0.0.1:${plain}/contact?vertical=legal`, {
      redirect: 'manual',
      headers: { host: 'example.com' },
    })
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toMatch(/^https:\/\/[^/]+\/contact\?vertical=legal$/)
  })

  test('they share one limit, which a made-up X-Forwarded-For does not get around', async () => {
    const answers = []
    for (let n = 1; n <= 2 * limit; n++) answers.push(await ask(`198.51.100.${n}`))
    expect(answers).toEqual([200, 200, 200, 429, 429, 429])
  })

  test('when one is killed, readers do not notice', async () => {
    const seen: number[] = []
    const reader = async () => {
      for (let n = 0; n < 15; n++) seen.push(await status('/rest/v1/property_listings?select=id&limit=5'))
    }
    const readers = Promise.all(Array.from({ length: 8 }, reader))
    await expect.poll(() => seen.length, { interval: 5 }).toBeGreaterThan(20)
    await servers[0]?.stop('SIGKILL')
    await readers
    expect(seen).toEqual(Array.from({ length: 120 }, () => 200))
  })
})

function makeCertificate(folder: string): void {
  const kind =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=example.com'
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const name = ['-addext', 'subjectAltName=DNS:example.com']
  execFileSync('openssl', [...kind.split(' '), ...name, ...files], { stdio: 'ignore' })
}
