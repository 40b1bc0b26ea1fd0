// Uploads change data: each worker of the run has a product of its own, with a database of its own.
import { rmSync } from 'node:fs'
import { test as base, type Page } from '@playwright/test'
import { keyed, scratchDir, startServer } from '#tests/support/server.ts'
import { startGateway, type Gateway } from './gateway.ts'

export { expect } from '@playwright/test'

export const test = base.extend<{ gateway: Gateway }, { site: string }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const dir = scratchDir()
      const server = await startServer({ DATA_DIR: dir, RATE_LIMIT: '0' })
      await use(server.url)
      await server.stop()
      rmSync(dir, { recursive: true, force: true })
    },
    // A new database with its sample data takes a while on a busy machine.
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ site }, use) => use(site),
  gateway: async ({ site }, use) => {
    const gateway = await startGateway(() => site)
    await use(gateway)
    await gateway.stop()
  },
})

export const path = '/real-estate-upload'

export interface CsvFile {
  name: string
  mimeType: string
  buffer: Buffer
}
export const csv = (text: string, name = 'listings.csv', mimeType = 'text/csv'): CsvFile => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
})

let numbers = 0
/** MLS numbers that no other test has used on this server. */
export const freshNumbers = (count: number) =>
  Array.from({ length: count }, () => `N${process.pid}${String(++numbers).padStart(6, '0')}`)

/** A file with one row for each number, in the columns MLS #, Price and Subdvn. */
export const fileOf = (mlsNumbers: readonly string[], name?: string, price = '$450,000') =>
  csv(['MLS #,Price,Subdvn', ...mlsNumbers.map(number => `${number},"${price}",Sea Oaks`)].join('\n'), name)

export const open = (page: Page, base = '') => page.goto(`${base}${path}`, { waitUntil: 'networkidle' })
export const choose = (page: Page, ...files: CsvFile[]) =>
  page.getByLabel('Choose CSV files').setInputFiles(files)
export const success = (page: Page) => page.getByRole('status').filter({ hasText: 'Upload successful!' })

/** What is stored under these numbers, by the table API. */
export async function stored(
  site: string,
  mlsNumbers: readonly string[],
): Promise<Record<string, unknown>[]> {
  const address = `${site}/rest/v1/real_estate_listings?mls_number=in.(${mlsNumbers.join()})&order=mls_number`
  return (await fetch(address, { headers: keyed })).json()
}
