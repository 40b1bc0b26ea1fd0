// Promises about what a page sends, which a careless import would break without anyone noticing.
import { expect, test } from '@playwright/test'

const staticPages = [
  '/',
  '/vacation-rental',
  '/legal',
  '/blog/gap-nights',
  '/terms-of-service',
  '/privacy-policy',
]

for (const path of staticPages)
  test(`${path} ships no framework, and at most 3 KB of plain script`, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', request => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(scripts).toEqual([])
    const inline = await page
      .locator('script:not([type])')
      .evaluateAll(all => all.reduce((sum, script) => sum + (script.textContent?.length ?? 0), 0))
    expect(inline).toBeGreaterThan(0)
    expect(inline).toBeLessThan(3 * 1024)
  })

for (const path of [
  '/demo',
  '/real-estate-demo',
  '/ecommerce/demo',
  '/real-estate-upload',
  '/blog',
  '/contact',
])
  test(`${path} is made of a few files, not of one for each module`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const files = (kind: string) =>
      new Set([...html.matchAll(new RegExp(`"(/assets/[^"]+\\.${kind})"`, 'g'))].map(([, file]) => file))
    expect(files('js').size).toBeGreaterThan(0)
    expect(files('js').size).toBeLessThanOrEqual(12)
    expect(files('css').size).toBeLessThanOrEqual(3)
  })

for (const path of ['/contact', '/demo', '/queries'])
  test(`nothing of ${path} starts React before the page is shown, and then it starts`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path)).text()
    expect(html).not.toContain('<script type="module"')
    expect(html).not.toContain('rel="modulepreload"')
    await page.goto(path)
    await page.waitForFunction(() => '__reactRouterRouteModules' in window)
  })

test('no page asks another server for anything', async ({ page, baseURL }) => {
  const foreign: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
      foreign.push(request.url())
  })
  for (const path of [...staticPages, '/contact']) await page.goto(path, { waitUntil: 'networkidle' })
  expect(foreign).toEqual([])
})

test('no page breaks its own content policy', async ({ page }) => {
  const refused: string[] = []
  page.on(
    'console',
    message => message.text().includes('Content Security Policy') && refused.push(message.text()),
  )
  for (const path of [...staticPages, '/contact', '/nothing'])
    await page.goto(path, { waitUntil: 'networkidle' })
  expect(refused).toEqual([])
})

test('visitors get no cookie', async ({ page, context }) => {
  for (const path of [...staticPages, '/contact']) await page.goto(path)
  expect(await context.cookies()).toEqual([])
})
