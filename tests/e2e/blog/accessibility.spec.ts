import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { readArticles } from '#web/at-build/articles.ts'

// Audits at three widths take their time on a small machine; the dark theme changes colors only.
test.slow()

const articles = readArticles()
const audited = ['gap-nights', 'median-days-on-market', 'three-best-sellers', 'no-such-article']

for (const id of audited)
  for (const theme of ['light', 'dark'] as const)
    test(`/blog/${id} has no accessibility violation in the ${theme} theme at any width`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: theme })
      await page.goto(`/blog/${id}`)
      const found: string[] = []
      for (const width of [390, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const audit = new AxeBuilder({ page })
        const { violations } = await (
          theme === 'dark' ? audit.withRules(['color-contrast']) : audit
        ).analyze()
        found.push(...violations.map(({ id, nodes }) => `${width}: ${id} ${nodes[0]?.target.join(' ')}`))
      }
      expect(found).toEqual([])
    })

test('search results and the empty search pass as well', async ({ page }) => {
  for (const query of ['price', 'submarines']) {
    await page.goto(`/blog?q=${query}`, { waitUntil: 'networkidle' })
    await expect(page.getByRole('status')).toContainText('found for')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target.join(' ')}`)).toEqual([])
  }
})

test('no article scrolls sideways at 320 pixels, skips a heading level or has two main headings', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const wrong: string[] = []
  for (const { id } of articles) {
    await page.goto(`/blog/${id}`)
    const { width, levels } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      levels: [...document.querySelectorAll('h1, h2, h3, h4')].map(heading => Number(heading.tagName[1])),
    }))
    if (width !== 320) wrong.push(`${id}: ${width} pixels wide`)
    if (levels.filter(level => level === 1).length !== 1) wrong.push(`${id}: not one main heading`)
    if (levels.some((level, at) => at > 0 && level - (levels[at - 1] ?? 0) > 1))
      wrong.push(`${id}: a level is skipped`)
  }
  expect(wrong).toEqual([])
})
