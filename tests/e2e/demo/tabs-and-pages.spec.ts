// Tab and page live in the address; keyboard, focus and screen readers follow.
import { expect, test } from '@playwright/test'
import { bodyRows, firstCells, openTab } from './table-support.ts'

test('tab and page are in the address, and a link to them shows the same rows', async ({ page, context }) => {
  await openTab(page, '/demo', 'Reservations')
  await expect(page).toHaveURL('/demo?tab=reservations')
  await page.getByRole('button', { name: 'Page 3', exact: true }).click()
  await expect(page).toHaveURL('/demo?tab=reservations&page=3')
  await expect(page.getByText(/^Showing 101 to 150 of/).last()).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const rows = await firstCells(page)
  const other = await context.newPage()
  await other.goto(page.url())
  expect(await firstCells(other)).toEqual(rows)
})

test('the back button goes back through pages and tabs', async ({ page }) => {
  await openTab(page, '/demo', 'Reservations')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL('/demo?tab=reservations&page=2')
  await page.getByRole('tab', { name: 'Visitors' }).click()
  await expect(page).toHaveURL('/demo?tab=visitors')
  await page.goBack()
  await expect(page.getByText(/^Showing 51 to 100 of [\d,]+ reservations/).last()).toBeVisible()
  await page.goBack()
  await expect(page.getByText(/^Showing 1 to 50 of [\d,]+ reservations/).last()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Ask' })).toHaveAttribute('aria-selected', 'true')
})

test('a page that does not exist is the last one, and nonsense is the first', async ({ page }) => {
  await page.goto('/demo?tab=reservations&page=9999')
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await expect(bodyRows(page).first()).toBeVisible()
  await page.goto('/demo?tab=reservations&page=abc')
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await page.goto('/demo?tab=secrets')
  await expect(page.getByRole('tab', { name: 'Ask' })).toHaveAttribute('aria-selected', 'true')
})

test('the pager shows five pages around the current one, the first and the last five at the ends', async ({
  page,
}) => {
  const numbers = () =>
    page.getByRole('navigation', { name: 'Pages of reservations' }).getByRole('button', { name: /^Page/ })
  await openTab(page, '/demo', 'Reservations')
  await expect(numbers()).toHaveText(['1', '2', '3', '4', '5'])
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await page.getByRole('button', { name: 'Page 5', exact: true }).click()
  await expect(numbers()).toHaveText(['3', '4', '5', '6', '7'])
  await page.goto('/demo?tab=reservations&page=9999')
  await expect(numbers()).toHaveCount(5)
  await expect(numbers().last()).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
})

test('the keyboard moves through the tabs, and the focus stays on the open one', async ({ page }) => {
  await openTab(page, '/demo', 'Ask')
  await page.getByRole('tab', { name: 'Ask' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Property Listings' })).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'Property Listings' })).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: 'Analytics' })).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'Analytics' })).toBeVisible()
  await page.keyboard.press('Home')
  await expect(page.getByRole('tab', { name: 'Ask' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Analytics' })).toBeFocused()
})

test('keys that come faster than tabs open lead to the tab that they name', async ({ page }) => {
  await openTab(page, '/demo', 'Ask')
  await page.getByRole('tab', { name: 'Ask' }).focus()
  await page.evaluate(() => {
    for (const key of ['End', 'Home', 'ArrowLeft', 'ArrowLeft', 'End', 'Home'])
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })
  await expect(page.getByRole('tab', { name: 'Ask' })).toBeFocused()
  await expect(page.getByRole('tab', { name: 'Ask' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name: 'Ask' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tabpanel', { name: 'Analytics' })).toBeVisible()
})

test('a tab that is tapped twice in a hurry is one step back', async ({ page }) => {
  await openTab(page, '/demo', 'Visitors')
  await page.getByRole('tab', { name: 'Reservations' }).evaluate((tab: HTMLElement) => {
    tab.click()
    tab.click()
  })
  await expect(page).toHaveURL('/demo?tab=reservations')
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Visitors' })).toHaveAttribute('aria-selected', 'true')
})

test('a key pressed before the page is awake opens its tab when it is', async ({ page }) => {
  const { promise: pressed, resolve: wake } = Promise.withResolvers<void>()
  await page.route('**/*.js', async route => {
    await pressed
    await route.continue()
  })
  await page.goto('/demo', { waitUntil: 'commit' })
  await page.getByRole('tab', { name: 'Ask' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Property Listings' })).toBeFocused()
  wake()
  await expect(page.getByRole('tabpanel', { name: 'Property Listings' })).toBeVisible()
})

test('a table can be scrolled by keyboard under headings that stay', async ({ page }) => {
  await openTab(page, '/demo', 'Property Listings')
  await expect(bodyRows(page).first()).toBeVisible()
  const region = page.getByRole('region', { name: 'Property Listings' })
  await region.focus()
  await page.keyboard.press('End')
  await expect.poll(() => region.evaluate(element => element.scrollTop)).toBeGreaterThan(200)
  const top = (await region.boundingBox())?.y
  expect((await page.getByRole('columnheader', { name: 'Title' }).boundingBox())?.y).toBe(top)
})

test('turning a page by keyboard keeps the focus, also where the button ends', async ({ page }) => {
  await openTab(page, '/demo', 'Visitors')
  const next = page.getByRole('button', { name: 'Next' })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/page=2/)
  await expect(next).toBeFocused()
  const previous = page.getByRole('button', { name: 'Previous' })
  // A button that is still asleep takes no focus, and Enter would turn the page once more.
  await expect(previous).toBeEnabled()
  await previous.focus()
  await page.keyboard.press('Enter')
  await expect(previous).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Page 1', exact: true })).toBeFocused()
})

test('a new page starts at its first row, and is announced', async ({ page }) => {
  await openTab(page, '/demo', 'Reservations')
  const region = page.getByRole('region', { name: 'Reservations' })
  await expect(bodyRows(page)).toHaveCount(50)
  await region.evaluate(element => element.scrollTo(0, 900))
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Showing 51 to 100 of/ })).toBeAttached()
  expect(await region.evaluate(element => element.scrollTop)).toBe(0)
})

test('switching tabs does not move the page', async ({ page }) => {
  await openTab(page, '/demo', 'Reservations')
  // A page without its rows is too short to be scrolled.
  await expect(bodyRows(page).first()).toBeVisible()
  await page.evaluate(() => scrollTo(0, 120))
  await page.getByRole('tab', { name: 'Visitors' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Visitors' })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(120)
})

test('the conversation is kept while a table is open', async ({ page }) => {
  await openTab(page, '/demo', 'Ask')
  await page.getByPlaceholder('Ask a question about your data...').fill('half a question')
  await page.getByRole('tab', { name: 'Visitors' }).click()
  await expect(page.getByPlaceholder('Ask a question about your data...')).toBeHidden()
  await page.getByRole('tab', { name: 'Ask' }).click()
  await expect(page.getByPlaceholder('Ask a question about your data...')).toHaveValue('half a question')
})

test('on a phone a row is a record of three lines and still a row of a table', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [path, tab] of [
    ['/demo', 'Property Listings'],
    ['/demo', 'Reservations'],
    ['/demo', 'Analytics'],
    ['/real-estate-demo', 'MLS Listings'],
    ['/ecommerce/demo', 'Orders'],
  ] as const) {
    await openTab(page, path, tab)
    await expect(bodyRows(page).first()).toBeVisible()
    const columns = await page.getByRole('columnheader').count()
    const row = bodyRows(page).first()
    expect(await row.locator('th, td').count()).toBe(columns)
    const lines = await row.locator('th, td').evaluateAll(cells =>
      cells.map(cell => {
        const { top, height } = cell.getBoundingClientRect()
        return Math.round((top + height / 2) / 6)
      }),
    )
    expect(new Set(lines).size).toBe(3)
  }
})
