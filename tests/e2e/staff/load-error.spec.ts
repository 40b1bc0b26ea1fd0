// The server goes away under an open page, and comes back.
import { rmSync } from 'node:fs'
import { openAwake } from '#tests/e2e/support/awake.ts'
import { expect, test } from '@playwright/test'
import { filledDatabase, startProduct } from '#tests/e2e/support/product.ts'
import { startServer } from '#tests/support/server.ts'

test('a load error replaces the page with its message, and Try again brings it back', async ({ page }) => {
  test.setTimeout(240_000)
  const data = filledDatabase()
  const first = await startServer(data)
  await openAwake(page, `${first.url}/queries`)
  await expect(page.getByText('Total queries: 130')).toBeVisible()
  await first.stop()
  await page.getByRole('button', { name: 'Next' }).click()
  const error = page.getByRole('alert')
  await expect(error).toContainText('Error: The server could not be reached.', { timeout: 30_000 })
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0)
  await expect(page.getByText('Total queries:')).toBeHidden()
  const again = await startServer({ ...data, PORT: new URL(first.url).port })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Total queries: 130')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('navigation', { name: 'Pages of queries' })).toContainText('Page 2 of 7')
  await again.stop()
  rmSync(data.DATA_DIR, { recursive: true, force: true })
})

test('the words of a server that answers with an error are shown', async ({ page }) => {
  test.setTimeout(240_000)
  // The key of the page and that of the server differ: a wrong deployment.
  const server = await startProduct({ ANON_KEY: 'another-key-than-the-page-has' })
  await page.goto(`${server.url}/queries`)
  await expect(page.getByRole('alert')).toContainText('Error: Invalid API key', { timeout: 30_000 })
  await server.stop()
})
