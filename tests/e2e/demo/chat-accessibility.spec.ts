import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { answerWith, askFor, conversation, input, lastReply, open } from './chat-support.ts'

// Full audits of a long page take their time on a small machine.
test.slow()

const widths = [390, 820, 1440]

for (const theme of ['light', 'dark'] as const)
  test(`an answer with a chart and open details has no violation in the ${theme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme })
    await open(page, '/demo')
    await askFor(page, 'What was our profit last month?')
    await askFor(page, 'top 5 properties with most revenue this year')
    await askFor(page, 'revenue by month last year')
    await expect(lastReply(page).locator('.recharts-line-curve')).toBeVisible()
    for (const fold of await page.locator('summary').filter({ hasText: /^View/ }).all()) await fold.click()
    const found: string[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const { violations } = await new AxeBuilder({ page }).analyze()
      found.push(...violations.map(({ id, nodes }) => `${width}: ${id} ${nodes[0]?.target.join(' ')}`))
    }
    expect(found).toEqual([])
  })

test('the colors of every material pass, in both themes', async ({ page }) => {
  for (const path of ['/real-estate-demo', '/ecommerce/demo'])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await open(page, path)
      await askFor(page, 'how many are there?')
      const { violations } = await new AxeBuilder({ page }).include('.chat').analyze()
      expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target.join(' ')}`)).toEqual([])
    }
})

test('a screen reader is told the sentence, and nothing of the chart and the rows', async ({ page }) => {
  await open(page, '/demo')
  const { answer } = await askFor(page, 'top 5 properties with most revenue this year')
  const live = lastReply(page).locator('[aria-live=polite]').first()
  await expect(live).toHaveText(answer)
})

test('a new answer is shown from its top', async ({ page }) => {
  await open(page, '/demo')
  await askFor(page, 'revenue by city this year')
  await answerWith(page, { answer: 'The second answer. '.repeat(60) })
  await input(page).fill('And?')
  await input(page).press('Enter')
  await expect(lastReply(page)).toContainText('The second answer.')
  const below = async () => {
    const area = await conversation(page).boundingBox()
    const reply = await lastReply(page).boundingBox()
    return Math.round((reply?.y ?? 0) - (area?.y ?? 0))
  }
  await expect.poll(below).toBeGreaterThanOrEqual(0)
  expect(await below()).toBeLessThan(90)
})

for (const width of [320, 390])
  test(`nothing scrolls sideways at ${width} pixels, whatever is shown`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/demo')
    await askFor(page, 'top 5 properties with most revenue this year')
    for (const fold of await page.locator('summary').filter({ hasText: /^View/ }).all()) await fold.click()
    await askFor(page, 'revenue by month last year')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const area = conversation(page)
    expect(await area.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  })
