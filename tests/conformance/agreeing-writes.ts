// Writes that this API answers exactly as PostgREST does.
import { post, upsert, type Exchange } from './requests.ts'

const count = { Prefer: 'count=exact' }
const one = { Accept: 'application/vnd.pgrst.object+json' }
const lead = {
  name: 'Ada Park',
  email: 'ada@example.com',
  company: null,
  vertical: 'legal',
  message: 'Hello',
}

const inserting: Exchange[] = [
  post('/contact_submissions', lead),
  post('/contact_submissions', [lead]),
  post('/contact_submissions', lead, { Prefer: 'return=minimal' }),
  post('/contact_submissions', lead, count),
  post('/contact_submissions?select=name', lead),
  post('/contact_submissions', lead, { Prefer: 'return=representation' }),
  post('/contact_submissions?columns=%22name%22%2C%22email%22%2C%22vertical%22', [{ ...lead, zzz: 1 }]),
  post('/contact_submissions?columns=name,nope', lead),
  post('/contact_submissions?columns=name,,email', lead),
  post('/contact_submissions?columns=', lead),
  post('/contact_submissions', []),
  post('/contact_submissions', { name: 'A', email: 'a@b.co' }),
  post('/contact_submissions', { ...lead, nope: 1 }),
  post('/contact_submissions', { ...lead, name: '' }),
  post('/contact_submissions', { ...lead, vertical: 'plumbing' }),
  post('/contact_submissions', { ...lead, created_at: null }),
  post('/contact_submissions', { ...lead, name: 'Zoë "q" \\ 😀\'); drop table x;--' }),
  post('/contact_submissions', '{bad'),
  post('/contact_submissions', ''),
  post('/contact_submissions', lead, { 'Content-Type': 'text/xml' }),
  post('/contact_submissions', lead, { 'Content-Type': 'text/plain' }),
  post('/contact_submissions', lead, { 'Content-Type': 'application/json; charset=utf-8' }),
  post('/contact_submissions', lead, { 'Content-Profile': 'nope' }),
  post('/contact_submissions', '{"name":"nul\\u0000byte","email":"a@b.co","vertical":"other"}'),
]

const stored = '/real_estate_listings?select=mls_number,address,beds,has_pool&order=id'
const upserting: Exchange[] = [
  upsert([{ mls_number: '200001', address: 'New', has_pool: false }], {}, stored),
  upsert([{ mls_number: '100001', address: 'Changed', has_pool: true }], {}, stored),
  upsert(
    [
      { mls_number: '100001', address: 'Changed', has_pool: true },
      { mls_number: '200001', address: 'New', has_pool: false },
    ],
    { returning: true },
    stored,
  ),
  upsert([{ mls_number: '100001' }], {}, stored),
  upsert({ mls_number: '200002', has_pool: false }, { also: 'return=minimal' }),
  upsert({ mls_number: '200002', has_pool: false }, { also: 'count=exact' }),
  upsert({ mls_number: '200002', has_pool: false }, { returning: true, also: 'count=exact' }),
  upsert({ mls_number: '200002', has_pool: false }, { returning: true, headers: one }),
  upsert({ mls_number: '200003' }, {}, stored),
  upsert([], {}),
  upsert([], { returning: true }),
  upsert(
    [
      { mls_number: '200004', beds: 3, has_pool: false },
      { mls_number: '200005', has_pool: true },
    ],
    { columns: '"mls_number","has_pool","beds"' },
    stored,
  ),
  upsert([{ mls_number: '200006' }, { mls_number: '200007', beds: 1 }], {}),
  upsert({ mls_number: '200002', has_pool: null }, {}),
  upsert({ mls_number: '200002', price: 'abc', has_pool: true }, {}),
  upsert({ mls_number: '200002', beds: 1.5, has_pool: true }, {}),
  upsert({ mls_number: '200002', beds: '4', price: '350000.50', has_pool: 'yes' }, {}, stored),
  upsert({ mls_number: '200002', price: 99999999999, has_pool: true }, {}),
  upsert({ mls_number: '200002', close_date: '2026-02-30', has_pool: true }, {}),
  upsert({ mls_number: '', has_pool: true }, {}),
  upsert({ mls_number: null, has_pool: true }, {}),
  upsert({ mls_number: '200002', created_at: '2020-01-01' }, {}),
  upsert(
    [
      { mls_number: '200008', has_pool: true },
      { mls_number: '200008', has_pool: false },
    ],
    {},
    stored,
  ),
  upsert([{ mls_number: '200001' }, { mls_number: '200002' }], { returning: true, headers: one }, stored),
  upsert({ mls_number: '200002' }, { conflict: 'address' }),
  upsert({ mls_number: '200002' }, { conflict: 'nope' }),
  upsert({ mls_number: '200002' }, { returning: true, select: 'nope' }),
]

export const agreeingWrites: Exchange[] = [...inserting, ...upserting]
