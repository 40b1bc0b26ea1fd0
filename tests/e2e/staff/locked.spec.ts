import { expect, test, type Page } from '@playwright/test'
import { openAwake, untilAwake } from '#tests/e2e/support/awake.ts'
import { hashPassword } from '#api/staff/password.ts'
import { startProduct } from '#tests/e2e/support/product.ts'
import type { ServerProcess } from '#tests/support/server.ts'
import { socialPosts } from '#web/at-build/social-posts.ts'

// One locked product; the last journey uses up the tries of this address.
test.describe.configure({ mode: 'serial' })

const password = 'a long staff password'
let server: ServerProcess
test.beforeAll(async () => {
  test.setTimeout(240_000)
  server = await startProduct({
    STAFF_ACCESS: 'locked',
    STAFF_PASSWORD_HASH: await hashPassword(password),
  })
})
test.afterAll(() => server.stop())

const open = (page: Page, path: string) => openAwake(page, server.url + path)
const card = (page: Page) => page.getByRole('heading', { level: 1, name: 'Staff only' })

async function signIn(page: Page, word: string) {
  await page.getByLabel('Password').fill(word)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

for (const [path, title] of [
  ['/queries', 'Query Logs'],
  ['/social_media_posts', 'Social Media Posts'],
] as const)
  test(`${path} shows a sign-in card, then the page, then the card again`, async ({ page }) => {
    const response = await open(page, path)
    expect(response?.status()).toBe(401)
    await expect(card(page)).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await signIn(page, password)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    await page.reload()
    await untilAwake(page)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(card(page)).toBeVisible()
    await page.reload()
    await expect(card(page)).toBeVisible()
  })

test('a wrong password and none are told at the field', async ({ page }) => {
  await open(page, '/queries')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Enter the staff password.')
  await expect(page.getByLabel('Password')).toBeFocused()
  await signIn(page, 'not the password')
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('That is not the password.')
  await expect(page.getByRole('alert')).toHaveText('That is not the password.')
})

test('a session that ends under the open page leads to the card, and back to the same rows', async ({
  page,
  context,
}) => {
  await open(page, '/queries?type=ecommerce')
  await signIn(page, password)
  await expect(page.getByText('Total queries:')).toBeVisible()
  await context.clearCookies()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(card(page)).toBeVisible()
  await signIn(page, password)
  await expect(page.getByRole('navigation', { name: 'Pages of queries' })).toContainText(/Page 2 of \d/)
  await expect(page.getByLabel('Demo type')).toHaveValue('ecommerce')
})

test('no file and no answer holds a post or a logged question for a stranger', async ({ request }) => {
  const secrets = Object.values(socialPosts())
    .flat()
    .map(post => JSON.stringify(post.twitter).slice(1, 40))
  const html = await (await request.get(`${server.url}/social_media_posts`)).text()
  const data = await request.get(`${server.url}/social_media_posts.data`)
  expect(data.status()).toBe(401)
  const scripts = [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path)
  expect(scripts.length).toBeGreaterThan(0)
  const texts = await Promise.all(scripts.map(async path => (await request.get(server.url + path)).text()))
  for (const text of [html, await data.text(), ...texts])
    expect(secrets.filter(secret => text.includes(secret))).toEqual([])
  const logs = await request.get(`${server.url}/rest/v1/query_logs`, {
    headers: { apikey: 'public-anon-key' },
  })
  expect(logs.status()).toBe(401)
})

test('too many tries are told with how long to wait', async ({ page }) => {
  await open(page, '/queries')
  const field = page.getByLabel('Password')
  for (let tries = 0; tries < 12; tries++) {
    await signIn(page, `guess ${tries}`)
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  }
  await expect(field).toHaveAccessibleDescription(/^Too many tries\. Wait \d+ minutes, then try again\.$/)
  await signIn(page, password)
  await expect(field).toHaveAccessibleDescription(/^Too many tries/)
})
