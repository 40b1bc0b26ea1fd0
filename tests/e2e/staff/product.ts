// A product of its own for the staff pages: its log holds the sample's questions of yesterday and before, and real ones of now.
import { expect, test as base } from '@playwright/test'
import { startProduct } from '#tests/e2e/support/product.ts'
import { anonKey, keyed, type ServerProcess } from '#tests/support/server.ts'

export const asked = {
  answered: 'How many products are out of stock?',
  declined: 'What did the cleaning crew cost us last month?',
  refused: `Which products ${'and also which customers '.repeat(30)} are best?`,
} as const

const sampleQuestions = 130

async function ask(url: string, query: string): Promise<void> {
  await fetch(`${url}/functions/v1/nl-to-sql`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${anonKey}`,
      'content-type': 'application/json',
      'accept-language': 'en-US,en;q=0.9',
      'user-agent': 'Journey/1.0',
    },
    body: JSON.stringify({ query, table: 'ecommerce_products', demo_type: 'ecommerce' }),
  })
}

export interface LoggedTime {
  id: number
  demo_type: string
  created_at: string
  response_time_ms: number
}

/** The whole log as the table API tells it, newest first: what the page is held against. */
export async function readLog(url: string, headers: Record<string, string> = {}): Promise<LoggedTime[]> {
  const select = 'select=id,demo_type,created_at,response_time_ms&order=created_at.desc,id.desc'
  const reply = await fetch(`${url}/rest/v1/query_logs?${select}`, { headers: { ...keyed, ...headers } })
  const rows: LoggedTime[] = await reply.json()
  return rows
}

export async function startWithQuestions(): Promise<ServerProcess> {
  const server = await startProduct()
  for (const question of Object.values(asked)) await ask(server.url, question)
  return server
}

interface Product {
  server: ServerProcess
  /** Waits until everything asked is in the log: it is written behind the answers' back. */
  log: LoggedTime[]
}

export const test = base.extend<object, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startWithQuestions()
      await expect
        .poll(async () => (await readLog(server.url)).length, { timeout: 30_000 })
        .toBe(sampleQuestions + Object.keys(asked).length)
      await use({ server, log: await readLog(server.url) })
      await server.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ product }, use) => use(product.server.url),
})
