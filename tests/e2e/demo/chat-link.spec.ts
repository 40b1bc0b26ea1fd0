// An address that asks: links from articles, links that visitors copy, and a reload.
import { expect, test } from '@playwright/test'
import {
  askFor,
  bodiesSent,
  conversation,
  functionPath,
  lastReply,
  open,
  shownAnswer,
} from './chat-support.ts'

test('a link asks its question at once', async ({ page }) => {
  const answered = page.waitForResponse(functionPath)
  await page.goto(`/demo?q=${encodeURIComponent('How many visitors are interested in buying?')}`)
  expect((await shownAnswer(page, answered)).status).toBe('answered')
  await expect(conversation(page)).toContainText('How many visitors are interested in buying?')
})

test('the address follows the last question, so that a reload asks it again', async ({ page }) => {
  await open(page, '/demo')
  const { answer } = await askFor(page, 'revenue this year')
  await expect(page).toHaveURL(/\?q=revenue\+this\+year$/)
  await page.reload()
  await expect(lastReply(page)).toContainText(answer)
})

test('the link of a question that leans on another brings the other along', async ({ page }) => {
  await open(page, '/demo')
  await askFor(page, 'revenue this year')
  const { answer } = await askFor(page, 'and by city?')
  const sent = bodiesSent(page)
  await page.goto(page.url())
  await expect(lastReply(page)).toContainText(answer)
  expect(sent).toMatchObject([{ query: 'and by city?', history: ['revenue this year'] }])
  await expect(conversation(page)).toContainText('Asked before this question: revenue this year')
})

test('a link without a question opens an empty chat', async ({ page }) => {
  await page.goto('/demo?q=%20')
  await expect(page.getByRole('list', { name: 'Suggested questions' })).toBeVisible()
})
