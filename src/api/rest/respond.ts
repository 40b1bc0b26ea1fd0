// Rows from the database as PostgREST would answer them: status, Content-Range, and the JSON text as it came.
import { z } from 'zod'
import { checkForm, mediaTypes } from './accept.ts'
import { unsatisfiable, type Range } from './range.ts'
import type { ReadRequest } from './read-request.ts'
import type { WriteRequest } from './write-request.ts'

// Counts are bigint, which the port hands over as text.
const count = z.coerce.number().int()

const readResult = z.tuple([
  z.object({ body: z.string().nullable(), rows: count.nullable(), total: count.nullable() }),
])

export function answerRead(request: ReadRequest, result: unknown): Response {
  const [{ body, rows, total }] = readResult.parse(result)
  const { range, form, count, head, profile } = request
  const { offset } = range
  const onPage = rows ?? rowsOnPage(range, total ?? 0)
  const headers = {
    ...profile,
    'cache-control': 'no-store',
    'content-range': contentRange(offset, onPage, count ? total : null),
    'content-type': mediaTypes[form],
    ...(count ? { 'preference-applied': 'count=exact' } : {}),
  }
  if (count && total !== null && offset > total)
    throw unsatisfiable(`An offset of ${offset} was requested, but there are only ${total} rows.`, {
      'content-range': `*/${total}`,
      'preference-applied': 'count=exact',
    })
  checkForm(form, onPage)
  const status = count && total !== null && onPage < total ? 206 : 200
  return new Response(head ? null : body, { status, headers })
}

const rowsOnPage = ({ offset, limit }: Range, total: number) => Math.max(0, Math.min(limit, total - offset))

function contentRange(offset: number, onPage: number, total: number | null): string {
  const rows = onPage > 0 && total !== 0 ? `${offset}-${offset + onPage - 1}` : '*'
  return `${rows}/${total ?? '*'}`
}

const writeResult = z.tuple([z.object({ body: z.string().nullable(), rows: count, added: count })])

export function answerWrite(request: WriteRequest, result: unknown): Response {
  const [{ body, rows, added }] = writeResult.parse(result)
  const { preferences, mergeOn, returning, form, profile } = request
  const applied = [
    ...(preferences.merge ? ['resolution=merge-duplicates'] : []),
    ...(preferences.returning === null ? [] : [`return=${preferences.returning}`]),
    ...(preferences.count ? ['count=exact'] : []),
  ]
  const headers = {
    ...profile,
    'cache-control': 'no-store',
    'content-range': `*/${preferences.count ? rows : '*'}`,
    ...(applied.length > 0 ? { 'preference-applied': applied.join(', ') } : {}),
  }
  const status = mergeOn === null || added > 0 ? 201 : 200
  if (returning === null) return new Response(null, { status, headers })
  return new Response(body, { status, headers: { ...headers, 'content-type': mediaTypes[form] } })
}
