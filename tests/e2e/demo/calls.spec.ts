// The demos read what the specification lists, and nothing twice.
import { expect, test } from '@playwright/test'
import { between, type Intermediary } from './intermediary.ts'
import { bodyRows, openTab } from './table-support.ts'

let way: Intermediary
test.beforeEach(async ({ baseURL }) => {
  way = await between(baseURL ?? '')
})
test.afterEach(() => way.stop())

/** A request without what every request has. */
const short = (line: string) =>
  line
    .replace('/rest/v1/', '')
    .replace(/select=\*(&|$)/, '')
    .replace(/\?$/, '')
const reads = () => way.asked.map(short)

test('vacation rental reads the properties, three counts, and pages as they are opened', async ({ page }) => {
  await openTab(page, `${way.url}/demo`, 'Property Listings')
  await expect(bodyRows(page)).toHaveCount(60)
  await expect(page.getByRole('tab').last()).toContainText(/\d/)
  expect(
    reads()
      .filter(line => !line.includes('offset='))
      .sort(),
  ).toEqual([
    'GET property_listings?order=created_at.desc,id.desc',
    'HEAD reservations',
    'HEAD visitor_interactions',
    'HEAD visitors',
  ])
  for (const tab of ['Reservations', 'Visitors', 'Analytics']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel', { name: tab }).getByRole('row').nth(1)).toBeVisible()
  }
  for (const first of [
    'GET reservations?order=created_at.desc,id.desc&offset=0&limit=50',
    'GET visitors?order=visited_at.desc,id.desc&offset=0&limit=50',
    'GET visitor_interactions?select=*,visitors(name,email),property_listings(title,address)&order=interaction_timestamp.desc,id.desc&offset=0&limit=20',
  ])
    expect(reads()).toContain(first)
})

test('real estate reads its listings once', async ({ page }) => {
  await openTab(page, `${way.url}/real-estate-demo`, 'MLS Listings')
  await expect(bodyRows(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('tab', { name: 'Ask' }).click()
  await page.getByRole('tab', { name: 'MLS Listings' }).click()
  await expect(bodyRows(page).first()).toBeVisible()
  expect(reads()).toEqual(['GET real_estate_listings?order=created_at.desc,id.desc'])
})

test('the store reads products and customers whole, orders and events by count and page', async ({
  page,
}) => {
  await openTab(page, `${way.url}/ecommerce/demo`, 'Orders')
  await expect(bodyRows(page)).toHaveCount(50)
  await expect(page.getByRole('tab').last()).toContainText(/\d/)
  expect(
    reads()
      .filter(line => !line.includes('offset='))
      .sort(),
  ).toEqual([
    'GET ecommerce_buyers?order=lifetime_value.desc,id.desc',
    'GET ecommerce_products?order=created_at.desc,id.desc',
    'HEAD ecommerce_analytics',
    'HEAD ecommerce_purchases',
  ])
  expect(reads()).toContain('GET ecommerce_purchases?order=purchase_date.desc,id.desc&offset=0&limit=50')
})

test('the next page is fetched ahead, and no page twice', async ({ page }) => {
  await openTab(page, `${way.url}/demo`, 'Reservations')
  const pages = () =>
    reads()
      .filter(line => line.startsWith('GET reservations'))
      .map(line => Number(/offset=(\d+)/.exec(line)?.[1]) / 50 + 1)
  await expect.poll(pages).toEqual([1, 2])
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.poll(pages).toEqual([1, 2, 3])
  await page.getByRole('button', { name: 'Previous' }).click()
  await page.getByRole('tab', { name: 'Visitors' }).click()
  await page.goBack()
  await expect(bodyRows(page)).toHaveCount(50)
  expect(pages()).toEqual([1, 2, 3])
})
