import { expect, test, type Page } from '@playwright/test'
import { openAwake } from '#tests/e2e/support/awake.ts'

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' })
const results = (page: Page) => page.locator('.results li')

test('nothing of the search is loaded before its box is entered', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await openAwake(page, '/blog')
  expect(asked).not.toContain('/blog/search-index.json')
  const loaded = page.waitForResponse('**/blog/search-index.json')
  await box(page).focus()
  expect((await loaded).status()).toBe(200)
})

test('words in the text find an article, and the page says how many it found', async ({ page }) => {
  await openAwake(page, '/blog')
  await box(page).pressSequentially('gap nights')
  await expect(page.getByRole('status')).toHaveText(/^\d+ articles? found for “gap nights”$/)
  await expect(results(page).first().getByRole('heading')).toHaveText(
    'The gap nights in a June that looked full',
  )
  await expect(page).toHaveURL('/blog?q=gap+nights')
})

test('a filter narrows what is found', async ({ page }) => {
  await openAwake(page, '/blog?q=price')
  await expect(page.getByRole('status')).toContainText('found for')
  const all = await results(page).count()
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Ecommerce' }).click()
  await expect(page).toHaveURL('/blog?category=ecommerce&q=price')
  await expect.poll(() => results(page).count()).toBeLessThan(all)
  await expect(box(page)).toHaveValue('price')
})

test('what is not there is said to be not there, with a way back to all', async ({ page }) => {
  await openAwake(page, '/blog')
  await box(page).fill('submarines')
  await expect(page.getByRole('status')).toHaveText('No article found for “submarines”')
  await page.getByRole('button', { name: 'Show all articles' }).click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(31)
  await expect(box(page)).toHaveValue('')
})

test('a search survives the way to an article and back', async ({ page }) => {
  await openAwake(page, '/blog')
  await box(page).fill('median')
  const first = results(page).first().getByRole('link')
  const title = (await first.textContent()) ?? ''
  await first.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goBack()
  await expect(box(page)).toHaveValue('median')
  await expect(results(page).first()).toContainText(title)
})
