import { expect, test } from '@playwright/test'
import { expectAccessible } from '#tests/e2e/support/accessible.ts'
import { readArticles } from '#web/at-build/articles.ts'

test.slow()

for (const [what, query] of [
  ['search results', 'median'],
  ['an empty search', 'submarines'],
] as const)
  test(`${what} can be used by everybody`, async ({ page }) => {
    await page.goto(`/blog?q=${query}`)
    await expect(page.getByRole('status')).toContainText('found for')
    await expectAccessible(page)
  })

test('no article scrolls sideways at 320 pixels, skips a heading level or has two main headings', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const wrong: string[] = []
  for (const { id } of readArticles()) {
    await page.goto(`/blog/${id}`, { waitUntil: 'domcontentloaded' })
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
