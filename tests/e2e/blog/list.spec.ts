import { expect, test, type Page } from '@playwright/test'
import { openAwake } from '#tests/e2e/support/awake.ts'
import { readArticles } from '#web/at-build/articles.ts'

const articles = readArticles()
const categoryNames = {
  'vacation-rental': 'Vacation Rental',
  'real-estate': 'Real Estate',
  ecommerce: 'Ecommerce',
}
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const filter = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name, exact: true })

test('the list has a heading, four filters in order, and a call to action that leads to the demo', async ({
  page,
}) => {
  await page.goto('/blog')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('link')).toHaveText([
    'All',
    'Vacation Rental',
    'Ecommerce',
    'Real Estate',
  ])
  await expect(page.getByRole('main').getByRole('link', { name: 'Try the Demo' })).toHaveAttribute(
    'href',
    '/demo',
  )
})

test('every article has a card with picture, badge, Post N of 10, title, excerpt and Read More', async ({
  page,
}) => {
  await page.goto('/blog')
  await expect(cards(page)).toHaveCount(31)
  const shown = await cards(page).evaluateAll(all =>
    all.map(card => ({
      title: card.querySelector('h2')?.textContent,
      text: card.textContent ?? '',
      pictures: card.querySelectorAll('img').length,
      readMore: card.querySelector('a[href^="/blog/"]')?.getAttribute('href'),
    })),
  )
  for (const { id, title, excerpt, order, category } of articles) {
    const card = shown.find(one => one.title === title)
    expect(card, title).toMatchObject({ pictures: 1, readMore: `/blog/${id}` })
    for (const words of [categoryNames[category], `Post ${order} of 10`, excerpt, 'Read More'])
      expect(card?.text).toContain(words)
  }
})

test('the newest article comes first among all, a series is read from its start', async ({ page }) => {
  await page.goto('/blog')
  const newest = articles.toSorted((a, b) => b.date.localeCompare(a.date))[0]
  await expect(cards(page).first().getByRole('heading')).toHaveText(newest?.title ?? '')
  await filter(page, 'Ecommerce').click()
  await expect(cards(page).first()).toContainText('Post 1 of 10')
})

test('each filter shows its own, says so in the address, and the back button undoes it', async ({ page }) => {
  await openAwake(page, '/blog')
  for (const [name, category, count] of [
    ['Vacation Rental', 'vacation-rental', 11],
    ['Ecommerce', 'ecommerce', 10],
    ['Real Estate', 'real-estate', 10],
  ] as const) {
    await filter(page, name).click()
    await expect(page).toHaveURL(`/blog?category=${category}`)
    await expect(cards(page)).toHaveCount(count)
    await expect(filter(page, name)).toHaveAttribute('aria-current', 'true')
  }
  await page.goBack()
  await expect(page).toHaveURL('/blog?category=ecommerce')
  await expect(filter(page, 'Ecommerce')).toHaveAttribute('aria-current', 'true')
  await filter(page, 'All').click()
  await expect(page).toHaveURL('/blog')
  await expect(cards(page)).toHaveCount(31)
})

test('an address with a filter opens filtered; an unknown one shows all', async ({ page }) => {
  await page.goto('/blog?category=real-estate')
  await expect(cards(page)).toHaveCount(10)
  await page.goto('/blog?category=astrology')
  await expect(cards(page)).toHaveCount(31)
})

test('the feeds are linked from the page and its head, and can be read', async ({ page, request }) => {
  await page.goto('/blog')
  for (const [name, path, type] of [
    ['RSS', '/blog/feed.xml', 'application/rss+xml'],
    ['JSON Feed', '/blog/feed.json', 'application/feed+json'],
  ] as const) {
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      path,
    )
    const href = await page.locator(`link[rel=alternate][type="${type}"]`).getAttribute('href')
    expect(new URL(href ?? '').pathname).toBe(path)
  }
  const xml = await (await request.get('/blog/feed.xml')).text()
  const read = await page.evaluate(source => {
    const feed = new DOMParser().parseFromString(source, 'application/xml')
    return {
      broken: feed.querySelector('parsererror')?.textContent ?? null,
      items: feed.querySelectorAll('item').length,
      full: feed.getElementsByTagName('content:encoded')[0]?.textContent?.includes('<p>') ?? false,
    }
  }, xml)
  expect(read).toEqual({ broken: null, items: 20, full: true })
  expect((await (await request.get('/blog/feed.json')).json()).items).toHaveLength(20)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters filter, the cards lead on, and no search is shown that could not work', async ({
    page,
  }) => {
    await page.goto('/blog')
    await expect(page.getByRole('searchbox')).toBeHidden()
    await filter(page, 'Real Estate').click()
    await expect(cards(page)).toHaveCount(10)
    await cards(page).first().getByRole('link', { name: 'Read More' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      articles.find(({ category, order }) => category === 'real-estate' && order === 1)?.title ?? '',
    )
    await page.getByRole('link', { name: 'Back to Blog' }).click()
    await expect(cards(page)).toHaveCount(31)
  })
})
