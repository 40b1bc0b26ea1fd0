// What the engine takes for granted and what it asks back, from the question to the click.
import { expect, test, type Page } from '@playwright/test'
import { askFor, functionPath, input, lastReply, open, replies, shownAnswer } from './chat-support.ts'

const clicked = async (page: Page, name: string | RegExp) => {
  const answered = page.waitForResponse(functionPath)
  await lastReply(page).getByRole('button', { name }).click()
  return shownAnswer(page, answered)
}

test('bookings of a month go by check-in, and by the day they were made after a click', async ({ page }) => {
  await open(page, '/demo')
  const first = await askFor(page, 'How many bookings last month?')
  const chips = lastReply(page).getByRole('list', { name: 'Understood as' })
  await expect(chips.getByText('Assumed: By check-in')).toBeVisible()
  const second = await clicked(page, 'By date booked instead')
  await expect(replies(page)).toHaveCount(2)
  await expect(page.getByText('How many bookings made last month?', { exact: true })).toBeVisible()
  expect(second.sql).toBe(first.sql?.replaceAll('check_in', 'created_at'))
  await expect(lastReply(page).getByRole('button', { name: 'By date booked instead' })).toHaveCount(0)
})

test('a word with two meanings is asked back, and the one chosen is answered', async ({ page }) => {
  await open(page, '/demo')
  const { choices } = await askFor(page, 'How many are pending?')
  await expect(lastReply(page)).toContainText('Which do you mean?')
  await expect(lastReply(page).getByText('View SQL Query')).toBeHidden()
  const readings = lastReply(page).getByRole('list', { name: 'Choose a reading' })
  await expect(readings.getByRole('button')).toHaveCount(choices.length)
  const { sql } = await clicked(page, /^Bookings/)
  expect(sql).toContain('FROM reservations')
  await expect(input(page)).toBeFocused()
})

test('the readings of a choice fit a phone and can be reached by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/real-estate-demo')
  await askFor(page, 'How many listings last month?')
  const first = lastReply(page).getByRole('button', { name: /^By date added/ })
  const box = await first.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390)
  const answered = page.waitForResponse(functionPath)
  await first.focus()
  await page.keyboard.press('Enter')
  expect((await shownAnswer(page, answered)).sql).toContain('created_at')
})
