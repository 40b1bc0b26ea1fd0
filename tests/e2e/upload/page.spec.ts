import { readFileSync } from 'node:fs'
import { choose, csv, expect, open, path, test, upload } from './fixtures.ts'

const headers = [
  'MLS #',
  'Price',
  'Address',
  'Status',
  'Beds',
  'FBaths',
  'PBaths',
  'Subdvn',
  'Sold Price',
  'Ask Price',
  'Close Date',
  '$/SF',
  'DOM',
  'OwnRntIn23',
  'Pool',
  'Year Built',
]

test('the page has its title, its subtitle and the sixteen columns', async ({ page }) => {
  await open(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Upload Real Estate Data' })).toBeVisible()
  await expect(page.getByText('Upload MLS CSV data')).toBeVisible()
  await expect(page.getByRole('term')).toHaveText(headers)
})

test('the sample has the sixteen columns, and all of its forty rows are taken', async ({ page }) => {
  await open(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download sample CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('sample-listings.csv')
  const text = readFileSync(await download.path(), 'utf8')
  expect(text.split('\n')[0]?.split(',')).toEqual(headers)
  await upload(page, [csv(text)], 'Total records processed: 40')
  await expect(page.getByText('skipped')).toHaveCount(0)
})

test('the reader comes with no more than the page needs, and within its content policy', async ({ page }) => {
  const refused: string[] = []
  page.on(
    'console',
    message => message.text().includes('Content Security Policy') && refused.push(message.text()),
  )
  await open(page)
  await choose(page, csv('MLS #,Price\n'))
  await expect(page.getByText('No changes made')).toBeVisible()
  expect(refused).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the page says that uploading needs them, and offers no control that does nothing', async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByText('that needs JavaScript')).toBeVisible()
    await expect(page.getByText('Choose files')).toBeHidden()
    await expect(page.getByRole('link', { name: 'Download sample CSV' })).toBeVisible()
  })
})
