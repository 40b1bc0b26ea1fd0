// The site's own audit opens every page as it first appears; here are the states behind that.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { asked, test } from './product.ts'

test.slow()

const widths = [390, 820, 1440]
const themes = ['light', 'dark'] as const

async function audit(page: Page) {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const { violations } = await new AxeBuilder({ page }).analyze()
    found.push(...violations.map(({ id, nodes }) => `${width}: ${id} ${nodes[0]?.target.join(' ')}`))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  expect(found).toEqual([])
}

for (const theme of themes)
  test(`open entries pass in the ${theme} theme at every width`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme })
    await page.goto('/queries', { waitUntil: 'networkidle' })
    for (const question of Object.values(asked))
      await page
        .getByRole('listitem')
        .filter({ hasText: question.slice(0, 60) })
        .locator('summary')
        .first()
        .click()
    await page.getByText('View Raw Data (1 row)').click()
    await expect(page.getByRole('table')).toBeVisible()
    await audit(page)
  })

for (const theme of themes)
  test(`an empty list passes in the ${theme} theme at every width`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme })
    await page.goto('/queries?min=999999', { waitUntil: 'networkidle' })
    await expect(page.getByText('No queries found matching the filters.')).toBeVisible()
    await audit(page)
  })
