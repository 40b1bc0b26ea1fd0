import { expect, test } from '@playwright/test'
import { openAwake } from '#tests/e2e/support/awake.ts'
import { expectAccessible, expectHeadingsInOrder, violations } from '#tests/e2e/support/accessible.ts'
import { publicPages } from '#web/site-map.ts'

// Audits take their time on a small machine.
test.slow()

const paths = [
  ...publicPages.map(page => page.path),
  '/blog/gap-nights',
  '/blog/median-days-on-market',
  '/blog/three-best-sellers',
  '/blog/no-such-article',
  '/an-unknown-address',
]

for (const path of paths)
  test(`${path} can be used by everybody, in both themes and at every width`, async ({ page }) => {
    await page.goto(path)
    await expectHeadingsInOrder(page)
    await expectAccessible(page)
  })

test('all five tabs of the home page pass as well', async ({ page }) => {
  await page.goto('/')
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    expect(await violations(page, { include: '[data-static-tabs]' })).toEqual([])
  }
})

test('the open menu and a form with mistakes pass as well', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAwake(page, '/contact')
  await page.getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(page.getByText('Enter your full name.')).toBeVisible()
  await page.getByRole('banner').getByLabel('Menu').first().click()
  expect(await violations(page)).toEqual([])
})
