// A POST as plain data, or a refusal. Only the writes of the catalogue exist: an insert here, an upsert there.
import { checkForm, parseAccept, type Form } from './accept.ts'
import { parseRows, type Rows } from './body.ts'
import type { Table, Writing } from './catalogue.ts'
import { parsePrefer, type Preferences } from './prefer.ts'
import { badGrammar, notServed, permissionDenied, problem, shown } from './problems.ts'
import { confirmedProfile } from './profile.ts'
import type { Parameter } from './query-string.ts'
import { parseSelect, type Selection } from './select.ts'

export interface WriteRequest extends Rows {
  table: Table
  mergeOn: string | null
  durable: boolean
  /** The columns to send back, or null for none. */
  returning: Selection | null
  preferences: Preferences
  form: Form
  profile: Readonly<Record<string, string>>
}

/** All that a write takes from its headers. */
export interface WriteHeaders {
  accept?: string | undefined
  prefer?: string | undefined
  contentType?: string | undefined
  /** Content-Profile, the schema. */
  profile?: string | undefined
}

export function parseWrite(
  table: Table,
  writing: Writing,
  given: readonly Parameter[],
  headers: WriteHeaders,
  bytes: Uint8Array,
): WriteRequest {
  const profile = confirmedProfile(headers.profile)
  checkContentType(headers.contentType)
  const preferences = parsePrefer(headers.prefer)
  const { select, columns, on_conflict } = named(given)
  if (preferences.returning === 'representation' && table.rights.read !== 'public')
    throw permissionDenied(table.name)
  checkMerge(table, writing.mergeOn, on_conflict, preferences.merge)
  const selection = parseSelect(table, select ?? '*')
  const rows = parseRows(table, writing.mostRows, bytes, columns)
  if (rows.columns.some(column => !writing.columns.includes(column))) throw permissionDenied(table.name)
  if (rows.rows.length > 0 && rows.columns.length === 0) throw problem('PGRST102', 'A row must hold a column')
  const form = parseAccept(headers.accept)
  // Said before anything is stored: afterwards it would be a refusal of what was already done.
  if (preferences.returning === 'representation') checkForm(form, rows.rows.length)
  return {
    ...rows,
    table,
    mergeOn: writing.mergeOn,
    durable: writing.durable,
    returning: preferences.returning === 'representation' ? selection : null,
    preferences,
    form,
    profile,
  }
}

function checkMerge(table: Table, mergeOn: string | null, asked: string | undefined, merge: boolean): void {
  if (mergeOn === null) {
    if (asked === undefined && !merge) return
    throw notServed(`Rows of ${table.name} are only added, never merged.`)
  }
  if (asked === mergeOn && merge) return
  if (asked === undefined || !merge)
    throw notServed(
      `Rows of ${table.name} are written with on_conflict=${mergeOn} and Prefer: resolution=merge-duplicates.`,
    )
  const unknown = asked.split(',').find(column => !table.columns.has(column.trim()))
  if (unknown !== undefined) throw problem('42703', `column "${shown(unknown)}" does not exist`)
  throw problem('42P10', 'there is no unique or exclusion constraint matching the ON CONFLICT specification')
}

// Browsers send a form's or a script's text as text/plain to any site without asking; JSON they do not.
function checkContentType(type: string | undefined): void {
  const bare = type?.split(';')[0]?.trim().toLowerCase()
  if (bare !== undefined && bare !== '' && bare !== 'application/json')
    throw problem('PGRST102', `Content-Type not acceptable: ${shown(bare)}`)
}

function named(given: readonly Parameter[]) {
  const found: { select?: string; columns?: string; on_conflict?: string } = {}
  for (const [key, value] of given) {
    if (key !== 'select' && key !== 'columns' && key !== 'on_conflict')
      throw badGrammar('parameter', key, 'a write takes select, columns and on_conflict')
    if (found[key] !== undefined) throw badGrammar('parameter', key, 'it is given twice')
    found[key] = value
  }
  return found
}
