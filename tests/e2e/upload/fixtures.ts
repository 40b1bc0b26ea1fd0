// Uploads add listings that no other journey looks at: each has MLS numbers of its own.
import { expect, test as base, type Page } from '@playwright/test'
import { openAwake } from '#tests/e2e/support/awake.ts'
import { keyed } from '#tests/support/server.ts'
import { startGateway, type Gateway } from './gateway.ts'

export { expect }

export const test = base.extend<{ site: string; gateway: Gateway }>({
  site: async ({ baseURL }, use) => use(baseURL ?? ''),
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

export const open = (page: Page, base = '') => openAwake(page, `${base}${path}`)
export const choose = (page: Page, ...files: CsvFile[]) =>
  page.getByLabel('Choose CSV files').setInputFiles(files)
export const success = (page: Page) => page.getByRole('status').filter({ hasText: 'Upload successful!' })

/** Uploads files and waits for the success to say this. */
export async function upload(
  page: Page,
  files: readonly CsvFile[],
  said = 'Upload successful!',
): Promise<void> {
  await choose(page, ...files)
  await expect(success(page)).toContainText(said)
}

/** What is stored under these numbers, by the table API. */
export async function stored(
  site: string,
  mlsNumbers: readonly string[],
): Promise<Record<string, unknown>[]> {
  const address = `${site}/rest/v1/real_estate_listings?mls_number=in.(${mlsNumbers.join()})&order=mls_number`
  return (await fetch(address, { headers: keyed })).json()
}
