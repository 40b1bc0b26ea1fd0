import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeLog } from '#api/log.ts'
import { startMailServer, type TestMailServer } from '#tests/support/smtp.ts'
import { makeMailer } from './mail.ts'

const lead = {
  name: 'Ada Park',
  email: 'ada@example.com',
  company: 'Park & Co',
  vertical: 'legal',
  message: 'Call me',
} as const
let server: TestMailServer
const mailer = (smtpUrl = server.url) =>
  makeMailer({ smtpUrl, to: 'team@example.com', log: makeLog('silent'), retryDelayMs: 1 })

beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.stop())
beforeEach(() => void (server.mails.length = 0))

describe('a mail about a lead', () => {
  test('tells the team who asks for what, and answers go to the asker', async () => {
    const post = mailer()
    post.announce(lead)
    await post.settle()
    expect(server.mails[0]).toMatch(/^To: team@example.com$/m)
    expect(server.mails[0]).toMatch(/^Reply-To: Ada Park <ada@example.com>$/m)
    expect(server.mails[0]).toMatch(/^Subject: New trial request: Legal Services$/m)
    expect(server.mails[0]).toContain('Call me')
  })
  test('is tried again when the mail server is busy', async () => {
    server.refuse(2)
    const post = mailer()
    post.announce(lead)
    await post.settle()
    expect(server.mails).toHaveLength(1)
  })
  test('that cannot be sent at all is given up without an error', async () => {
    const post = mailer('smtp://127.0.0.1:1')
    post.announce(lead)
    await expect(post.settle()).resolves.toBeUndefined()
  })
  test('cannot be steered by a name with a line break in it', async () => {
    const post = mailer()
    post.announce({ ...lead, name: 'Ada\r\nBcc: victim@example.com' })
    await post.settle()
    const [headers] = server.mails[0]?.split('\n\n') ?? []
    expect(headers).not.toMatch(/^Bcc:/m)
  })
})
