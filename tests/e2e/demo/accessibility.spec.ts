import { expect, test } from '@playwright/test'
import { demoPaths } from '#brand/navigation.ts'
import { expectAccessible } from '#tests/e2e/support/accessible.ts'
import { ecommerce } from '#web/demo/definitions/ecommerce.ts'
import { realEstate } from '#web/demo/definitions/real-estate.ts'
import { vacationRental } from '#web/demo/definitions/vacation-rental.ts'
import { bodyRows } from './table-support.ts'

// Audits take their time on a small machine: rows after the sixth are like those before.
test.slow()
const part = { include: 'main', exclude: 'tbody tr:nth-child(n + 7)' }

const tabs = [
  { path: demoPaths.vacationRental, tables: vacationRental.tables },
  { path: demoPaths.realEstate, tables: realEstate.tables },
  { path: demoPaths.ecommerce, tables: ecommerce.tables },
].flatMap(({ path, tables }) => tables.map(({ id }) => `${path}?tab=${id}`))

for (const address of tabs)
  test(`${address} can be used by everybody, in both themes and at every width`, async ({ page }) => {
    await page.goto(address)
    await expect(bodyRows(page).first()).toBeVisible()
    await expectAccessible(page, part)
  })
