// Before the data is there, while it is slow, and when it does not come. The faults are real: a server in between makes them.
import { expect, test } from '@playwright/test'
import { ecommerce } from '#web/demo/definitions/ecommerce.ts'
import { realEstate } from '#web/demo/definitions/real-estate.ts'
import { vacationRental } from '#web/demo/definitions/vacation-rental.ts'
import { between, type Intermediary } from './intermediary.ts'
import { bodyRows, openTab } from './table-support.ts'

const demos = [
  { path: '/demo', demo: vacationRental, loading: 'Loading data...' },
  { path: '/real-estate-demo', demo: realEstate, loading: 'Loading listings...' },
  { path: '/ecommerce/demo', demo: ecommerce, loading: 'Loading the store' },
] as const

let way: Intermediary
test.beforeEach(async ({ baseURL }) => {
  way = await between(baseURL ?? '')
})
test.afterEach(() => way.stop())

const anyRead = /(GET|HEAD) \/rest\/v1\//

for (const { path, demo, loading } of demos) {
  const { heading, suggestions } = demo.chat
  test(`${path} is finished HTML: frame, suggestions and what it is waiting for`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    const response = await page.goto((baseURL ?? '') + path)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    const html = (await response?.text()) ?? ''
    expect(html).toContain(loading)
    for (const question of suggestions) expect(html).toContain(question)
    await expect(page.getByText(loading)).toBeHidden()
    await context.close()
  })

  test(`${path} says that it is loading until the data is there`, async ({ page }) => {
    const data = Promise.withResolvers<void>()
    way.rules.push({ when: anyRead, after: data.promise })
    await page.goto(way.url + path)
    await expect(page.getByRole('status').filter({ hasText: loading })).toBeAttached()
    data.resolve()
    await expect(page.getByText(loading)).toHaveCount(0)
    await expect(page.getByRole('tab').last()).toContainText(/\d/)
  })

  test(`${path} wakes up without a complaint in the console`, async ({ page, baseURL }) => {
    const complaints: string[] = []
    page.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    page.on('pageerror', error => complaints.push(error.message))
    await page.goto((baseURL ?? '') + path)
    await expect(page.getByRole('tab').last()).toContainText(/\d/)
    await page.getByRole('tab').last().click()
    await expect(bodyRows(page).first()).toBeVisible()
    await page.reload()
    await expect(bodyRows(page).first()).toBeVisible()
    expect(complaints).toEqual([])
  })
}

test.describe('before the scripts are there', () => {
  let scripts = Promise.withResolvers<void>()
  test.beforeEach(async ({ page }) => {
    scripts = Promise.withResolvers<void>()
    await page.route('**/assets/framework-*.js', async route => {
      await scripts.promise
      await route.continue()
    })
  })

  test('what is tapped is done when they are', async ({ page }) => {
    await page.goto('/demo', { waitUntil: 'commit' })
    const [first = ''] = vacationRental.chat.suggestions
    await page.getByRole('button', { name: first }).click()
    scripts.resolve()
    await expect(page.getByRole('textbox', { name: 'Ask a question' })).toHaveValue(first)
  })

  test('a question that is typed stays, and can be sent', async ({ page }) => {
    await page.goto('/demo', { waitUntil: 'commit' })
    const box = page.getByRole('textbox', { name: 'Ask a question' })
    await box.pressSequentially('How many homes are in Aspen?')
    await expect(page.getByRole('button', { name: vacationRental.chat.sendLabel })).toBeDisabled()
    scripts.resolve()
    await expect(page.getByRole('button', { name: vacationRental.chat.sendLabel })).toBeEnabled()
    await expect(box).toHaveValue('How many homes are in Aspen?')
  })

  test('words that are searched for in the blog are found', async ({ page }) => {
    await page.goto('/blog', { waitUntil: 'commit' })
    await page.getByRole('searchbox', { name: 'Search articles' }).pressSequentially('refund')
    scripts.resolve()
    await expect(page).toHaveURL(/q=refund/)
  })
})

test('the store shows a spinner while it loads', async ({ page }) => {
  const data = Promise.withResolvers<void>()
  way.rules.push({ when: anyRead, after: data.promise })
  await page.goto(`${way.url}/ecommerce/demo`)
  await expect(page.locator('.spinner')).toBeVisible()
  data.resolve()
  await expect(page.locator('.spinner')).toHaveCount(0)
})

test('a table that is slow says so in its tab, and shows its rows when they come', async ({ page }) => {
  const data = Promise.withResolvers<void>()
  way.rules.push({ when: /GET .*visitors\?/, after: data.promise })
  await openTab(page, `${way.url}/demo`, 'Visitors')
  await expect(page.getByText('Loading data...')).toBeVisible()
  data.resolve()
  await expect(bodyRows(page)).toHaveCount(50)
})

test('while the next page is slow the rows stay, marked as busy', async ({ page }) => {
  const data = Promise.withResolvers<void>()
  way.rules.push({ when: /GET .*reservations\?.*offset=100/, after: data.promise })
  await openTab(page, `${way.url}/demo`, 'Reservations')
  await expect(bodyRows(page)).toHaveCount(50)
  await page.getByRole('button', { name: 'Page 3', exact: true }).click()
  await expect(page.locator('[aria-busy=true]')).toBeVisible()
  await expect(bodyRows(page)).toHaveCount(50)
  data.resolve()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
})

for (const status of [429, 500])
  test(`a ${status} for one table is logged, and the rest of the page is there`, async ({ page }) => {
    way.rules.push({ when: /(GET|HEAD) .*visitors\?/, status })
    const logged: string[] = []
    page.on('console', message => message.type() === 'error' && logged.push(message.text()))
    await page.goto(`${way.url}/demo`)
    await expect(page.getByRole('tab', { name: /^Reservations/ })).toContainText(/\d/)
    await expect(page.getByText('Loading data...')).toHaveCount(0)
    await expect(page.getByRole('tab', { name: 'Visitors' })).toHaveText('Visitors')
    expect(logged.some(line => line.startsWith('Could not load visitors'))).toBe(true)
    await page.getByRole('tab', { name: 'Visitors' }).click()
    await expect(page.getByText('Visitors could not be loaded.')).toBeVisible()
    await page.getByRole('tab', { name: /^Property/ }).click()
    await expect(bodyRows(page)).toHaveCount(60)
  })

test('trying again brings the table and its count', async ({ page }) => {
  way.rules.push({ when: /(GET|HEAD) .*visitors\?/, status: 500 })
  await openTab(page, `${way.url}/demo`, 'Visitors')
  await expect(page.getByText('Visitors could not be loaded.')).toBeVisible()
  way.rules.length = 0
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(bodyRows(page)).toHaveCount(50)
  await expect(page.getByRole('tab', { name: /^Visitors/ })).toContainText(/\d/)
})

test('a page that fails leaves the way back to the others', async ({ page }) => {
  way.rules.push({ when: /GET .*reservations\?.*offset=50\b/, status: 500 })
  await openTab(page, `${way.url}/demo`, 'Reservations')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Reservations could not be loaded.')).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(bodyRows(page)).toHaveCount(50)
})

test('when the server has stopped, what was read stays and what was not says so', async ({ page }) => {
  await openTab(page, `${way.url}/demo`, 'Property Listings')
  await expect(bodyRows(page)).toHaveCount(60)
  await way.stop()
  await page.getByRole('tab', { name: /^Analytics/ }).click()
  await expect(page.getByText('Analytics could not be loaded.')).toBeVisible()
  await page.getByRole('tab', { name: /^Property/ }).click()
  await expect(bodyRows(page)).toHaveCount(60)
})
