// Requests that were sent to do harm. Each is refused in the one error shape, or taken for the plain data that it is.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { limits } from '#api/rest/limits.ts'
import { engineKinds } from '#tests/support/engines.ts'
import { openStage, type Stage } from './stage.ts'

const shape = z.strictObject({
  code: z.string().min(1),
  message: z.string().min(1),
  details: z.string().nullable(),
  hint: z.string().nullable(),
})

const injections = [
  "'",
  "' or 1=1 --",
  '"; drop table visitors; --',
  "'); delete from reservations; --",
  '$1',
  '$$ select 1 $$',
  '\\',
  '/* */',
  'pg_sleep(10)',
  '(select version())',
  'x; truncate visitors',
  '`',
]
const prototypes = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']
const enc = encodeURIComponent

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  [path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } }] as const
const merge = { prefer: 'resolution=merge-duplicates' }
const listings = '/real_estate_listings?on_conflict=mls_number'

type Nasty = readonly [name: string, path: string, init?: RequestInit]

const inEveryPosition = (text: string): Nasty[] => {
  const [upsertPath, upsertInit] = post(
    `/real_estate_listings?on_conflict=${enc(text)}`,
    '{"mls_number":"1"}',
    merge,
  )
  const [columnsPath, columnsInit] = post(`${listings}&columns=${enc(text)}`, '{"mls_number":"1"}', merge)
  const [keyPath, keyInit] = post(listings, JSON.stringify({ mls_number: '1', [text]: 1 }), merge)
  const byHeader = (name: string): Nasty => [
    `${text} in the header ${name}`,
    '/visitors?select=id',
    { headers: { [name]: text } },
  ]
  return [
    [`${text} as a table`, `/${enc(text)}`],
    [`${text} as a column of a filter`, `/visitors?${enc(text)}=eq.1`],
    [`${text} as an operator`, `/visitors?id=${enc(text)}.1`],
    [`${text} as a number`, `/visitors?id=eq.${enc(text)}`],
    [`${text} in a list of numbers`, `/visitors?id=in.(1,${enc(JSON.stringify(text))})`],
    [`${text} as a moment`, `/visitors?visited_at=gte.${enc(text)}`],
    [`${text} after is`, `/visitors?id=is.${enc(text)}`],
    [`${text} in order`, `/visitors?order=${enc(text)}`],
    [`${text} as a direction`, `/visitors?order=id.${enc(text)}`],
    [`${text} in select`, `/visitors?select=${enc(text)}`],
    [`${text} as an embedded table`, `/visitor_interactions?select=id,${enc(text)}(name)`],
    [`${text} as an embedded column`, `/visitor_interactions?select=id,visitors(${enc(text)})`],
    [`${text} as a limit`, `/visitors?limit=${enc(text)}`],
    [`${text} as an offset`, `/visitors?offset=${enc(text)}`],
    [`${text} in on_conflict`, upsertPath, upsertInit],
    [`${text} in columns`, columnsPath, columnsInit],
    [`${text} as a column of a body`, keyPath, keyInit],
    byHeader('prefer'),
    byHeader('accept'),
    byHeader('accept-profile'),
    byHeader('apikey'),
    byHeader('authorization'),
  ]
}

const deep = '['.repeat(200_000) + ']'.repeat(200_000)
const others: Nasty[] = [
  ['NUL in a value', '/visitors?name=eq.%00'],
  ['NUL in a list', '/visitors?name=in.(a,%00)'],
  ['NUL in a column', '/visitors?na%00me=eq.a'],
  ['NUL in select', '/visitors?select=id%00'],
  ['NUL in a table', '/visitors%00'],
  [
    'NUL in a body',
    ...post('/contact_submissions', '{"name":"a\\u0000","email":"a@b.co","vertical":"other"}'),
  ],
  ['bytes that are not UTF-8 in a value', '/visitors?name=eq.%C3%28'],
  ['bytes that are not UTF-8 in a column', '/visitors?%FF=eq.a'],
  ['bytes that are not UTF-8 in a table', '/%FF'],
  [
    'bytes that are not UTF-8 in a body',
    ...post('/contact_submissions', new Uint8Array([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x7d])),
  ],
  [
    'half a character in a body',
    ...post('/contact_submissions', '{"name":"\\udc00","email":"a@b.co","vertical":"other"}'),
  ],
  ['an address of 16 KB', `/visitors?name=eq.${'a'.repeat(16_384)}`],
  ['65 parameters', `/visitors?${'id=eq.1&'.repeat(limits.parameters + 1)}`],
  ['33 filters', `/visitors?${'id=eq.1&'.repeat(limits.filters + 1)}`],
  [
    '1,001 values in a list',
    `/visitors?id=in.(${Array.from({ length: limits.inValues + 1 }, () => '1').join()})`,
  ],
  ['a list nested 200,000 deep', ...post('/contact_submissions', deep)],
  ['a cell nested 200,000 deep', ...post('/contact_submissions', `{"name":${deep}}`)],
  ['a body one byte too large', ...post(listings, ' '.repeat(limits.bodyBytes + 1), merge)],
  [
    '10,001 rows',
    ...post(
      listings,
      `[${Array(limits.bodyRows + 1)
        .fill('{"mls_number":"1"}')
        .join()}]`,
      merge,
    ),
  ],
  ['a number without end', ...post(listings, `{"mls_number":"1","price":${'9'.repeat(400)}}`, merge)],
  [
    'form fields in place of JSON',
    ...post('/contact_submissions', 'name=a', { 'content-type': 'application/x-www-form-urlencoded' }),
  ],
  ...prototypes.flatMap((name): Nasty[] => [
    [`${name} as a table`, `/${name}`],
    [`${name} as a column`, `/visitors?select=${name}`],
    [`${name} in a filter`, `/visitors?${name}=eq.1`],
    [`${name} in order`, `/visitors?order=${name}`],
    [`${name} as an embedded table`, `/visitor_interactions?select=${name}(name)`],
    [`${name} in a body`, ...post(listings, `{"mls_number":"1","${name}":{"admin":true}}`, merge)],
    [`${name} as an operator`, `/visitors?id=${name}.1`],
    [`${name} as a preference`, '/visitors', { headers: { prefer: `${name}=exact` } }],
  ]),
  ...['', '/', '/a/b', '/rpc/version', '/visitors/1', '/visitors;x'].map((path): Nasty => [
    `the path "${path}"`,
    path || '/',
  ]),
]

describe.each(engineKinds)('on %s', kind => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage(kind)
  })
  afterAll(() => stage.close())

  const nasties = [...injections.flatMap(inEveryPosition), ...others].map(([what, path, init]) => ({
    what,
    path,
    init,
  }))
  test.each(nasties)('refuses $what', async ({ path, init = {} }) => {
    const response = await stage.send(path, init)
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(shape.safeParse(await response.json()).error).toBeUndefined()
  })

  test.each(injections)('takes %s for the text that it is', async text => {
    const lead = { name: text, email: 'a@b.co', vertical: 'other' }
    expect((await stage.send(...post('/contact_submissions', JSON.stringify(lead)))).status).toBe(201)
    const found = await stage.engine.query(
      { text: 'select name from contact_submissions order by id desc limit 1' },
      'server',
    )
    expect(found).toEqual([{ name: text }])
    for (const filter of [`eq.${enc(text)}`, `in.(${enc(JSON.stringify(text))})`, `neq.${enc(text)}`]) {
      const response = await stage.send(`/visitors?select=id&name=${filter}`, {})
      expect(await response.json()).toHaveLength(filter.startsWith('neq') ? 6 : 0)
    }
  })

  test('passes over a Range that is none, as HTTP asks', async () => {
    for (const range of ['0-1; drop table visitors', "' or 1=1", 'bytes=0-'])
      expect((await stage.send('/visitors?select=id', { headers: { range } })).status).toBe(200)
  })
})
