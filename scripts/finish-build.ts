// What remains after the router's build: social cards, icons, sitemap, where pages may connect to, and compressed neighbors for every text file, so
// that no request waits for that.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { connectionsFile, type Connections } from '#api/site/connections.ts'
import { brand } from '#brand/brand.ts'
import { articleCards } from '#web/at-build/article-cards.ts'
import { readArticles } from '#web/at-build/articles.ts'
import { robots, sitemap } from '#web/at-build/crawlers.ts'
import { icons } from '#web/at-build/icons.ts'
import { createRaster } from '#web/at-build/raster.ts'
import { cardSize, socialCard } from '#web/at-build/social-card.ts'
import { postPath } from '#web/pages/blog/post.ts'
import { cardPath, cards, indexedPages } from '#web/site-map.ts'

const root = join(import.meta.dirname, '..')
const client = join(root, 'build', 'client')
const site = process.env.SITE_URL ?? brand.url

function write(path: string, content: Uint8Array | string): void {
  const file = join(client, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** Drawing a card takes a quarter of a second, so that one which has not changed is taken from the last build. */
function remembered(key: string, make: () => Uint8Array): Uint8Array {
  const file = join(
    root,
    '.cache',
    'cards',
    `${createHash('sha256').update(key).digest('hex').slice(0, 20)}.png`,
  )
  if (existsSync(file)) return readFileSync(file)
  const made = make()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, made)
  return made
}

// The server that sends the pages must allow what the build has written into them.
const foreign = process.env.SUPABASE_URL ?? ''
writeFileSync(
  join(root, 'build', connectionsFile),
  `${JSON.stringify({ connectTo: foreign === '' ? [] : [new URL(foreign).origin] } satisfies Connections)}\n`,
)

const raster = await createRaster()
for (const [path, content] of icons(raster)) write(path, content)
const articles = readArticles()
const allCards = new Map([...cards, ...articleCards(articles)])
for (const [path, card] of allCards) {
  const svg = socialCard(card)
  write(
    cardPath(path),
    remembered(svg, () => raster(svg, cardSize.w)),
  )
}
write(
  'sitemap.xml',
  sitemap(site, [...indexedPages, ...articles.map(({ id, date }) => ({ path: postPath(id), date }))]),
)
write('robots.txt', robots(site))

const compressible = /\.(html|css|js|svg|json|xml|txt|md|data|webmanifest)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

async function compress(path: string): Promise<void> {
  const text = readFileSync(path)
  const [smallest, common] = await Promise.all([
    brotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
    zip(text, { level: 9 }),
  ])
  // A tiny file can grow; the server then sends it as it is.
  if (smallest.length < text.length) writeFileSync(`${path}.br`, smallest)
  if (common.length < text.length) writeFileSync(`${path}.gz`, common)
}

const files = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile() && compressible.test(entry.name))
  .map(entry => join(entry.parentPath, entry.name))
const waiting = files.values()
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (const file of waiting) await compress(file)
  }),
)
console.log(`Drew ${allCards.size} social cards, compressed ${files.length} files.`)
