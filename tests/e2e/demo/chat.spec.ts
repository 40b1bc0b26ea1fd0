// The chat as it is specified, in every demo.
import { expect, test } from '@playwright/test'
import { answerWith, askFor, bodiesSent, conversation, demos, functionPath, input } from './chat-support.ts'
import { lastReply, open, replies, sendButton } from './chat-support.ts'

for (const { path, chat } of demos) {
  test(`${path} begins with its heading, four suggestions and its placeholder`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 2, name: chat.heading })).toBeVisible()
    const suggestions = page.getByRole('list', { name: 'Suggested questions' }).getByRole('button')
    await expect(suggestions).toHaveText([...chat.suggestions])
    await expect(page.getByPlaceholder(chat.placeholder)).toBeVisible()
    await expect(sendButton(page)).toHaveText('Send')
    await expect(sendButton(page)).toBeDisabled()
  })

  test(`every suggestion of ${path} goes out as specified and is answered with its SQL`, async ({ page }) => {
    await open(page, path)
    for (const [at, suggestion] of chat.suggestions.entries()) {
      const asked = page.waitForRequest(functionPath)
      const { status, sql } = await askFor(page, `  ${suggestion}  `)
      expect([suggestion, status]).toEqual([suggestion, expect.stringMatching(/^(answered|assumed)$/)])
      expect(sql).toContain('SELECT')
      await expect(lastReply(page).getByText('View SQL Query')).toBeVisible()
      const request = await asked
      expect(request.postDataJSON()).toEqual({
        query: suggestion,
        table: chat.table,
        demo_type: chat.demoType,
        history: chat.suggestions.slice(0, at),
      })
      expect(request.headers()['authorization']).toMatch(/^Bearer \S+/)
    }
    await expect(replies(page)).toHaveCount(4)
  })
}

test('a suggestion fills the input and moves the focus there', async ({ page }) => {
  const [{ path, chat }] = demos
  await open(page, path)
  const suggestions = page.getByRole('list', { name: 'Suggested questions' })
  await suggestions.getByRole('button', { name: chat.suggestions[2] }).click()
  await expect(input(page)).toHaveValue(chat.suggestions[2])
  await expect(input(page)).toBeFocused()
  await expect(sendButton(page)).toBeEnabled()
})

for (const [path, label] of [
  ['/demo', 'Send'],
  ['/ecommerce/demo', 'Sending'],
] as const)
  test(`while ${path} waits it says so, blocks Send and keeps the question in view`, async ({ page }) => {
    await open(page, path)
    const gate = Promise.withResolvers<null>()
    await page.route(functionPath, async route => {
      await gate.promise
      await route.continue()
    })
    await input(page).fill('  How many are there?  ')
    await sendButton(page).click()
    await expect(page.getByText('Analyzing your question...')).toBeVisible()
    await expect(conversation(page)).toContainText('How many are there?')
    await expect(input(page)).toHaveValue('')
    await expect(input(page)).toBeFocused()
    await input(page).fill('And the next one?')
    await expect(sendButton(page)).toBeDisabled()
    await expect(sendButton(page)).toHaveText(label)
    await input(page).press('Enter')
    await expect(replies(page)).toHaveCount(1)
    gate.resolve(null)
    await expect(page.getByText('Analyzing your question...')).toBeHidden()
    await expect(sendButton(page)).toBeEnabled()
  })

test('blank input is not sent', async ({ page }) => {
  await open(page, '/demo')
  const sent = bodiesSent(page)
  await input(page).fill('   ')
  await expect(sendButton(page)).toBeDisabled()
  await input(page).press('Enter')
  await expect(page.getByRole('list', { name: 'Suggested questions' })).toBeVisible()
  expect(sent).toEqual([])
})

test('the chat is 600 pixels tall, also with a long conversation in it', async ({ page }) => {
  await open(page, '/demo')
  const height = () => page.locator('.chat').evaluate(chat => chat.getBoundingClientRect().height)
  expect(await height()).toBe(600)
  await askFor(page, 'revenue by city this year')
  await askFor(page, 'how many visitors by source')
  expect(await height()).toBe(600)
})

test('the query and the rows are behind closed doors that open', async ({ page }) => {
  await open(page, '/demo')
  const { sql, results } = await askFor(page, 'top 5 properties with most revenue this year')
  const reply = lastReply(page)
  await expect(reply.getByRole('region', { name: 'SQL query' })).toBeHidden()
  await reply.getByText('View SQL Query').click()
  await expect(reply.getByRole('region', { name: 'SQL query' })).toContainText(
    (sql ?? '').split('\n')[0] ?? '',
  )
  await reply.getByText('View Raw Data (5 rows)').click()
  const rows = reply.getByRole('table', { name: 'Raw data' }).getByRole('row')
  await expect(rows).toHaveCount(results.length + 1)
})

test('one row is a row; null is null, objects are their text, long tables scroll', async ({ page }) => {
  await open(page, '/demo')
  await answerWith(page, { results: [{ title: null, extra: { pool: true } }] })
  await input(page).fill('One?')
  await input(page).press('Enter')
  await page.getByText('View Raw Data (1 row)').click()
  await expect(page.getByRole('cell', { name: 'null', exact: true })).toBeVisible()
  await expect(page.getByRole('cell', { name: '{"pool":true}' })).toBeVisible()

  await page.unroute(functionPath)
  await answerWith(page, { results: Array.from({ length: 60 }, (_, at) => ({ n: at })) })
  await input(page).fill('Many?')
  await input(page).press('Enter')
  await page.getByText('View Raw Data (60 rows)').click()
  const table = page.getByRole('region', { name: 'Raw data' }).last()
  // Until it is opened, the last table is the one before.
  await expect
    .poll(() => table.evaluate(({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight > 384]))
    .toEqual([384, true])
})

test('without scripts the empty chat is there and says what it needs', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/demo')
  await expect(page.getByRole('heading', { level: 2, name: /^Ask .* Anything$/ })).toBeVisible()
  // Found by its class: searches by text skip what stands in <noscript>.
  await expect(page.locator('.composer-note')).toHaveText(/^Questions need JavaScript/)
  await expect(sendButton(page)).toBeHidden()
  await context.close()
})
