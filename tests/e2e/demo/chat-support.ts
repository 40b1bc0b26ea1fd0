// What every journey through the chat does: open it, ask, wait for the reply.
import { expect, type Locator, type Page } from '@playwright/test'
import { demoPaths } from '#brand/navigation.ts'
import type { Answer } from '#contract/answer.ts'
import { ecommerce } from '#web/demo/definitions/ecommerce.ts'
import { realEstate } from '#web/demo/definitions/real-estate.ts'
import { vacationRental } from '#web/demo/definitions/vacation-rental.ts'

export const demos = [
  { path: demoPaths.vacationRental, chat: vacationRental.chat },
  { path: demoPaths.realEstate, chat: realEstate.chat },
  { path: demoPaths.ecommerce, chat: ecommerce.chat },
] as const
export const functionPath = '**/functions/v1/nl-to-sql'

export const input = (page: Page): Locator => page.getByRole('textbox', { name: 'Ask a question' })
export const sendButton = (page: Page): Locator => page.getByRole('button', { name: /^Send/ })
export const conversation = (page: Page): Locator => page.getByRole('region', { name: 'Conversation' })
export const replies = (page: Page): Locator => conversation(page).getByRole('article')
export const lastReply = (page: Page): Locator => replies(page).last()

/** The chat is alive when a suggestion fills the input: before that, React has not woken up. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const suggestion = page.getByRole('list', { name: 'Suggested questions' }).getByRole('button').first()
  await expect(async () => {
    await suggestion.click()
    await expect(input(page)).not.toHaveValue('', { timeout: 500 })
  }).toPass()
  await input(page).fill('')
}

/** Sends a question and gives what the server answered, when it is shown. */
export async function askFor(page: Page, question: string): Promise<Answer> {
  const answered = page.waitForResponse(functionPath)
  await input(page).fill(question)
  await input(page).press('Enter')
  return shownAnswer(page, answered)
}

export async function shownAnswer(
  page: Page,
  answered: ReturnType<Page['waitForResponse']>,
): Promise<Answer> {
  const answer: Answer = await (await answered).json()
  await expect(lastReply(page)).toContainText(answer.answer)
  return answer
}

export const bodiesSent = (page: Page): { query: string; history: string[] }[] => {
  const bodies: { query: string; history: string[] }[] = []
  page.on('request', request => {
    if (request.url().includes('/functions/v1/')) bodies.push(request.postDataJSON())
  })
  return bodies
}

/** An answer that the engine gives rarely, for the looks of it. */
export const answerOf = (different: Partial<Answer>): Answer => ({
  answer: 'There are two homes.',
  sql: 'SELECT title FROM property_listings',
  results: [],
  status: 'answered',
  columns: [],
  understood: [],
  unused: [],
  chart: null,
  followups: [],
  choices: [],
  truncated: false,
  elapsed_ms: 8,
  engine: 'parser',
  ...different,
})

export const answerWith = (page: Page, different: Partial<Answer>): Promise<unknown> =>
  page.route(functionPath, route => route.fulfill({ json: answerOf(different) }))
