import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { publicPages } from '#web/site-map.ts'

// Audits take their time on a small machine; the dark theme changes colors only.
test.slow()

const paths = [...publicPages.map(page => page.path), '/an-unknown-address']
const widths = [390, 820, 1440]
const themes = ['light', 'dark'] as const

for (const path of paths)
  for (const theme of themes)
    test(`${path} has no accessibility violation in the ${theme} theme at any width`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme })
      await page.goto(path)
      const found: string[] = []
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const audit = new AxeBuilder({ page })
        const { violations } = await (
          theme === 'dark' ? audit.withRules(['color-contrast']) : audit
        ).analyze()
        found.push(...violations.map(({ id, nodes }) => `${width}: ${id} ${nodes[0]?.target.join(' ')}`))
      }
      expect(found).toEqual([])
    })

test('all five tabs of the home page pass as well', async ({ page }) => {
  await page.goto('/')
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    const { violations } = await new AxeBuilder({ page }).include('[data-static-tabs]').analyze()
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target.join(' ')}`)).toEqual([])
  }
})

test('the open menu and a form with mistakes pass as well', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(page.getByText('Enter your full name.')).toBeVisible()
  await page.getByRole('banner').getByLabel('Menu').first().click()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target.join(' ')}`)).toEqual([])
})

for (const path of paths)
  test(`${path} does not scroll sideways at 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

for (const path of paths)
  test(`${path} has one main heading and no skipped level`, async ({ page }) => {
    await page.goto(path)
    const levels = await page
      .locator('h1, h2, h3, h4')
      .evaluateAll(all =>
        all.filter(heading => heading.checkVisibility()).map(heading => Number(heading.tagName[1])),
      )
    expect(levels.filter(level => level === 1)).toHaveLength(1)
    expect(levels.filter((level, index) => index > 0 && level - (levels[index - 1] ?? 0) > 1)).toEqual([])
  })
