// What the journeys through the demos' tables share: opening a tab, reading what is shown, asking the API for the truth.
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { keyed } from '#tests/support/server.ts'

export type Row = Record<string, string | number | boolean | null>

/** Opens a tab as a visitor does, once the page is awake. */
export async function openTab(page: Page, path: string, label: string): Promise<void> {
  await page.goto(path)
  await expect(async () => {
    await page.getByRole('tab', { name: label }).click()
    await expect(page.getByRole('tab', { name: label })).toHaveAttribute('aria-selected', 'true', {
      timeout: 500,
    })
  }).toPass()
  await expect(page.getByRole('tabpanel', { name: label })).toBeVisible()
}

export const columns = (page: Page): Locator => page.getByRole('columnheader')
export const bodyRows = (page: Page): Locator => page.getByRole('table').locator('tbody').getByRole('row')
/** The cells of a row, its title among them, in the order of the columns. */
export const cellsOf = async (row: Locator): Promise<string[]> =>
  (await row.locator('th, td').allInnerTexts()).map(text => text.replace(/\s+/g, ' ').trim())

export const firstCells = async (page: Page): Promise<string[]> => {
  await expect(bodyRows(page).first()).toBeVisible()
  return cellsOf(bodyRows(page).first())
}

interface ShownTable {
  path: string
  tab: string
  columns: readonly string[]
  /** Asks the table API for the row that comes first. */
  first: string
  cells: (row: Row) => unknown[]
}

/** The table has these columns, and its first row says what the database says. */
export async function expectTable(page: Page, request: APIRequestContext, table: ShownTable): Promise<void> {
  await openTab(page, table.path, table.tab)
  await expect(columns(page)).toHaveText([...table.columns])
  const [row] = await rowsOf(request, `${table.first}&limit=1`)
  if (row === undefined) throw new Error(`no row: ${table.first}`)
  await expect(bodyRows(page).first()).toBeVisible()
  expect(await cellsOf(bodyRows(page).first())).toEqual(table.cells(row))
}

/** What the tabs of the tables show after their labels. */
export const countsOf = (request: APIRequestContext, tables: readonly string[]): Promise<string[]> =>
  Promise.all(tables.map(async table => grouped(await countOf(request, table))))

/** What the table API says, straight from the server. */
export async function rowsOf(request: APIRequestContext, query: string): Promise<Row[]> {
  const response = await request.get(`/rest/v1/${query}`, { headers: keyed })
  return response.json()
}

async function countOf(request: APIRequestContext, table: string): Promise<number> {
  const response = await request.head(`/rest/v1/${table}?select=*`, {
    headers: { ...keyed, prefer: 'count=exact' },
  })
  return Number(response.headers()['content-range']?.split('/')[1])
}

const grouped = (value: number) => value.toLocaleString('en-US')
export const dollars = (value: unknown) => `$${Math.round(Number(value)).toLocaleString('en-US')}`
export const shortDate = (value: unknown) =>
  new Date(String(value)).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  })
export const spaced = (value: unknown) => String(value).replaceAll('_', ' ')

/** The pages on which each value of a column is first met: which they are changes with the day. */
export async function pagesWithEach(
  request: APIRequestContext,
  { query, column, size }: { query: string; column: string; size: number },
): Promise<number[]> {
  const values = (await rowsOf(request, `${query}&limit=1000`)).map(row => row[column])
  return [...new Set([...new Set(values)].map(value => Math.floor(values.indexOf(value) / size) + 1))]
}

/** The color of every badge on these pages of a tab, by its word, as the name of its token. */
export async function badgeTones(
  page: Page,
  address: string,
  pages: readonly number[] = [1],
): Promise<Record<string, string>> {
  const seen: Record<string, string> = {}
  for (const at of pages) {
    await page.goto(`${address}&page=${at}`)
    await expect(bodyRows(page).first()).toBeVisible()
    Object.assign(
      seen,
      await page
        .locator('tbody .status')
        .evaluateAll(badges =>
          Object.fromEntries(
            badges.map(badge => [badge.textContent, /status-(\w+)/.exec(badge.className)?.[1] ?? 'none']),
          ),
        ),
    )
  }
  return seen
}
