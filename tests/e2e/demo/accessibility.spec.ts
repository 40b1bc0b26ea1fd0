import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { ecommerce } from '#web/demo/definitions/ecommerce.ts'
import { realEstate } from '#web/demo/definitions/real-estate.ts'
import { vacationRental } from '#web/demo/definitions/vacation-rental.ts'
import { bodyRows } from './table-support.ts'

// Audits take their time on a small machine: rows after the sixth are like those before, and the dark theme changes colors only.
test.slow()
const furtherRows = 'tbody tr:nth-child(n + 7)'

const tabs = [
  { path: '/demo', tables: vacationRental.tables },
  { path: '/real-estate-demo', tables: realEstate.tables },
  { path: '/ecommerce/demo', tables: ecommerce.tables },
].flatMap(({ path, tables }) => tables.map(({ id }) => `${path}?tab=${id}`))

for (const address of tabs)
  for (const theme of ['light', 'dark'] as const)
    test(`${address} has no accessibility violation in the ${theme} theme at any width`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme })
      await page.goto(address)
      await expect(bodyRows(page).first()).toBeVisible()
      const found: string[] = []
      for (const width of [390, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const audit = new AxeBuilder({ page }).include('main').exclude(furtherRows)
        const { violations } = await (
          theme === 'dark' ? audit.withRules(['color-contrast']) : audit
        ).analyze()
        found.push(...violations.map(({ id, nodes }) => `${width}: ${id} ${nodes[0]?.target.join(' ')}`))
      }
      expect(found).toEqual([])
    })

for (const address of tabs)
  test(`${address} does not scroll sideways at 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(address)
    await expect(bodyRows(page).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
