import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '#tests/e2e/support/accessible.ts'
import { answerWith, askFor, conversation, demos, input, lastReply, open } from './chat-support.ts'

// Audits take their time on a small machine.
test.slow()

const openFolds = async (page: Page) => {
  for (const fold of await page.locator('summary').filter({ hasText: /^View/ }).all()) await fold.click()
}

test('a decline, bars and a line with open details can be used by everybody', async ({ page }) => {
  await open(page, '/demo')
  await askFor(page, 'What was our profit last month?')
  await askFor(page, 'top 5 properties with most revenue this year')
  await askFor(page, 'revenue by month last year')
  await expect(lastReply(page).locator('.recharts-line-curve')).toBeVisible()
  await openFolds(page)
  await expectAccessible(page)
})

for (const { path } of demos.filter(({ path }) => path !== '/demo'))
  test(`an answer on the material of ${path} passes as well`, async ({ page }) => {
    await open(page, path)
    await askFor(page, 'how many are there?')
    await expectAccessible(page, { include: '.chat' })
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
    await openFolds(page)
    await askFor(page, 'revenue by month last year')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const area = conversation(page)
    expect(await area.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  })
