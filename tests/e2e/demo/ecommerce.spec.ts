import { expect, test } from '@playwright/test'
import { sampleQuestions } from '#verticals/ecommerce/demo/suggestions.ts'
import { between } from './intermediary.ts'
import {
  badgeTones,
  bodyRows,
  cellsOf,
  columns,
  countsOf,
  dollars,
  expectTable,
  openTab,
  pagesWithEach,
  rowsOf,
  shortDate,
  spaced,
} from './table-support.ts'

const path = '/ecommerce/demo'
const input = 'Ask a question about your ecommerce data...'

test('the page has its title, an intro line, five tabs and four cards with the same counts', async ({
  page,
  request,
}) => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Ecommerce Intelligence Demo' })).toBeVisible()
  await expect(page.getByText('A sample store with two years of orders.')).toBeVisible()
  const counts = await countsOf(request, [
    'ecommerce_products',
    'ecommerce_buyers',
    'ecommerce_purchases',
    'ecommerce_analytics',
  ])
  const [products, customers, orders, events] = counts
  await expect(page.getByRole('tab')).toHaveText([
    'Chat',
    `Products${products}`,
    `Customers${customers}`,
    `Orders${orders}`,
    `Analytics${events}`,
  ])
  const cards = page.locator('dl').filter({ has: page.getByRole('term').filter({ hasText: 'Events' }) })
  await expect(cards.getByRole('term')).toHaveText(['Products', 'Customers', 'Orders', 'Events'])
  for (const count of counts) await expect(cards.getByText(count, { exact: true })).toBeVisible()
})

test('the box lists six sample questions', async ({ page }) => {
  await page.goto(path)
  const box = page.getByRole('complementary', { name: 'Sample questions' })
  await expect(box.getByRole('button')).toHaveText([...sampleQuestions])
})

test('a sample question fills the input of the chat', async ({ page }) => {
  await page.goto(path)
  await expect(async () => {
    await page
      .getByRole('complementary', { name: 'Sample questions' })
      .getByRole('button', { name: sampleQuestions[3] })
      .click()
    await expect(page.getByPlaceholder(input)).toHaveValue(sampleQuestions[3], { timeout: 500 })
  }).toPass()
  await expect(page.getByPlaceholder(input)).toBeFocused()
})

test('a sample question chosen beside a table leads to the chat', async ({ page }) => {
  await openTab(page, path, 'Orders')
  await page.getByRole('button', { name: sampleQuestions[5] }).click()
  await expect(page.getByRole('tab', { name: 'Chat' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByPlaceholder(input)).toHaveValue(sampleQuestions[5])
  await expect(page.getByPlaceholder(input)).toBeFocused()
})

test('products have their six columns and every row', async ({ page, request }) => {
  await openTab(page, path, 'Products')
  await expect(columns(page)).toHaveText(['Name', 'Category', 'Brand', 'Price', 'Stock', 'Rating'])
  const rows = await rowsOf(request, 'ecommerce_products?select=*&order=created_at.desc,id.desc')
  await expect(bodyRows(page)).toHaveCount(rows.length)
  for (const index of [
    rows.findIndex(row => row['rating'] === null),
    rows.findIndex(row => row['rating'] !== null),
  ]) {
    const row = rows[index]
    const rating = row?.['rating'] === null ? 'N/A' : Number(row?.['rating']).toFixed(1)
    expect(await cellsOf(bodyRows(page).nth(index))).toEqual([
      row?.['name'],
      row?.['category'],
      row?.['brand'],
      dollars(row?.['price']),
      String(row?.['stock_quantity']),
      `${rating} (${row?.['review_count']})`,
    ])
  }
})

test('customers have their five columns, the most valuable first', async ({ page, request }) => {
  await expectTable(page, request, {
    path,
    tab: 'Customers',
    columns: ['Name', 'Email', 'Location', 'Total Orders', 'Lifetime Value'],
    first: 'ecommerce_buyers?select=*&order=lifetime_value.desc,id.desc',
    cells: row => [
      `${row['first_name']} ${row['last_name']}`,
      row['email'],
      `${row['city']}, ${row['state']}`,
      String(row['total_orders']),
      dollars(row['lifetime_value']),
    ],
  })
})

test('orders have their six columns, the newest first', async ({ page, request }) => {
  await expectTable(page, request, {
    path,
    tab: 'Orders',
    columns: ['Order #', 'Date', 'Quantity', 'Amount', 'Payment', 'Status'],
    first: 'ecommerce_purchases?select=*&order=purchase_date.desc,id.desc',
    cells: row => [
      row['order_number'],
      shortDate(row['purchase_date']),
      String(row['quantity']),
      dollars(row['total_amount']),
      spaced(row['payment_method']),
      row['status'],
    ],
  })
})

test('an order is green when completed, yellow when pending and red otherwise', async ({ page, request }) => {
  const pages = await pagesWithEach(request, {
    query: 'ecommerce_purchases?select=status&order=purchase_date.desc,id.desc',
    column: 'status',
    size: 50,
  })
  expect(await badgeTones(page, `${path}?tab=purchases`, pages)).toEqual({
    completed: 'green',
    pending: 'yellow',
    cancelled: 'red',
    refunded: 'red',
  })
})

test('analytics have their four columns, the newest first', async ({ page, request }) => {
  await expectTable(page, request, {
    path,
    tab: 'Analytics',
    columns: ['Event Type', 'Session ID', 'IP Address', 'Timestamp'],
    first: 'ecommerce_analytics?select=*&order=created_at.desc,id.desc',
    cells: row => [
      spaced(row['event_type']),
      row['session_id'],
      row['ip_address'],
      expect.stringContaining(shortDate(row['created_at'])),
    ],
  })
})

for (const [tab, items] of [
  ['Orders', 'orders'],
  ['Analytics', 'events'],
] as const)
  test(`${items} are paged by fifty with Previous, Next and Page X of Y`, async ({ page }) => {
    await openTab(page, path, tab)
    const pager = page.getByRole('navigation', { name: `Pages of ${items}` })
    await expect(pager).toContainText(/Page 1 of \d+/)
    await expect(pager.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await expect(bodyRows(page)).toHaveCount(50)
    await pager.getByRole('button', { name: 'Next' }).click()
    await expect(pager).toContainText(/Page 2 of \d+/)
    await expect(pager.getByRole('button', { name: 'Previous' })).toBeEnabled()
  })

test('orders and analytics each keep their own page', async ({ page }) => {
  await openTab(page, path, 'Orders')
  await page.getByRole('button', { name: 'Page 3', exact: true }).click()
  await expect(page.getByText(/Page 3 of/)).toBeVisible()
  await page.getByRole('tab', { name: 'Analytics' }).click()
  await expect(page.getByText(/Page 1 of/)).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText(/Page 2 of/)).toBeVisible()
  await page.getByRole('tab', { name: 'Orders' }).click()
  await expect(page.getByText(/Page 3 of/)).toBeVisible()
  await page.getByRole('tab', { name: 'Analytics' }).click()
  await expect(page.getByText(/Page 2 of/)).toBeVisible()
})

test('with one page of orders there is no pager', async ({ page, baseURL }) => {
  const way = await between(baseURL ?? '')
  way.rules.push({ when: /(GET|HEAD) .*ecommerce_purchases/, narrow: '&id=lte.50' })
  await openTab(page, way.url + path, 'Orders')
  await expect(bodyRows(page)).toHaveCount(50)
  await expect(page.getByRole('button', { name: /Previous|Next/ })).toHaveCount(0)
  await expect(page.getByText(/Page \d+ of/)).toHaveCount(0)
  await way.stop()
})
