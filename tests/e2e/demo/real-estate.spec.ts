import { expect, test } from '@playwright/test'
import {
  badgeTones,
  bodyRows,
  cellsOf,
  columns,
  dollars,
  openTab,
  rowsOf,
  shortDate,
} from './table-support.ts'
import { between, type Intermediary } from './intermediary.ts'

const path = '/real-estate-demo'

// Other journeys upload listings meanwhile: these look at the sample's rows alone, which are the first.
const sample = 'id=lte.640'
let way: Intermediary
test.beforeAll(async ({ baseURL }) => {
  way = await between(baseURL ?? '')
  way.rules.push({ when: /GET .*real_estate_listings/, narrow: `&${sample}` })
})
test.afterAll(() => way.stop())

test('the page has its title, its subtitle and two tabs, with the count of listings', async ({ page }) => {
  await page.goto(way.url + path)
  await expect(page.getByRole('heading', { level: 1, name: 'Real Estate Analytics' })).toBeVisible()
  await expect(page.getByText('Query your MLS data using natural language')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(['Ask', 'MLS Listings640'])
})

test('listings have their nine columns, the newest first', async ({ page, request }) => {
  await openTab(page, way.url + path, 'MLS Listings')
  await expect(columns(page)).toHaveText([
    'MLS #',
    'Address',
    'Status',
    'Price',
    'Beds/Baths',
    'Subdivision',
    'Close Date',
    'DOM',
    '$/SF',
  ])
  const rows = await rowsOf(
    request,
    `real_estate_listings?select=*&${sample}&order=created_at.desc,id.desc&limit=100&offset=200`,
  )
  await page.goto(`${way.url}${path}?tab=listings&page=3`)
  await expect(bodyRows(page)).toHaveCount(100)
  const sold = rows.findIndex(row => row['close_date'] !== null)
  expect(sold).toBeGreaterThan(-1)
  for (const index of [0, sold]) {
    const row = rows[index]
    expect(await cellsOf(bodyRows(page).nth(index))).toEqual([
      row?.['mls_number'],
      row?.['address'],
      row?.['status'],
      dollars(row?.['price']),
      `${row?.['beds']} / ${Number(row?.['full_baths']) + Number(row?.['partial_baths']) / 2}`,
      row?.['subdivision'],
      row?.['close_date'] === null ? 'N/A' : shortDate(row?.['close_date']),
      String(row?.['days_on_market']),
      `$${Number(row?.['price_per_sf']).toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
    ])
  }
})

test('every listing can be reached', async ({ page, request }) => {
  const numbers = (await rowsOf(request, `real_estate_listings?select=mls_number&${sample}`)).map(
    row => row['mls_number'],
  )
  const seen = new Set<string>()
  for (let at = 1; at <= Math.ceil(numbers.length / 100); at++) {
    await page.goto(`${way.url}${path}?tab=listings&page=${at}`)
    await expect(page.getByRole('button', { name: `Page ${at}`, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(bodyRows(page).first()).toBeVisible()
    for (const number of await bodyRows(page).locator('td:first-child').allInnerTexts()) seen.add(number)
  }
  expect([...seen].sort()).toEqual(numbers.map(String).sort())
})

test('COP is green, SLD blue, SCO yellow and every other code grey', async ({ page }) => {
  expect(await badgeTones(page, `${way.url}${path}?tab=listings`, [1, 3, 5])).toEqual({
    COP: 'green',
    SLD: 'blue',
    SCO: 'yellow',
    EXP: 'grey',
    WDN: 'grey',
  })
})

test('without a listing the page says how to get some', async ({ page, baseURL }) => {
  const bare = await between(baseURL ?? '')
  bare.rules.push({ when: /GET .*real_estate_listings/, narrow: '&mls_number=eq.none' })
  await openTab(page, bare.url + path, 'MLS Listings')
  await expect(page.getByRole('heading', { name: 'No listings yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upload a CSV file to get started' })).toHaveAttribute(
    'href',
    '/real-estate-upload',
  )
  await expect(page.getByRole('tab', { name: 'MLS Listings' })).toContainText('0')
  await bare.stop()
})
