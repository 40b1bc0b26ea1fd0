import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/e2e/support/accessible.ts'
import { choose, csv, expect, fileOf, freshNumbers, open, success, test } from './fixtures.ts'
import type { Gateway } from './gateway.ts'

// Audits take their time on a small machine.
test.slow()

const states: Record<string, (page: Page, gateway: Gateway) => Promise<void>> = {
  'an upload that runs': async (page, gateway) => {
    gateway.decide(() => new Promise(() => {}))
    await choose(page, fileOf(freshNumbers(3)))
    await expect(page.getByRole('progressbar')).toBeAttached()
  },
  'a success with skipped rows': async page => {
    const [number] = freshNumbers(1)
    await choose(page, csv(`MLS #,Price\n${number},1\n${number}\n`))
    // It stays as long as the keyboard stands in it.
    await success(page).getByRole('link', { name: 'demo page' }).focus()
    await expect(page.getByText('1 row was skipped')).toHaveCount(2)
  },
  'a failure that can be tried again': async (page, gateway) => {
    gateway.decide(() => ({ status: 500, type: 'text/html', body: '' }))
    await choose(page, fileOf(freshNumbers(1)))
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

for (const [name, reach] of Object.entries(states))
  test(`${name} can be used by everybody, in both themes and at every width`, async ({ page, gateway }) => {
    await open(page, gateway.url)
    await reach(page, gateway)
    await expectAccessible(page)
  })

test('the keyboard alone chooses, tries again and goes on to the demo', async ({ page, gateway }) => {
  await open(page, gateway.url)
  gateway.decide(() => 'drop')
  const tabTo = async (name: string, role: 'button' | 'link') => {
    const target = page.getByRole(role, { name })
    for (let steps = 0; steps < 40; steps++) {
      if (await target.evaluate(element => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`${name} is out of reach`)
  }
  const choosing = page.waitForEvent('filechooser')
  await tabTo('Choose CSV files', 'button')
  await page.keyboard.press('Enter')
  await (await choosing).setFiles([fileOf(freshNumbers(2))])
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Choose CSV files')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Retry' })).toBeFocused()
  gateway.decide(() => 'pass')
  await page.keyboard.press('Enter')
  await expect(success(page)).toContainText('2 new listing(s) added')
  await expect(page.getByLabel('Choose CSV files')).toBeFocused()
  for (let steps = 0; steps < 2; steps++) await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('link', { name: 'demo page' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${gateway.url}/real-estate-demo`)
})
