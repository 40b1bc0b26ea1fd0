import { expect, test } from '@playwright/test'
import { brand } from '#brand/brand.ts'
import { articlePaths } from '#web/at-build/articles.ts'
import { indexedPages } from '#web/site-map.ts'

test('every page has a title and a description of its own, its address, and a picture for sharing', async ({
  page,
  request,
}) => {
  const seen = { titles: new Set<string>(), descriptions: new Set<string>() }
  for (const { path } of indexedPages) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const content = (selector: string) => page.locator(selector).getAttribute('content')
    const description = (await content('meta[name=description]')) ?? ''
    // Short enough to be shown whole.
    expect(description.length).toBeGreaterThan(60)
    expect(description.length).toBeLessThan(200)
    seen.titles.add(await page.title())
    seen.descriptions.add(description)
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(new URL(canonical ?? '').pathname).toBe(path)
    expect(await content('meta[property="og:url"]')).toBe(canonical)
    expect(await content('meta[name="twitter:card"]')).toBe('summary_large_image')
    const image = await request.get(new URL((await content('meta[property="og:image"]')) ?? '').pathname)
    expect(image.headers()['content-type']).toBe('image/png')
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  }
  expect(seen.titles.size).toBe(indexedPages.length)
  expect(seen.descriptions.size).toBe(indexedPages.length)
})

test('structured data names the company, the way here and the questions', async ({ page }) => {
  const types = async (path: string) => {
    await page.goto(path)
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
    return blocks.map(block => JSON.parse(block)['@type'])
  }
  expect(await types('/')).toEqual(['Organization', 'WebSite'])
  expect(await types('/legal')).toEqual(['BreadcrumbList', 'FAQPage'])
  expect(await types('/contact')).toEqual(['BreadcrumbList'])
})

test('the sitemap lists exactly the public pages and articles, and each of them answers', async ({
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const paths = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  expect(paths).toEqual([...indexedPages.map(page => page.path), ...articlePaths()])
  for (const path of paths) expect((await request.get(path)).status()).toBe(200)
})

test('robots, icons and the manifest are there', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap:')
  for (const icon of [
    '/favicon.ico',
    '/favicon.svg',
    '/apple-touch-icon.png',
    '/icon-192.png',
    '/icon-512.png',
  ])
    expect((await request.get(icon)).status()).toBe(200)
  expect(await (await request.get('/manifest.webmanifest')).json()).toMatchObject({ name: brand.name })
})

test('the component page is not part of the product', async ({ request }) => {
  expect((await request.get('/kitchen-sink')).status()).toBe(404)
})

test('a missing page asks not to be indexed', async ({ page }) => {
  await page.goto('/nothing-here')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})
