import { expect, test } from '@playwright/test'
import { demoPaths } from '#brand/navigation.ts'
import { expectAccessible } from '#tests/e2e/support/accessible.ts'
import { ecommerce } from '#web/demo/definitions/ecommerce.ts'
import { realEstate } from '#web/demo/definitions/real-estate.ts'
import { vacationRental } from '#web/demo/definitions/vacation-rental.ts'
import { between } from './intermediary.ts'
import { bodyRows } from './table-support.ts'

// Audits take their time on a small machine: rows after the first few are like those before.
test.slow()
const wholeTables =
  /GET \/rest\/v1\/(property_listings|real_estate_listings|ecommerce_products|ecommerce_buyers)\?/
const part = { include: 'main', exclude: 'tbody tr:nth-child(n + 9)' }

const tabs = [
  { path: demoPaths.vacationRental, tables: vacationRental.tables },
  { path: demoPaths.realEstate, tables: realEstate.tables },
  { path: demoPaths.ecommerce, tables: ecommerce.tables },
].flatMap(({ path, tables }) => tables.map(({ id }) => `${path}?tab=${id}`))

for (const address of tabs)
  test(`${address} can be used by everybody, in both themes and at every width`, async ({
    page,
    baseURL,
  }) => {
    const way = await between(baseURL ?? '')
    way.rules.push({ when: wholeTables, narrow: '&id=lte.8' })
    await page.goto(way.url + address)
    await expect(bodyRows(page).first()).toBeVisible()
    await expectAccessible(page, part)
    await way.stop()
  })
