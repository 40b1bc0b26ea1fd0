// npm run bench:web [-- --runs 3] [--quick] — weighs every page and audits it, beside the same components as a
// client-rendered app and beside the same page without scripts and motion. Needs a build; writes RESULTS.md.
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { visitorsChromium } from '#tests/support/chromium.ts'
import { startServer } from '#tests/support/server.ts'
import { indexedPages } from '#web/site-map.ts'
import { buildSpa } from './build-spa.ts'
import { audit } from './lighthouse.ts'
import { reportOf, type Measured } from './report.ts'
import { serve } from './static-server.ts'
import { weigh } from './weigh.ts'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, quick: { type: 'boolean', default: false } },
})
const root = join(import.meta.dirname, '..', '..')
const client = join(root, 'build', 'client')
if (!existsSync(join(client, 'index.html'))) throw new Error('Run npm run build first.')
const chrome = visitorsChromium ?? chromium.executablePath()

const spa = join(root, '.cache', 'bench-spa')
await buildSpa(spa, new Date().toISOString().slice(0, 10))

const withoutScripts = (html: string) =>
  html
    .replaceAll(/<script\b(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link (rel|data-after-paint)="modulepreload"[^>]*>/g, '')
    .replace(
      '</head>',
      '<style>*,::before,::after{animation:none!important;transition:none!important}</style></head>',
    )

// Pages with rows need the product itself; all else is served by one file server, so that only the pages differ.
const product = await startServer({ RATE_LIMIT: '0' })
const contestants = await Promise.all([
  serve({ name: 'this site', dir: client }),
  serve({ name: 'no scripts, no motion', dir: client, rewrite: withoutScripts }),
  serve({ name: 'client-rendered', dir: spa, fallback: 'index.html' }),
])
const pages = [...indexedPages.map(page => page.path), '/blog/gap-nights']
const withRows = new Set(pages.filter(path => /demo|upload/.test(path)))
const asClientRendered = new Set(pages.filter(path => !/demo|upload|blog/.test(path)))
// The two others are audited where the comparison says something: the home page, one vertical page, one form.
const compared = new Set(['/', '/vacation-rental', '/contact'])
const takesPart = (path: string, name: string) =>
  name === 'this site' ||
  (name === 'client-rendered'
    ? asClientRendered.has(path)
    : compared.has(path) || path === '/blog/gap-nights')
const starters = pages.flatMap(path =>
  contestants
    .filter(({ name }) => takesPart(path, name))
    .map(({ name, url }) => ({
      path,
      contestant: name,
      address: (withRows.has(path) ? product.url : url) + path,
    })),
)

const browser = await chromium.launch({ executablePath: chrome, args: ['--no-sandbox', '--disable-gpu'] })
const measured: Measured[] = []
for (const starter of starters)
  measured.push({ ...starter, weight: await weigh(browser, starter.address), audit: undefined })
await browser.close()

if (!values.quick) {
  const wanted = measured.filter(
    ({ path, contestant }) => contestant !== 'client-rendered' || compared.has(path),
  )
  const audits = await audit(
    wanted.map(({ address }) => address),
    Number(values.runs),
    chrome,
  )
  for (const page of wanted) page.audit = audits.get(page.address)
}
await Promise.all(contestants.map(contestant => contestant.close()))
await product.stop()

const about = `Measured on ${cpus().length} cores (${process.arch}) at a load average of ${loadavg()[1]?.toFixed(1)}, ${values.quick ? 'weights only' : `${values.runs} runs each, interleaved`}. All are served by the same file server, but pages with rows by the product itself. "Client-rendered" is the same components as a plain React app (\`bench/web/spa\`); "no scripts, no motion" is this site's page with both taken out. Above a load of about one half, times say more about the machine than about the pages.`
await writeFile(join(import.meta.dirname, 'RESULTS.md'), await reportOf(measured, about))
console.log('Wrote bench/web/RESULTS.md')
