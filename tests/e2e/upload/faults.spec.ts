import { rmSync } from 'node:fs'
import { freePort } from '#tests/support/postgres.ts'
import { filledDatabase } from '#tests/e2e/support/product.ts'
import { startServer } from '#tests/support/server.ts'
import { choose, expect, fileOf, freshNumbers, open, stored, success, test, upload } from './fixtures.ts'
import { startGateway, type Fate } from './gateway.ts'

const json = (status: number, message: string): Fate => ({
  status,
  type: 'application/json',
  body: JSON.stringify({ code: 'X', message, details: null, hint: null }),
})

test('a batch that fails is told with what was saved, and Retry sends only the rest', async ({
  page,
  gateway,
  site,
}) => {
  const numbers = freshNumbers(1200)
  await open(page, gateway.url)
  gateway.decide(write =>
    write === 2 ? json(500, 'Something went wrong on our side. It has been logged.') : 'pass',
  )
  await choose(page, fileOf(numbers))
  const alert = page.getByRole('alert')
  await expect(alert.getByRole('heading')).toHaveText('Something went wrong on our side. It has been logged.')
  await expect(alert).toContainText(
    '500 of 1,200 listings were saved (500 new, 0 updated). Still to be saved: 700.',
  )
  expect(await stored(site, numbers.slice(490, 510))).toHaveLength(10)
  await page.getByRole('button', { name: 'Retry the remaining 700 listings' }).click()
  await expect(success(page)).toContainText('1,200 new listing(s) added from 1 file(s)')
  expect(gateway.writes).toEqual([500, 500, 500, 200])
  expect(await stored(site, numbers.slice(490, 510))).toHaveLength(20)
})

test('too many requests are told in the words of the server, and can be tried again', async ({
  page,
  gateway,
}) => {
  await open(page, gateway.url)
  gateway.decide(write =>
    write === 1 ? json(429, 'Too many requests. Please wait a moment and try again.') : 'pass',
  )
  await choose(page, fileOf(freshNumbers(2)))
  const alert = page.getByRole('alert')
  await expect(alert.getByRole('heading')).toHaveText(
    'Too many requests. Please wait a moment and try again.',
  )
  await expect(alert).toContainText('Nothing was saved.')
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(success(page)).toContainText('2 new listing(s) added')
})

test('a gateway that answers with a page of its own is told in our sentence', async ({ page, gateway }) => {
  await open(page, gateway.url)
  gateway.decide(() => ({ status: 502, type: 'text/html', body: '<html><h1>502 Bad Gateway</h1></html>' }))
  await choose(page, fileOf(freshNumbers(1)))
  const alert = page.getByRole('alert')
  await expect(alert.getByRole('heading')).toHaveText('Failed to upload CSV files')
  await expect(alert).toContainText('The server answered with status 502. Nothing was saved.')
  await alert.getByRole('button', { name: 'Dismiss' }).click()
  await expect(alert).toBeHidden()
})

test('a gateway that takes only small requests gets smaller ones', async ({ page, gateway }) => {
  const most = 150
  await open(page, gateway.url)
  gateway.decide(() =>
    (gateway.writes.at(-1) ?? 0) > most ? { status: 413, type: 'text/html', body: '<h1>413</h1>' } : 'pass',
  )
  await upload(page, [fileOf(freshNumbers(500))], '500 new listing(s) added')
})

test('a connection that breaks while a batch is sent does not lose it', async ({ page, gateway }) => {
  await open(page, gateway.url)
  // The browser itself tries once more when a connection that it has used before breaks.
  gateway.decide(() => 'drop')
  await choose(page, fileOf(freshNumbers(3)))
  const alert = page.getByRole('alert')
  await expect(alert.getByRole('heading')).toHaveText('Failed to upload CSV files')
  await expect(alert).toContainText('The server could not be reached. Nothing was saved.')
  gateway.decide(() => 'pass')
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(success(page)).toContainText('3 new listing(s) added')
})

test('a server that dies between two batches keeps the first, and takes the second when it is back', async ({
  page,
}) => {
  test.slow()
  const settings = { ...filledDatabase(), PORT: String(await freePort()) }
  let server = await startServer(settings)
  const { url } = server
  const gateway = await startGateway(() => url)
  const numbers = freshNumbers(600)
  await open(page, gateway.url)
  gateway.decide(async (write): Promise<Fate> => {
    if (write === 2) await server.stop('SIGKILL')
    return 'pass'
  })
  await choose(page, fileOf(numbers))
  await expect(page.getByRole('alert')).toContainText('500 of 600 listings were saved (500 new, 0 updated)')
  server = await startServer(settings)
  expect(await stored(url, numbers.slice(400))).toHaveLength(100)
  await page.getByRole('button', { name: 'Retry the remaining 100 listings' }).click()
  await expect(success(page)).toContainText('600 new listing(s) added from 1 file(s)')
  expect(await stored(url, numbers.slice(400))).toHaveLength(200)
  await gateway.stop()
  await server.stop()
  rmSync(settings.DATA_DIR, { recursive: true, force: true })
})
