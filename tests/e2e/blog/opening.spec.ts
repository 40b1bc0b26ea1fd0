// An article opened from the list: its text is fetched and rendered in the browser.
import { expect, test, type Page } from '@playwright/test'
import { openAwake } from '#tests/e2e/support/awake.ts'
import { brand } from '#brand/brand.ts'
import { ownServer, type OwnServer } from './own-server.ts'

const title = 'The gap nights in a June that looked full'
const file = '/content/blog/gap-nights.md'
const readMore = (page: Page) => page.getByRole('link', { name: `Read More about ${title}` })
const firstSection = (page: Page) => page.locator('.prose h2').first()

/** Fails when the page is loaded anew: that would be a document, not a navigation. */
async function keepDocument(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
  return () => expect(page.locator('html[data-same]')).toHaveCount(1)
}

/** Long enough for the page to draw what it has just got. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<null>(drawn => requestAnimationFrame(() => requestAnimationFrame(() => drawn(null)))),
  )

test.describe('with the server of the test', () => {
  let server: OwnServer
  test.afterEach(() => server.stop())

  test('it says that it loads, then shows the text, from the top, with its title and the focus on its heading', async ({
    page,
  }) => {
    const gate = Promise.withResolvers<null>()
    server = await ownServer(async path => (path === file ? gate.promise : null))
    await openAwake(page, `${server.url}/blog`)
    const isSame = await keepDocument(page)
    await readMore(page).click()
    await expect(page.getByText('Loading article...', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(`${server.url}/blog/gap-nights`)
    await expect(page).toHaveTitle(`${title}: ${brand.name}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    gate.resolve(null)
    await expect(firstSection(page)).toBeVisible()
    await expect(page.getByText('Loading article...')).toHaveCount(0)
    await isSame()
  })

  test('when the server is gone it says so and logs it, and loads when asked again', async ({ page }) => {
    server = await ownServer(async () => null)
    const logged: string[] = []
    page.on('console', message => message.type() === 'error' && logged.push(message.text()))
    await openAwake(page, `${server.url}/blog`)
    // The page of an article is fetched ahead.
    await page.waitForLoadState('networkidle')
    await server.stop()
    await readMore(page).click()
    await expect(page.getByRole('alert')).toContainText('could not be loaded')
    await expect(page.getByText('Loading article...')).toHaveCount(0)
    await expect(page.getByRole('alert').getByRole('link', { name: 'Back to Blog' })).toBeVisible()
    expect(logged.join('\n')).toContain('The article could not be loaded.')
    await server.restart()
    // In the same document, or in a new one where the browser remembers that a script failed.
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(firstSection(page)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page).toHaveURL(`${server.url}/blog/gap-nights`)
  })

  test('when the text is missing it says so and logs it, and the list is one step away', async ({ page }) => {
    server = await ownServer(async path =>
      path === file ? new Response('Not found', { status: 404 }) : null,
    )
    const logged: string[] = []
    page.on('console', message => message.type() === 'error' && logged.push(message.text()))
    await openAwake(page, `${server.url}/blog`)
    await readMore(page).click()
    await expect(page.getByRole('alert')).toContainText('could not be loaded')
    expect(logged.join('\n')).toContain(`${file} answered 404`)
    await page.getByRole('alert').getByRole('link', { name: 'Back to Blog' }).click()
    await expect(readMore(page)).toBeVisible()
  })

  test('a page of another kind in its place is no article', async ({ page }) => {
    server = await ownServer(async path =>
      path === file
        ? new Response('<!doctype html><h2>Sign in</h2>', { headers: { 'content-type': 'text/html' } })
        : null,
    )
    await openAwake(page, `${server.url}/blog`)
    await readMore(page).click()
    await expect(page.getByRole('alert')).toContainText('could not be loaded')
    await expect(page.getByText('Sign in')).toHaveCount(0)
  })

  test('while one article loads another can be opened, and the late one does not take its place', async ({
    page,
  }) => {
    const gate = Promise.withResolvers<null>()
    server = await ownServer(async path => (path === file ? gate.promise : null))
    await openAwake(page, `${server.url}/blog`)
    await readMore(page).click()
    await page.getByRole('navigation', { name: 'Series' }).getByRole('link').last().click()
    await expect(page.getByText('Post 3 of 11')).toBeVisible()
    await expect(firstSection(page)).toBeVisible()
    const shown = await firstSection(page).textContent()
    const late = page.waitForResponse(response => new URL(response.url()).pathname === file)
    gate.resolve(null)
    await (await late).finished()
    await twoFrames(page)
    await expect(firstSection(page)).toHaveText(shown ?? '')
  })
})

test('the text is the same as when the article is opened directly', async ({ page, request }) => {
  await openAwake(page, '/blog')
  await readMore(page).click()
  await expect(firstSection(page)).toBeVisible()
  const opened = await page.locator('.prose').innerHTML()
  await page.goto('/blog/gap-nights')
  expect(await page.locator('.prose').innerHTML()).toBe(opened)
  expect((await request.get(file)).ok()).toBe(true)
})

test('back returns to the list where it was left', async ({ page }) => {
  await openAwake(page, '/blog')
  await readMore(page).scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(500)
  await readMore(page).click()
  await expect(firstSection(page)).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
})

test('the chosen theme holds for pictures that come later', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openAwake(page, '/blog')
  await page.getByRole('button', { name: 'Switch color theme' }).click()
  await readMore(page).click()
  const picture = page.locator('.article-picture img')
  await expect
    .poll(() => picture.evaluate(img => img instanceof HTMLImageElement && img.currentSrc))
    .toContain('-dark-')
})
