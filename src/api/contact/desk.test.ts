import { describe, expect, test } from 'vitest'
import type { Database, Statement } from '#db/port.ts'
import { DatabaseUnavailable } from '#db/problems.ts'
import type { Limits } from '#api/limits.ts'
import { makeLog } from '#api/log.ts'
import { makeContactDesk } from './desk.ts'

const good = { name: 'Ada Park', email: 'ada@example.com', company: '', vertical: 'legal', message: 'Hello' }
const calm = { honeypot: '', filledMs: 9000 }

/** A desk over a database that only remembers what it was asked to write. */
function desk(options: { contactAllowed?: boolean; storeFails?: boolean } = {}) {
  const stored: Statement[] = []
  const mailed: string[] = []
  const db: Pick<Database, 'durably'> = {
    durably: async statement => {
      if (options.storeFails === true) throw new DatabaseUnavailable('away')
      stored.push(statement)
      return []
    },
  }
  const verdict = async () => ({ allowed: options.contactAllowed ?? true, retryAfter: 120 })
  const limits: Limits = { question: verdict, contact: verdict, signIn: verdict }
  const mailer = {
    announce: (contact: { email: string }) => void mailed.push(contact.email),
    settle: async () => undefined,
  }
  return { ...makeContactDesk({ db, limits, mailer, log: makeLog('silent') }), stored, mailed }
}

describe('the contact desk', () => {
  test('stores a lead on disk and then announces it', async () => {
    const { submit, stored, mailed } = desk()
    expect(await submit(good, calm, '192.0.2.1')).toEqual({ kind: 'sent' })
    expect(stored[0]?.values).toEqual(['Ada Park', 'ada@example.com', null, 'legal', 'Hello'])
    expect(mailed).toEqual(['ada@example.com'])
  })
  test('tells which fields are wrong and stores nothing', async () => {
    const { submit, stored } = desk()
    expect(await submit({ ...good, email: 'ada' }, calm, '')).toMatchObject({
      problems: { email: expect.stringMatching(/address/) },
    })
    expect(stored).toEqual([])
  })
  test('answers a filled honeypot in words, so that a person can mend it', async () => {
    expect(await desk().submit(good, { ...calm, honeypot: 'http://spam' }, '')).toMatchObject({
      problems: { form: expect.stringMatching(/leave the field/) },
    })
  })
  test('answers a form sent too soon in words', async () => {
    expect(await desk().submit(good, { ...calm, filledMs: 300 }, '')).toMatchObject({
      problems: { form: expect.stringMatching(/quick/) },
    })
  })
  test('a form without scripts knows no fill time and is welcome', async () => {
    expect(await desk().submit(good, { ...calm, filledMs: null }, '')).toEqual({ kind: 'sent' })
  })
  test('too many messages from one address are put off, with the time to wait', async () => {
    expect(await desk({ contactAllowed: false }).submit(good, calm, '')).toMatchObject({
      status: 429,
      problems: { form: expect.stringMatching(/2 minutes/) },
    })
  })
  test('a lead that could not be stored is never acknowledged nor announced', async () => {
    const { submit, mailed } = desk({ storeFails: true })
    expect(await submit(good, calm, '')).toEqual({ kind: 'failed' })
    expect(mailed).toEqual([])
  })
})
