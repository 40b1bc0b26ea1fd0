// What the site promises to everybody, checked on a page as it stands: at every width that it is drawn for, in both themes.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const widths = [390, 820, 1440]
/** Between them nothing is shown that neither shows, and colors do not depend on the width. */
const widthsOfColors = [390, 1440]
const narrowest = 320

interface Part {
  include?: string
  exclude?: string
}

/** The page is loaded once, and then resized and recolored. The dark theme changes colors only, so only those are audited. */
export async function expectAccessible(page: Page, part: Part = {}): Promise<void> {
  const found: string[] = []
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await colorsToSettle(page)
    for (const width of theme === 'light' ? widths : widthsOfColors) {
      await page.setViewportSize({ width, height: 900 })
      if (theme === 'light') await expectNoSidewaysScroll(page, width)
      const faults = await violations(page, part, theme === 'dark' ? ['color-contrast'] : undefined)
      found.push(...faults.map(fault => `${theme} ${width}: ${fault}`))
    }
  }
  expect(found).toEqual([])
  await page.setViewportSize({ width: narrowest, height: 640 })
  await expectNoSidewaysScroll(page, narrowest)
}

export async function violations(
  page: Page,
  { include, exclude }: Part = {},
  rules?: string[],
): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window)
  // No page of ours has frames: without them the audit needs no second page to collect its results in.
  const audit = new AxeBuilder({ page, ...(isLoaded && { axeSource: 'void 0' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  if (include !== undefined) audit.include(include)
  if (exclude !== undefined) audit.exclude(exclude)
  if (rules !== undefined) audit.withRules(rules)
  const { violations: faults } = await audit.analyze()
  return faults.map(({ id, nodes }) => `${id} ${nodes[0]?.target.join(' ')}`)
}

/** A color on its way from one theme to the other has a contrast of its own. */
const colorsToSettle = (page: Page) =>
  page.evaluate(async () => {
    const changes = document.getAnimations().filter(animation => animation instanceof CSSTransition)
    await Promise.allSettled(changes.map(change => change.finished))
  })

const expectNoSidewaysScroll = async (page: Page, width: number) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

export async function expectHeadingsInOrder(page: Page): Promise<void> {
  const levels = await page
    .locator('h1, h2, h3, h4')
    .evaluateAll(all =>
      all.filter(heading => heading.checkVisibility()).map(heading => Number(heading.tagName[1])),
    )
  expect(levels.filter(level => level === 1)).toHaveLength(1)
  expect(levels.filter((level, index) => index > 0 && level - (levels[index - 1] ?? 0) > 1)).toEqual([])
}
