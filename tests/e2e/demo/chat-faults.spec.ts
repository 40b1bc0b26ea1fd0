// What the visitor sees when the server refuses, hangs or dies. It is a server of our own, so that it can be stopped.
import { expect, test } from '@playwright/test'
import { startProduct } from '#tests/e2e/support/product.ts'
import type { ServerProcess } from '#tests/support/server.ts'
import {
  answerWith,
  askFor,
  functionPath,
  input,
  lastReply,
  open,
  replies,
  sendButton,
} from './chat-support.ts'

test.describe('a server', () => {
  test.describe.configure({ mode: 'serial' })
  test.slow()
  let server: ServerProcess
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    server = await startProduct({ RATE_LIMIT: '1' })
  })
  test.afterAll(() => server.stop('SIGKILL'))

  test('that has had enough says so, and when to try again', async ({ page }) => {
    await open(page, `${server.url}/demo`)
    await askFor(page, 'revenue this year')
    await input(page).fill('how many visitors are there?')
    await input(page).press('Enter')
    await expect(lastReply(page)).toContainText('Error: Too many requests.')
    await expect(lastReply(page)).toContainText(/You can ask again in \d+ seconds?\./)
  })

  test('that is slow can be given up on with Escape', async ({ page }) => {
    await open(page, `${server.url}/demo`)
    server.child.kill('SIGSTOP')
    await input(page).fill('revenue this year')
    await input(page).press('Enter')
    await expect(page.getByText('Analyzing your question...')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(lastReply(page)).toContainText('Cancelled.')
    await expect(input(page)).toBeFocused()
    server.child.kill('SIGCONT')
    await input(page).fill('still here?')
    await expect(sendButton(page)).toBeEnabled()
    await expect(replies(page)).toHaveCount(1)
  })

  test('that dies in the middle of a question could not be reached', async ({ page }) => {
    await open(page, `${server.url}/demo`)
    server.child.kill('SIGSTOP')
    await input(page).fill('revenue this year')
    await input(page).press('Enter')
    await expect(page.getByText('Analyzing your question...')).toBeVisible()
    server.child.kill('SIGKILL')
    await expect(lastReply(page)).toContainText('Error: The server could not be reached.')
    await expect(lastReply(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

test('a refusal is shown in the words of the server, and can be tried again', async ({ page }) => {
  await open(page, '/demo')
  await page.route(functionPath, route =>
    route.fulfill({ status: 504, json: { error: 'That took too long.' } }),
  )
  await input(page).fill('revenue this year')
  await input(page).press('Enter')
  await expect(lastReply(page)).toContainText('Error: That took too long.')
  await page.unroute(functionPath)
  const answered = page.waitForResponse(functionPath)
  await lastReply(page).getByRole('button', { name: 'Try again' }).click()
  expect((await answered).status()).toBe(200)
  await expect(replies(page)).toHaveCount(2)
})

test('a refusal without words has ours', async ({ page }) => {
  await open(page, '/demo')
  await page.route(functionPath, route => route.fulfill({ status: 500, body: '<h1>Oops</h1>' }))
  await input(page).fill('revenue this year')
  await input(page).press('Enter')
  await expect(lastReply(page)).toContainText('Error: Failed to process query')
})

test('without a network that is said plainly', async ({ page, context }) => {
  await open(page, '/demo')
  await context.setOffline(true)
  await input(page).fill('revenue this year')
  await input(page).press('Enter')
  await expect(lastReply(page)).toContainText('Error: You are offline.')
})

test('an answer that comes after Escape stays away', async ({ page }) => {
  await open(page, '/demo')
  const gate = Promise.withResolvers<null>()
  await page.route(functionPath, async route => {
    await gate.promise
    await route.continue().catch(() => {})
  })
  await input(page).fill('revenue this year')
  await input(page).press('Enter')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(lastReply(page)).toContainText('Cancelled.')
  gate.resolve(null)
  await page.unroute(functionPath)
  await answerWith(page, { answer: 'The next answer.' })
  await lastReply(page).getByRole('button', { name: 'Ask again' }).click()
  await expect(lastReply(page)).toContainText('The next answer.')
  await expect(replies(page).first()).toContainText('Cancelled.')
})

test('a chart whose library does not come leaves the answer standing', async ({ page }) => {
  await page.route('**/assets/line-plot-*.js', route => route.abort())
  await open(page, '/demo')
  await askFor(page, 'revenue by month last year')
  await expect(lastReply(page)).toContainText('The chart could not be drawn.')
  await lastReply(page).getByText('View Raw Data (12 rows)').click()
  await expect(lastReply(page).getByRole('table')).toBeVisible()
})
