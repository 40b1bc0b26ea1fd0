// Every known way in which this API answers otherwise than PostgREST, each with its reason and what it answers.
// An entry whose difference is gone fails the suite.
import { get, post, upsert, type Exchange } from './requests.ts'

export interface Difference {
  reason: string
  requests: Exchange[]
  /** The status and code of this API's own answer; the code is absent where it answers with rows. */
  answer: { status: number; code?: string }
}

const lead = { name: 'Ada Park', email: 'ada@example.com', vertical: 'legal' }
const rows = '/property_listings?select=id&limit=1&order=id'

export const differing: Difference[] = [
  {
    reason: 'PostgREST serves it, no page of the product needs it: what is not there cannot be abused',
    requests: [
      get('/property_listings?select=i:id&order=id'),
      get('/property_listings?select=id::text&order=id'),
      get('/query_logs?select=query_response->answer&limit=1&order=id'),
      get('/property_listings?select=id.count()'),
      get('/visitor_interactions?select=id,visitors!inner(name)&order=id'),
      get('/visitor_interactions?select=id,visitors!visitor_interactions_visitor_id_fkey(name)&order=id'),
      get('/visitor_interactions?select=id,...visitors(name)&order=id'),
      get('/visitor_interactions?select=id,visitors(name)&visitors.name=eq.x&order=id'),
      get('/visitor_interactions?select=id&order=visitors(name)'),
      get('/property_listings?select=id&or=(id.eq.1,id.eq.2)&order=id'),
      get('/property_listings?select=id&title=like.Q*'),
      get('/property_listings?select=id&id=eq(any).{1,2}&order=id'),
      post('/real_estate_listings', { mls_number: '200001' }),
      post('/real_estate_listings?on_conflict=mls_number', { mls_number: '200001' }),
      post('/real_estate_listings', { mls_number: '200001' }, { Prefer: 'resolution=merge-duplicates' }),
    ],
    answer: { status: 400, code: 'PGRST127' },
  },
  {
    reason:
      'only the relation that a page shows is listed; the way back, from one to many, could return everything',
    requests: [
      get('/property_listings?select=id,reservations(id)&order=id'),
      get('/reservations?select=id,property_listings(title)&order=id'),
      get('/ecommerce_purchases?select=id,ecommerce_products(name)&order=id'),
    ],
    answer: { status: 400, code: 'PGRST200' },
  },
  {
    reason: 'what PostgREST passes over in silence is refused here: the caller meant something by it',
    requests: [
      get('/query_logs?select=id&limit=abc&order=id'),
      get('/query_logs?select=id&limit=2&limit=3&order=id'),
      get('/query_logs?select=id&order=id&order=created_at'),
      get('/property_listings?id&select=id&order=id'),
      get('/property_listings?select=id&id=in.(1)2&order=id'),
      get('/property_listings?select=id&title=in.(%22a%22b)'),
      get('/property_listings?select=id&title=eq.%zz'),
      get('/visitor_interactions?select=id,visitors()&id=eq.9'),
      post('/contact_submissions?order=id', lead),
      post('/contact_submissions?name=eq.A', lead),
    ],
    answer: { status: 400, code: 'PGRST100' },
  },
  {
    reason: 'PostgREST reads the name up to the first odd character and passes over the rest',
    requests: [get('/property_listings?select=id&id%3Bdrop%20table%20x=eq.1')],
    answer: { status: 400, code: '42703' },
  },
  {
    reason: 'PostgREST cuts the value at the NUL and searches for what is left',
    requests: [
      get('/property_listings?select=id&title=eq.%00'),
      get('/property_listings?select=id&title=in.(%00)'),
    ],
    answer: { status: 400, code: '22021' },
  },
  {
    reason: 'PostgREST answers 500 to bytes that are not UTF-8',
    requests: [get('/property_listings?select=id&title=eq.%FF')],
    answer: { status: 400, code: 'PGRST100' },
  },
  {
    reason: 'PostgREST calls the same relation by a number of its own and then complains about that',
    requests: [get('/visitor_interactions?select=id,visitors(name),visitors(email)')],
    answer: { status: 400, code: 'PGRST100' },
  },
  {
    reason: 'PostgREST names the embedded table visitors_1 in its complaint',
    requests: [get('/visitor_interactions?select=id,visitors(nope)')],
    answer: { status: 400, code: '42703' },
  },
  {
    reason: 'a preference that is not honored is refused, not passed over',
    requests: [
      get(rows, { Prefer: 'foo=bar' }),
      get(rows, { Prefer: 'count=planned' }),
      post('/contact_submissions', lead, { Prefer: 'return=headers-only' }),
      post('/contact_submissions', lead, { Prefer: 'tx=rollback' }),
      upsert({ mls_number: '200001' }, { also: 'missing=default' }),
    ],
    answer: { status: 400, code: 'PGRST122' },
  },
  {
    reason: 'rows go out as JSON alone',
    requests: [get(rows, { Accept: 'text/csv' }), get(rows, { Accept: 'application/vnd.pgrst.plan+json' })],
    answer: { status: 415, code: 'PGRST107' },
  },
  {
    reason: 'whether a table may be touched is decided before anything else is read',
    requests: [
      get('/contact_submissions?select=nope'),
      post('/visitors', { nope: 1 }),
      { ...post('/property_listings?id=eq.1', { title: 'x' }), method: 'PUT' },
    ],
    answer: { status: 401, code: '42501' },
  },
  {
    reason: 'rows are changed by an upload and never one by one',
    requests: [{ ...post('/real_estate_listings?id=eq.1', { address: 'x' }), method: 'PATCH' }],
    answer: { status: 401, code: '42501' },
  },
  {
    reason: 'an id is nothing that a caller may choose; which mechanism makes it is not told',
    requests: [post('/contact_submissions', { ...lead, id: 7 }), upsert({ id: 3, mls_number: '200001' }, {})],
    answer: { status: 401, code: '42501' },
  },
  {
    reason: 'tables of the server itself do not exist for a caller',
    requests: [get('/rate_limits'), get('/sample_state'), get('/schema_migrations'), get('/row_counts')],
    answer: { status: 404, code: '42P01' },
  },
  {
    reason: 'PostgREST sends an empty object; every refusal here has the same shape',
    requests: [post('/nope', { id: 1 })],
    answer: { status: 404, code: '42P01' },
  },
  {
    reason: 'there are tables and nothing else: no functions, no description of the schema, no deeper paths',
    requests: [get('/rpc/version'), get('/a/b/c'), get('/property_listings/'), post('/rpc/version', {})],
    answer: { status: 404, code: 'PGRST125' },
  },
  {
    reason: 'the browser asks its own server, so that no other site is given a permission',
    requests: [{ method: 'OPTIONS', path: '/property_listings', headers: {} }],
    answer: { status: 405, code: 'PGRST117' },
  },
  {
    reason:
      'a row is an object of plain cells, with at least one column; PostgREST stores what it can make of the rest',
    requests: [
      post('/contact_submissions', 1),
      post('/contact_submissions', null),
      post('/contact_submissions', {}),
      post('/contact_submissions', { ...lead, name: { a: 1 } }),
      post('/contact_submissions', '{"name":"x\\ud800","email":"a@b.co","vertical":"other"}'),
      upsert([1], {}),
      upsert('{"mls_number":"200001","price":1e999,"has_pool":true}', {}),
    ],
    answer: { status: 400, code: 'PGRST102' },
  },
  {
    reason: 'one form is one lead: a list would slip many past a limit that counts requests',
    requests: [post('/contact_submissions', [lead, lead])],
    answer: { status: 400, code: '54000' },
  },
  {
    reason: 'rows are written in the order of their key, so that two uploads cannot lock each other out',
    requests: [
      upsert(
        [
          { mls_number: '200009', address: 'b', has_pool: true },
          { mls_number: '100001', address: 'a', has_pool: true },
        ],
        { returning: true },
      ),
    ],
    answer: { status: 201 },
  },
]
