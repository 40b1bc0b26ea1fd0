import { describe, expect, test } from 'vitest'
import { BadSettings, readSettings, settingNames } from './env.ts'

const problemsOf = (env: Record<string, string>) => {
  try {
    readSettings(env)
    return []
  } catch (error) {
    if (error instanceof BadSettings) return error.problems
    throw error
  }
}

describe('settings', () => {
  test('an empty environment is a working one', () => {
    const settings = readSettings({})
    expect(settings).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      RATE_LIMIT: 30,
      STAFF_ACCESS: 'open',
      ANON_KEY: 'public-anon-key',
    })
    expect(settings.DATABASE_URL).toBeUndefined()
  })

  test('a blank value counts as absent, as in a half-filled .env file', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '  ' })).toMatchObject({ PORT: 3000 })
  })

  test('one or several replicas, separated by commas or blanks', () => {
    const urls = ['postgres://u:p@one/x', 'postgres://u:p@two/x']
    const read = (list: string) =>
      readSettings({ DATABASE_URL: 'postgres://u:p@h/x', READ_DATABASE_URL: list }).READ_DATABASE_URL
    expect(read(urls[0] ?? '')).toEqual(urls.slice(0, 1))
    expect(read(` ${urls.join(', ')} `)).toEqual(urls)
    expect(problemsOf({ DATABASE_URL: 'postgres://u:p@h/x', READ_DATABASE_URL: 'one, two' })).not.toEqual([])
  })

  test('replicas without the database that they follow are refused', () => {
    expect(problemsOf({ READ_DATABASE_URL: 'postgres://u:p@h/x' })).toEqual([
      expect.stringContaining('DATABASE_URL is missing'),
    ])
  })

  test('every mistake is listed at once', () => {
    const problems = problemsOf({
      PORT: 'abc',
      DATABASE_URL: 'mysql://x',
      STAFF_ACCESS: 'locked',
      SEED_DATE: '2026-02-30',
      SMTP_URL: 'smtp://h',
    })
    expect(problems.map(problem => problem.split(' ')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'SEED_DATE',
      'STAFF_PASSWORD_HASH',
      'NOTIFY_EMAIL',
    ])
  })

  test.each([
    ['PORT', '70000', 'PORT must be a port number from 0 to 65535, such as 3000'],
    ['PORT', '-1', 'PORT must be a port number from 0 to 65535, such as 3000'],
    [
      'RATE_LIMIT',
      '1.5',
      'RATE_LIMIT must be the questions a minute that one address may ask, such as 30; 0 turns the limit off',
    ],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be the number of proxies in front of the server, from 0 to 10'],
    ['ANON_KEY', 'a b', 'ANON_KEY must be 8 to 512 letters, digits, dots, dashes or underscores'],
    ['STAFF_ACCESS', 'maybe', 'STAFF_ACCESS must be open or locked'],
    ['SEED_DATE', '2026-13-01', 'SEED_DATE must be a day between 2000 and 2099, written like 2026-03-31'],
    [
      'SITE_URL',
      'example.com',
      'SITE_URL must be the public address of the site, such as https://example.com',
    ],
  ])('%s=%s is refused with what to do', (name, value, message) => {
    expect(problemsOf({ [name]: value })).toEqual([message])
  })

  test('half a language model is refused', () => {
    expect(problemsOf({ LLM_BASE_URL: 'http://127.0.0.1:1/v1' })[0]).toMatch(/^LLM_MODEL is missing/)
  })

  test('a secret never appears in the message about it', () => {
    const problems = problemsOf({ STAFF_PASSWORD_HASH: 'hunter2', DATABASE_URL: 'http://user:secret@h' })
    expect(problems.join(' ')).not.toMatch(/hunter2|secret/)
  })

  test('all names of the decisions page are known', () => {
    for (const name of [
      'PORT',
      'HOST',
      'DATABASE_URL',
      'DATA_DIR',
      'ANON_KEY',
      'RATE_LIMIT',
      'TRUST_PROXY',
      'STAFF_ACCESS',
      'STAFF_PASSWORD_HASH',
      'LLM_BASE_URL',
      'SMTP_URL',
      'NOTIFY_EMAIL',
      'SITE_URL',
      'SEED_DATE',
    ])
      expect(settingNames).toContain(name)
  })
})
