import { expect, type Page } from '@playwright/test'
import { openAwake } from '#tests/e2e/support/awake.ts'
import { asked, test } from './product.ts'

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
const total = (page: Page, count: number) =>
  expect(page.getByText('Total queries:')).toContainText(`: ${count}`)
async function open(page: Page, query = '') {
  await openAwake(page, `/queries${query}`)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages of queries' })
const entry = (page: Page, question: string) =>
  rows(page)
    .filter({ hasText: question.slice(0, 60) })
    .first()

test('the page has its title, the total and twenty questions, newest first', async ({ page, product }) => {
  await open(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Query Logs' })).toBeVisible()
  await total(page, product.log.length)
  await expect(rows(page)).toHaveCount(20)
  const times = await rows(page)
    .locator('time')
    .evaluateAll(all => all.map(time => time.getAttribute('datetime')))
  expect(times).toEqual(product.log.slice(0, 20).map(({ created_at }) => created_at))
})

test('before any script has run the page says that it is loading', async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.server.url })
  const page = await context.newPage()
  await page.goto('/queries')
  await expect(page.getByRole('heading', { level: 1, name: 'Query Logs' })).toBeVisible()
  await expect(page.getByText('Loading queries...')).toBeVisible()
  await context.close()
})

test('without scripts the page says that the log needs them', async ({ request }) => {
  expect(await (await request.get('/queries')).text()).toMatch(/<noscript>.*scripts are turned off/)
})

test('while other rows are on their way it says so, and keeps the old ones', async ({ page }) => {
  await open(page)
  let answer = () => {}
  const held = new Promise<void>(resolve => (answer = resolve))
  await page.route('**/rest/v1/query_logs?*', async route => {
    await held
    await route.continue()
  })
  await page.getByLabel('Demo type').selectOption('Ecommerce')
  await expect(page.getByText('Loading queries...')).toBeVisible()
  await expect(page.getByLabel('Demo type')).toHaveValue('ecommerce')
  await expect(rows(page)).toHaveCount(20)
  answer()
  await expect(page.getByText('Loading queries...')).toBeHidden()
})

test('the demo type narrows the list, and all brings it back', async ({ page, product }) => {
  await open(page)
  const type = page.getByLabel('Demo type')
  await expect(type.locator('option')).toHaveText([
    'All demos',
    'Vacation Rental',
    'Real Estate',
    'Ecommerce',
  ])
  for (const demo of ['vacation_rental', 'real_estate', 'ecommerce']) {
    await type.selectOption(demo)
    await total(page, product.log.filter(({ demo_type }) => demo_type === demo).length)
    await expect(page).toHaveURL(new RegExp(`type=${demo}`))
  }
  await type.selectOption('all')
  await total(page, product.log.length)
})

test('response times are whole numbers, and both ends count', async ({ page, product }) => {
  const times = product.log.map(({ response_time_ms }) => response_time_ms).sort((a, b) => a - b)
  const [low = 0, high = 0] = [times[40], times[90]]
  await open(page)
  await page.getByLabel('Min response (ms)').fill(`${low}.9`)
  await total(page, times.filter(ms => ms >= low).length)
  await page.getByLabel('Max response (ms)').fill(String(high))
  await total(page, times.filter(ms => ms >= low && ms <= high).length)
})

test('dates are days from their first moment to their last', async ({ page, product }) => {
  const days = product.log.map(({ created_at }) => created_at.slice(0, 10))
  const newest = days[0] ?? ''
  const before = days.find(day => day < newest) ?? ''
  await open(page)
  await page.getByLabel('End date').fill(before)
  await total(page, days.filter(day => day <= before).length)
  await page.getByLabel('Start date').fill(before)
  await total(page, days.filter(day => day === before).length)
  await page.getByLabel('End date').fill(newest)
  await total(page, days.filter(day => day >= before).length)
  await page.getByLabel('Start date').fill(newest)
  await total(page, days.filter(day => day === newest).length)
})

test('a change of any filter goes to page 1, and the back button goes back', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(pager(page)).toContainText('Page 2 of 7')
  await expect(page).toHaveURL('/queries?page=2')
  await page.getByLabel('Min response (ms)').pressSequentially('20', { delay: 500 })
  await expect(page).toHaveURL('/queries?min=20')
  await expect(pager(page)).toContainText('Page 1 of')
  await page.goBack()
  await expect(pager(page)).toContainText('Page 2 of 7')
  await expect(page.getByLabel('Min response (ms)')).toHaveValue('')
})

test('an address brings its filters and its page along', async ({ page, product }) => {
  await open(page, '?type=real_estate&min=1&from=2020-01-01&page=2')
  await expect(page.getByLabel('Demo type')).toHaveValue('real_estate')
  await expect(page.getByLabel('Min response (ms)')).toHaveValue('1')
  await expect(page.getByLabel('Start date')).toHaveValue('2020-01-01')
  await expect(pager(page)).toContainText('Page 2 of')
  await total(page, product.log.filter(({ demo_type }) => demo_type === 'real_estate').length)
})

test('Reset Filters empties all of them and sets the type to all', async ({ page, product }) => {
  await open(page, '?type=ecommerce&min=5&max=9000&from=2020-01-01&to=2090-01-01&page=2')
  await page.getByRole('button', { name: 'Reset Filters' }).click()
  await expect(page).toHaveURL('/queries')
  await expect(page.getByLabel('Demo type')).toHaveValue('all')
  for (const name of ['Min response (ms)', 'Max response (ms)', 'Start date', 'End date'])
    await expect(page.getByLabel(name)).toHaveValue('')
  await total(page, product.log.length)
})

test('two filters that are changed in one go both count', async ({ page }) => {
  await open(page)
  await page.getByLabel('Max response (ms)').fill('5000')
  await page.getByLabel('Demo type').selectOption('ecommerce')
  await expect(page).toHaveURL(/max=5000/)
  await expect(page).toHaveURL(/type=ecommerce/)
})

test('filters that nothing meets say so', async ({ page }) => {
  await open(page, '?min=999999')
  await expect(page.getByText('No queries found matching the filters.')).toBeVisible()
  await total(page, 0)
  await expect(pager(page)).toBeHidden()
})

test('the pager shows five numbers around the page, and stops at both ends', async ({ page, product }) => {
  const pages = Math.ceil(product.log.length / 20)
  const numbers = () => pager(page).getByRole('button', { name: /^Page/ }).allTextContents()
  await open(page)
  expect(await numbers()).toEqual(['1', '2', '3', '4', '5'])
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await expect(pager(page)).toContainText(`Showing 1 to 20 of ${product.log.length} queries`)
  await page.getByRole('button', { name: 'Page 4' }).click()
  await expect(pager(page)).toContainText(`Page 4 of ${pages}`)
  expect(await numbers()).toEqual(['2', '3', '4', '5', '6'])
  await open(page, `?page=${pages}`)
  expect(await numbers()).toEqual(Array.from({ length: 5 }, (_, index) => String(pages - 4 + index)))
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await expect(rows(page)).toHaveCount(product.log.length - (pages - 1) * 20)
})

test('a page that is no longer there leads to the last one', async ({ page }) => {
  await open(page, '?page=400')
  await expect(page).toHaveURL('/queries?page=7')
  await expect(pager(page)).toContainText('Page 7 of 7')
})

test('an answered question opens to its answer, its SQL, its rows and its request', async ({ page }) => {
  await open(page)
  const one = entry(page, asked.answered)
  await expect(one.getByText('Ecommerce')).toBeVisible()
  await expect(one.getByText('1 row')).toBeVisible()
  await one.getByText(asked.answered).click()
  await expect(one.getByText(/out of stock/).last()).toBeVisible()
  await expect(one.getByText('View SQL Query')).toBeVisible()
  await expect(one.getByLabel('SQL query')).toContainText('ecommerce_products')
  await one.getByText('View Raw Data (1 row)').click()
  await expect(one.getByRole('table')).toBeVisible()
  const details = one.getByRole('region', { name: 'Request details' })
  await expect(details).toContainText('127.0.0.0')
  await expect(details).toContainText('Journey/1.0')
  await expect(details).toContainText('accept-language: en-US,en;q=0.9')
  await expect(details).toContainText(/Response time[\d.]+ m?s/)
  await expect(details).toContainText('UTC')
})

test('a declined question shows why, and no SQL', async ({ page }) => {
  await open(page)
  const one = entry(page, asked.declined)
  await expect(one.getByText('declined')).toBeVisible()
  await one.getByText(asked.declined).click()
  await expect(one.getByText('View SQL Query')).toBeHidden()
  await expect(one.getByRole('region', { name: 'Request details' })).toBeVisible()
})

test('a question that failed shows its error', async ({ page }) => {
  await open(page)
  const one = entry(page, asked.refused)
  await expect(one.getByText('error', { exact: true })).toBeVisible()
  await one.locator('summary').first().click()
  await expect(one.getByText(/500 characters/)).toBeVisible()
})

test('an entry opens and closes by keyboard', async ({ page }) => {
  await open(page)
  await rows(page).first().locator('summary').first().focus()
  await page.keyboard.press('Enter')
  await expect(rows(page).first().getByRole('region', { name: 'Request details' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(rows(page).first().getByRole('region', { name: 'Request details' })).toBeHidden()
})

test('the charts tell of the filtered questions, in words too', async ({ page, product }) => {
  await open(page)
  const times = page.getByRole('img', { name: /^Histogram of the response times/ })
  await expect(times).toHaveAccessibleName(new RegExp(`of ${product.log.length} questions on a log scale`))
  await expect(page.getByRole('img', { name: /^Column chart of questions per day/ })).toBeVisible()
  await expect(page.getByText(`The charts cover all ${product.log.length} of these questions.`)).toBeVisible()
  await page.getByLabel('Demo type').selectOption('real_estate')
  const some = product.log.filter(({ demo_type }) => demo_type === 'real_estate').length
  await expect(times).toHaveAccessibleName(new RegExp(`of ${some} questions`))
})

test('search engines are asked to stay away from both staff pages', async ({ page, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of ['/queries', '/social_media_posts']) {
    await page.goto(path)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    expect(sitemap).not.toContain(path)
  }
})
