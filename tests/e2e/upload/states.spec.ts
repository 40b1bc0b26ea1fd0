import type { Page } from '@playwright/test'
import { choose, csv, expect, fileOf, freshNumbers, open, success, test, upload } from './fixtures.ts'
import type { Fate } from './gateway.ts'

const dropZone = (page: Page) => page.locator('.drop-zone')

/** What the system hands over when files are dragged in from outside. */
const dragged = (page: Page, files: { name: string; type: string; text: string }[]) =>
  page.evaluateHandle(given => {
    const transfer = new DataTransfer()
    for (const { name, type, text } of given) transfer.items.add(new File([text], name, { type }))
    return transfer
  }, files)

test('while it uploads, the page says how many files, how far it is, and takes no others', async ({
  page,
  gateway,
}) => {
  let release = () => {}
  const held = new Promise<void>(resolve => (release = resolve))
  await open(page, gateway.url)
  gateway.decide(async (write): Promise<Fate> => {
    if (write === 2) await held
    return 'pass'
  })
  await choose(page, fileOf(freshNumbers(600), 'a.csv'), fileOf(freshNumbers(40), 'b.csv'))
  await expect(page.getByRole('status')).toHaveText('Processing 2 file(s)...')
  await expect(page.locator('input[type=file]')).toBeDisabled()
  const bar = page.getByRole('progressbar', { name: 'Upload progress' })
  await expect(bar).toHaveAttribute('aria-valuetext', '500 of 640 rows')
  await expect(bar).toHaveJSProperty('position', 500 / 640)
  const transfer = await dragged(page, [{ name: 'c.csv', type: 'text/csv', text: 'MLS #,Price\nlate,1' }])
  await dropZone(page).dispatchEvent('drop', { dataTransfer: transfer })
  release()
  await expect(success(page)).toContainText('640 new listing(s) added from 2 file(s)')
  await expect(page.getByLabel('Choose CSV files')).toBeEnabled()
})

test('the drop zone lights up while files are over it', async ({ page }) => {
  await open(page)
  const transfer = await dragged(page, [
    { name: 'a.csv', type: 'text/csv', text: '' },
    { name: 'b.csv', type: 'text/csv', text: '' },
  ])
  const color = () => dropZone(page).evaluate(zone => getComputedStyle(zone).backgroundColor)
  const before = await color()
  await dropZone(page).dispatchEvent('dragover', { dataTransfer: transfer })
  await expect(page.getByRole('heading', { name: 'Let go to upload' })).toBeVisible()
  await expect(page.getByText('2 files', { exact: true })).toBeVisible()
  expect(await color()).not.toBe(before)
  await dropZone(page).dispatchEvent('dragleave', { dataTransfer: transfer })
  await expect(page.getByRole('heading', { name: 'Drop your CSV files here' })).toBeVisible()
  expect(await color()).toBe(before)
})

test('files that are dropped are uploaded', async ({ page }) => {
  await open(page)
  const [a, b] = freshNumbers(2)
  const file = (name: string, number: string | undefined) => ({
    name,
    type: 'text/csv',
    text: `MLS #,Price\n${number},1`,
  })
  const transfer = await dragged(page, [file('a.csv', a), file('b.csv', b)])
  await dropZone(page).dispatchEvent('drop', { dataTransfer: transfer })
  await expect(success(page)).toContainText('2 new listing(s) added from 2 file(s)')
})

test('files that miss the drop zone do not replace the page', async ({ page }) => {
  await open(page)
  const isKept = await page.evaluate(() => {
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true })
    document.body.dispatchEvent(drop)
    return drop.defaultPrevented
  })
  expect(isKept).toBe(true)
})

test('the success goes after eight seconds', async ({ page }) => {
  await page.clock.install({ time: '2026-01-05T10:00:00Z' })
  await open(page)
  await page.clock.pauseAt('2026-01-05T10:10:00Z')
  await upload(page, [fileOf(freshNumbers(1))])
  await page.clock.fastForward(7900)
  await expect(success(page)).toBeVisible()
  await page.clock.fastForward(200)
  await expect(success(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Drop your CSV files here' })).toBeVisible()
})

test('the success waits while somebody points at it', async ({ page }) => {
  await page.clock.install({ time: '2026-01-05T10:00:00Z' })
  await open(page)
  await page.clock.pauseAt('2026-01-05T10:10:00Z')
  await choose(page, fileOf(freshNumbers(1)))
  await success(page).hover()
  await page.clock.fastForward(60_000)
  await expect(success(page)).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.fastForward(8100)
  await expect(success(page)).toBeHidden()
})

test('the success can be dismissed', async ({ page }) => {
  await open(page)
  await choose(page, fileOf(freshNumbers(1)))
  await success(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(success(page)).toBeHidden()
})

test('an error stays as long as it is not dismissed', async ({ page }) => {
  await page.clock.install({ time: '2026-01-05T10:00:00Z' })
  await open(page)
  await choose(page, csv('x', 'photo.png', 'image/png'))
  await page.clock.fastForward(600_000)
  await expect(page.getByRole('alert')).toBeVisible()
})
