// An article opened directly.
import { expect, test } from '@playwright/test'
import { brand } from '#brand/brand.ts'
import { readArticles } from '#web/at-build/articles.ts'

const articles = readArticles()

test('an article has its picture, the way back, badge, Post N of 11, title, date, reading time and text', async ({
  page,
}) => {
  await page.goto('/blog/gap-nights')
  const main = page.getByRole('main')
  await expect(main.locator('.article-picture img')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog')
  await expect(main.getByText('Vacation Rental', { exact: true }).first()).toBeVisible()
  await expect(main.getByText('Post 2 of 11', { exact: true })).toBeVisible()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'The gap nights in a June that looked full',
  )
  await expect(main.getByText(/^\d min read$/).first()).toBeVisible()
  await expect(main.locator('time')).toHaveAttribute('datetime', /^2026-\d\d-\d\d$/)
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(main.getByRole('link', { name: 'Try the Demo' })).toHaveAttribute('href', '/demo')
})

test('every article answers with its own title, picture, description and address', async ({ request }) => {
  for (const { id, title, excerpt } of articles) {
    const response = await request.get(`/blog/${id}`)
    expect(response.status()).toBe(200)
    const html = await response.text()
    const escaped = (text: string) =>
      text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;')
    expect(html).toContain(`<title>${escaped(title)}: ${brand.name}</title>`)
    expect(html).toContain(`<meta name="description" content="${escaped(excerpt)}"`)
    expect(html).toContain(`${brand.url}/cards/blog-${id}.png`)
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/blog/${id}"`))
    expect((await request.get(`/cards/blog-${id}.png`)).headers()['content-type']).toBe('image/png')
    expect((await request.get(`/content/blog/${id}.md`)).headers()['content-type']).toMatch(/^text\/markdown/)
  }
})

test('no two articles have the same picture', async ({ request }) => {
  const pictures = new Set<string>()
  for (const { id } of articles) {
    const [, path = ''] =
      /class="article-picture">.*?<img src="([^"]+)"/s.exec(
        await (await request.get(`/blog/${id}`)).text(),
      ) ?? []
    pictures.add(await (await request.get(path)).text())
  }
  expect(pictures.size).toBe(31)
})

test('search engines read the post and the way to it', async ({ page }) => {
  await page.goto('/blog/gap-nights')
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const [post, trail] = blocks.map(block => JSON.parse(block))
  expect(post).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'The gap nights in a June that looked full',
    articleSection: 'Vacation Rental',
  })
  expect(trail.itemListElement.map((item: { name: string }) => item.name)).toEqual([
    'Home',
    'Blog',
    post.headline,
  ])
})

test('the contents lead to their sections', async ({ page }) => {
  await page.goto('/blog/gap-nights')
  const link = page.getByRole('navigation', { name: 'In this article' }).getByRole('link').last()
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport()
})

test('the series goes on in both directions, and three more are offered', async ({ page }) => {
  await page.goto('/blog/gap-nights')
  const series = page.getByRole('navigation', { name: 'Series' }).getByRole('link')
  await expect(series).toHaveCount(2)
  await expect(
    page.getByRole('region', { name: 'More for vacation rental managers' }).getByRole('article'),
  ).toHaveCount(3)
  await series.last().click()
  await expect(page.getByText('Post 3 of 11', { exact: true })).toBeVisible()
})

test('the first of a series has nothing before it, the last nothing after', async ({ page }) => {
  for (const [order, label] of [
    [1, 'Next in the series'],
    [11, 'Previous in the series'],
  ] as const) {
    const article = articles.find(one => one.category === 'vacation-rental' && one.order === order)
    await page.goto(`/blog/${article?.id}`)
    const links = page.getByRole('navigation', { name: 'Series' }).getByRole('link')
    await expect(links).toHaveCount(1)
    await expect(links).toContainText(label)
  }
})

for (const [category, demo] of [
  ['vacation-rental', '/demo'],
  ['real-estate', '/real-estate-demo'],
  ['ecommerce', '/ecommerce/demo'],
] as const)
  test(`a question in ${category} is asked at ${demo}`, async ({ page }) => {
    const article = articles.find(one => one.category === category)
    await page.goto(`/blog/${article?.id}`)
    const question = await page.locator('.ask-question').first().textContent()
    const link = page.getByRole('link', { name: 'Ask this in the demo' }).first()
    const to = new URL((await link.getAttribute('href')) ?? '', page.url())
    expect([to.pathname, to.searchParams.get('q')]).toEqual([demo, question])
  })

test('a query can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/blog/gap-nights')
  const button = page.getByRole('button', { name: 'Copy SQL' }).first()
  await button.click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^(SELECT|WITH)[\s\S]+FROM/)
})

test('an unknown article is said to be not found, with status 404 and the way back', async ({ page }) => {
  const response = await page.goto('/blog/no-such-article')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Article Not Found' })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page).toHaveURL('/blog')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an article is complete, and has no button that could not work', async ({ page }) => {
    await page.goto('/blog/gap-nights')
    await expect(page.getByRole('heading', { level: 2 }).nth(3)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy SQL' })).toHaveCount(0)
    await expect(page.getByText('Loading article...')).toHaveCount(0)
  })
})
