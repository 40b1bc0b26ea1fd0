// What a sheet shows beyond the specification, and what can be done with it.
import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import {
  answerWith,
  askFor,
  bodiesSent,
  input,
  lastReply,
  open,
  replies,
  shownAnswer,
} from './chat-support.ts'
import { functionPath } from './chat-support.ts'

test('a ranking is bars, a trend is a line told in words, one number stands alone', async ({ page }) => {
  await open(page, '/demo')
  const { results } = await askFor(page, 'top 5 properties with most revenue this year')
  const bars = lastReply(page).getByRole('figure', { name: 'Revenue by property' })
  await expect(bars.getByRole('listitem')).toHaveCount(results.length)
  await askFor(page, 'revenue by month last year')
  await expect(lastReply(page).getByRole('img', { name: /^Line chart\. Revenue by month/ })).toBeVisible()
  await expect(lastReply(page).locator('.recharts-line-curve')).toBeVisible()
  await askFor(page, 'how many visitors are there?')
  await expect(lastReply(page).getByRole('definition')).toHaveText(/^[\d,]+$/)
})

test('a list shows its first rows at once, and all of them on request', async ({ page }) => {
  await open(page, '/demo')
  const { results } = await askFor(page, 'list the beach houses')
  const first = lastReply(page).getByRole('table', { name: 'First rows' })
  await expect(first.getByRole('row')).toHaveCount(Math.min(5, results.length) + 1)
})

test('what was understood is said', async ({ page }) => {
  await open(page, '/demo')
  const { understood } = await askFor(page, 'how many listings in Colorado have at least 3 bedrooms')
  const chips = lastReply(page).getByRole('list', { name: 'Understood as' }).getByRole('listitem')
  await expect(chips).toHaveText(understood.map(({ text }) => text))
})

test('what was told beside the question and not used is named', async ({ page }) => {
  await open(page, '/ecommerce/demo')
  const asked = 'How does the average order value compare between gift card and PayPal?'
  const told = 'We are thinking about dropping gift cards because they are a hassle to reconcile'
  await askFor(page, `${told}. ${asked}`)
  await expect(lastReply(page).getByText(`Not used: “${told}”`)).toBeVisible()
  await askFor(page, asked)
  await expect(lastReply(page).getByText('Not used')).toBeHidden()
})

test('a follow-up leans on the question before, which goes along', async ({ page }) => {
  await open(page, '/demo')
  const sent = bodiesSent(page)
  await askFor(page, 'revenue this year')
  const { understood } = await askFor(page, 'and by city?')
  expect(sent.map(({ history }) => history)).toEqual([[], ['revenue this year']])
  expect(understood.map(({ text }) => text)).toContain('By city')
})

test('a follow-up that is offered is asked by a click, and the input keeps the focus', async ({ page }) => {
  await open(page, '/demo')
  const { followups } = await askFor(page, 'revenue this year')
  const [followup = ''] = followups
  await input(page).fill('half a thou')
  const answered = page.waitForResponse(functionPath)
  await page
    .getByRole('list', { name: 'Follow-up questions' })
    .getByRole('button', { name: followup })
    .click()
  expect((await shownAnswer(page, answered)).sql).not.toBeNull()
  await expect(input(page)).toBeFocused()
  await expect(input(page)).toHaveValue('half a thou')
})

test('a question that the data cannot answer is declined, its word ringed, and others offered', async ({
  page,
}) => {
  await open(page, '/demo')
  const { unused, sql } = await askFor(page, 'What was our profit last month?')
  expect([unused, sql]).toEqual([['profit'], null])
  await expect(lastReply(page).locator('mark')).toHaveText('profit')
  await expect(lastReply(page).getByText('View SQL Query')).toBeHidden()
  const answered = page.waitForResponse(functionPath)
  await lastReply(page).getByRole('button').first().click()
  expect((await shownAnswer(page, answered)).sql).not.toBeNull()
  await expect(replies(page)).toHaveCount(2)
})

test('an assumption shows the other reading, and asks it', async ({ page }) => {
  await open(page, '/demo')
  await answerWith(page, {
    status: 'assumed',
    understood: [
      {
        kind: 'period',
        text: 'Stays still to come count',
        assumed: { instead: { text: 'Only stays so far', question: 'Revenue of stays so far' } },
      },
    ],
  })
  const sent = bodiesSent(page)
  await input(page).fill('Revenue this year')
  await input(page).press('Enter')
  await expect(lastReply(page).getByText('Assumed: Stays still to come count')).toBeVisible()
  await lastReply(page).getByRole('button', { name: 'Only stays so far' }).click()
  await expect(replies(page)).toHaveCount(2)
  await expect.poll(() => sent.at(-1)?.query).toBe('Revenue of stays so far')
})

test('two equal readings are a choice of two buttons', async ({ page }) => {
  await open(page, '/demo')
  await answerWith(page, {
    status: 'choice',
    answer: '“Popular” can be read two ways.',
    sql: null,
    choices: [
      { label: 'Most viewed', question: 'Homes with the most views' },
      { label: 'Most booked', question: 'Homes with the most bookings' },
    ],
  })
  const sent = bodiesSent(page)
  await input(page).fill('Popular homes')
  await input(page).press('Enter')
  await lastReply(page).getByRole('list', { name: 'Choose a reading' }).getByText('Most booked').click()
  await expect(replies(page)).toHaveCount(2)
  await expect.poll(() => sent.at(-1)?.query).toBe('Homes with the most bookings')
})

test('a result that was cut says so', async ({ page }) => {
  await open(page, '/demo')
  await answerWith(page, { truncated: true, results: Array.from({ length: 1000 }, (_, at) => ({ n: at })) })
  await input(page).fill('Everything')
  await input(page).press('Enter')
  await expect(lastReply(page)).toContainText('these are its first 1,000 rows, and there are more')
})

test('SQL, answer and link are copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/demo')
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  const { sql, answer } = await askFor(page, 'revenue this year')
  await lastReply(page).getByRole('button', { name: 'Copy SQL' }).click()
  await expect(lastReply(page).getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await clipboard()).toBe(sql)
  await lastReply(page).getByRole('button', { name: 'Copy answer' }).click()
  await expect.poll(clipboard).toBe(answer)
  await lastReply(page).getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(clipboard).toMatch(/\/demo\?q=revenue\+this\+year$/)
})

test('the rows are downloaded as CSV under the name of the question', async ({ page }) => {
  await open(page, '/demo')
  const { results } = await askFor(page, 'Top 5 properties with most revenue this year')
  const download = page.waitForEvent('download')
  await lastReply(page).getByRole('button', { name: 'Download CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('top-5-properties-with-most-revenue-this-year.csv')
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines[0]).toBe('\uFEFFtitle,revenue')
  expect(lines.slice(1)).toEqual(results.map(({ title, revenue }) => `${String(title)},${String(revenue)}`))
})

test('arrow up brings earlier questions back, arrow down returns to what was typed', async ({ page }) => {
  await open(page, '/demo')
  await askFor(page, 'revenue this year')
  await askFor(page, 'how many visitors are there?')
  await input(page).fill('unfinished')
  await input(page).press('ArrowUp')
  await expect(input(page)).toHaveValue('how many visitors are there?')
  await input(page).press('ArrowUp')
  await expect(input(page)).toHaveValue('revenue this year')
  await input(page).press('ArrowDown')
  await input(page).press('ArrowDown')
  await expect(input(page)).toHaveValue('unfinished')
})

test('on a phone, words that are ringed together and a long address break where they should', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/real-estate-demo')
  await askFor(page, 'Which neighborhood had the biggest price cuts this year?')
  const ringed = lastReply(page).locator('mark')
  await expect(ringed).toHaveText('price cuts')
  expect(await ringed.evaluate(mark => mark.getClientRects().length)).toBe(1)
  await open(page, '/demo')
  const { results } = await askFor(page, 'visitors who mention a dog')
  expect(results.length).toBeGreaterThan(0)
  await expect(lastReply(page).locator('td[data-label=Email] wbr').first()).toBeAttached()
})

test('a line of a few years has all of their names below it', async ({ page }) => {
  await open(page, '/real-estate-demo')
  const { results } = await askFor(page, 'median sold price by year')
  // What was uploaded without a close date has no year.
  const years = results.flatMap(({ year }) => (year === null ? [] : [String(year)]))
  expect(years.length).toBeGreaterThan(1)
  await expect(lastReply(page).locator('.recharts-xAxis-tick-labels text')).toHaveText(years)
})
