// The site's own audit opens every page as it first appears; here are the states behind that.
import { expect } from '@playwright/test'
import { openAwake } from '#tests/e2e/support/awake.ts'
import { expectAccessible } from '#tests/e2e/support/accessible.ts'
import { asked, test } from './product.ts'

test.slow()

test('open entries can be used by everybody', async ({ page }) => {
  await openAwake(page, '/queries')
  for (const question of Object.values(asked))
    await page
      .getByRole('listitem')
      .filter({ hasText: question.slice(0, 60) })
      .locator('summary')
      .first()
      .click()
  await page.getByText('View Raw Data (1 row)').click()
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessible(page)
})

test('an empty list can be used by everybody', async ({ page }) => {
  await page.goto('/queries?min=999999')
  await expect(page.getByText('No queries found matching the filters.')).toBeVisible()
  await expectAccessible(page)
})
