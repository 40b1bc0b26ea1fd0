import { expect, test } from '@playwright/test'
import { brand } from '#brand/brand.ts'
import {
  badgeTones,
  bodyRows,
  cellsOf,
  columns,
  countsOf,
  dollars,
  expectTable,
  firstCells,
  openTab,
  pagesWithEach,
  rowsOf,
  shortDate,
  spaced,
} from './table-support.ts'

test('the page opens on the chat, with five tabs and a count beside each table', async ({
  page,
  request,
}) => {
  await page.goto('/demo')
  await expect(page.getByRole('tab', { name: 'Ask' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { name: `Ask ${brand.name} Anything` })).toBeVisible()
  const tables = ['property_listings', 'reservations', 'visitors', 'visitor_interactions']
  const [properties, reservations, visitors, interactions] = await countsOf(request, tables)
  await expect(page.getByRole('tab')).toHaveText([
    'Ask',
    `Property Listings${properties}`,
    `Reservations${reservations}`,
    `Visitors${visitors}`,
    `Analytics${interactions}`,
  ])
})

test('properties have their six columns and every row', async ({ page, request }) => {
  await openTab(page, '/demo', 'Property Listings')
  await expect(columns(page)).toHaveText(['Title', 'Type', 'Location', 'Price', 'Beds/Baths', 'Status'])
  const rows = await rowsOf(request, 'property_listings?select=*&order=created_at.desc,id.desc')
  await expect(bodyRows(page)).toHaveCount(rows.length)
  for (const index of [0, rows.length - 1]) {
    const row = rows[index]
    expect(await cellsOf(bodyRows(page).nth(index))).toEqual([
      row?.['title'],
      spaced(row?.['property_type']),
      `${row?.['city']}, ${row?.['state']}`,
      dollars(row?.['price']),
      `${row?.['bedrooms']} / ${row?.['bathrooms']}`,
      row?.['status'],
    ])
  }
  await expect(
    page.getByText(`Showing 1 to ${rows.length} of ${rows.length} properties`).last(),
  ).toBeVisible()
})

test('a property is green when available, yellow when pending and grey otherwise', async ({ page }) => {
  expect(await badgeTones(page, '/demo?tab=properties')).toEqual({
    available: 'green',
    pending: 'yellow',
    booked: 'grey',
    maintenance: 'grey',
  })
})

test('reservations have their seven columns, the newest first', async ({ page, request }) => {
  await expectTable(page, request, {
    path: '/demo',
    tab: 'Reservations',
    columns: ['Guest Name', 'Email', 'Check In', 'Check Out', 'Type', 'Total', 'Status'],
    first: 'reservations?select=*&order=created_at.desc,id.desc',
    cells: row => [
      row['guest_name'],
      row['guest_email'],
      shortDate(row['check_in']),
      row['check_out'] === null ? 'N/A' : shortDate(row['check_out']),
      spaced(row['reservation_type']),
      dollars(row['total_price']),
      row['status'],
    ],
  })
})

test('a viewing has no check-out, and its cell says N/A', async ({ page }) => {
  await openTab(page, '/demo', 'Reservations')
  const viewing = bodyRows(page).filter({ has: page.getByRole('cell', { name: 'viewing', exact: true }) })
  await expect(viewing.first()).toBeVisible()
  expect((await cellsOf(viewing.first()))[3]).toBe('N/A')
})

test('a reservation is green, yellow, blue or red by its status', async ({ page, request }) => {
  const pages = await pagesWithEach(request, {
    query: 'reservations?select=status&order=created_at.desc,id.desc',
    column: 'status',
    size: 50,
  })
  expect(await badgeTones(page, '/demo?tab=reservations', pages)).toEqual({
    confirmed: 'green',
    pending: 'yellow',
    completed: 'blue',
    cancelled: 'red',
  })
})

test('visitors have their six columns, and what they wrote is cut to one line', async ({ page, request }) => {
  await expectTable(page, request, {
    path: '/demo',
    tab: 'Visitors',
    columns: ['Name', 'Email', 'Interest', 'Source', 'Message', 'Date'],
    first: 'visitors?select=*&order=visited_at.desc,id.desc',
    cells: row => [
      row['name'],
      row['email'],
      spaced(row['interest_type']),
      spaced(row['source']),
      row['message'] ?? 'N/A',
      shortDate(row['visited_at']),
    ],
  })
  await expect(bodyRows(page)).toHaveCount(50)
  const cut = await page
    .locator('tbody .cell-cut')
    .evaluateAll(all => all.filter(message => message.scrollWidth > message.clientWidth).length)
  expect(cut).toBeGreaterThan(10)
})

test('analytics have their seven columns, with the names of who and what', async ({ page, request }) => {
  const first = 'visitor_interactions?select=*&order=interaction_timestamp.desc,id.desc'
  const [newest] = await rowsOf(request, `${first}&limit=1`)
  const [visitor] = await rowsOf(request, `visitors?select=*&id=eq.${newest?.['visitor_id'] ?? 0}`)
  const [property] = await rowsOf(request, `property_listings?select=*&id=eq.${newest?.['property_id'] ?? 0}`)
  await expectTable(page, request, {
    path: '/demo',
    tab: 'Analytics',
    columns: ['Timestamp', 'Visitor', 'Property', 'Interaction', 'Device', 'Source', 'Session ID'],
    first,
    cells: row => [
      expect.stringContaining(shortDate(row['interaction_timestamp'])),
      visitor ? `${visitor['name']} ${visitor['email']}` : 'Unknown N/A',
      property ? `${property['title']} ${property['address']}` : 'Unknown Property N/A',
      row['interaction_type'],
      row['device_type'],
      spaced(row['referrer_source']),
      `${String(row['session_id']).slice(0, 8)}...`,
    ],
  })
})

test('a visit by nobody known to no property says so', async ({ page }) => {
  await openTab(page, '/demo', 'Analytics')
  await expect(page.getByRole('rowheader', { name: 'Unknown N/A' }).first()).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Unknown Property N/A' }).first()).toBeVisible()
})

test('each kind of interaction has its color, and the others are purple', async ({ page, request }) => {
  const pages = await pagesWithEach(request, {
    query: 'visitor_interactions?select=interaction_type&order=interaction_timestamp.desc,id.desc',
    column: 'interaction_type',
    size: 20,
  })
  expect(await badgeTones(page, '/demo?tab=analytics', pages)).toEqual({
    click: 'green',
    impression: 'teal',
    view: 'blue',
    inquiry: 'yellow',
    favorite: 'purple',
    share: 'purple',
  })
})

for (const { tab, items, size } of [
  { tab: 'Reservations', items: 'reservations', size: 50 },
  { tab: 'Visitors', items: 'visitors', size: 50 },
  { tab: 'Analytics', items: 'interactions', size: 20 },
])
  test(`${items} come ${size} at a time, and the pager says which`, async ({ page }) => {
    await openTab(page, '/demo', tab)
    await expect(bodyRows(page)).toHaveCount(size)
    const pager = page.getByRole('navigation', { name: `Pages of ${items}` })
    await expect(pager).toContainText(new RegExp(`Showing 1 to ${size} of [\\d,]+ ${items}`))
    const before = await firstCells(page)
    await pager.getByRole('button', { name: 'Next' }).click()
    await expect(pager).toContainText(new RegExp(`Showing ${size + 1} to ${2 * size} of [\\d,]+ ${items}`))
    await expect.poll(() => firstCells(page)).not.toEqual(before)
    await expect(bodyRows(page)).toHaveCount(size)
  })
