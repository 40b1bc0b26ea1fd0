// Which form of the answer the caller takes: a list of rows, or the one row itself.
import { problem, shown } from './problems.ts'

export type Form = 'rows' | 'one row'

export const mediaTypes = {
  rows: 'application/json; charset=utf-8',
  'one row': 'application/vnd.pgrst.object+json; charset=utf-8',
} as const satisfies Record<Form, string>

const formOf = new Map<string, Form>([
  ['*/*', 'rows'],
  ['application/json', 'rows'],
  ['application/vnd.pgrst.object', 'one row'],
  ['application/vnd.pgrst.object+json', 'one row'],
])

export function parseAccept(header: string | undefined): Form {
  if (header === undefined || header.trim() === '') return 'rows'
  const byPreference = header
    .split(',')
    .map(range => ({ range: range.trim(), quality: Number(/;\s*q=([\d.]+)/.exec(range)?.[1] ?? 1) }))
    .sort((a, b) => b.quality - a.quality)
  for (const { range, quality } of byPreference) {
    const form = formOf.get(range.replace(/\s*;\s*(q=[\d.]+|charset=utf-8)/gi, '').toLowerCase())
    if (form !== undefined && quality > 0) return form
  }
  throw problem('PGRST107', `None of these media types are available: ${shown(header)}`)
}

export function checkForm(form: Form, rows: number): void {
  if (form === 'rows' || rows === 1) return
  throw problem('PGRST116', 'JSON object requested, multiple (or no) rows returned', {
    details: `The result contains ${rows} rows`,
  })
}
