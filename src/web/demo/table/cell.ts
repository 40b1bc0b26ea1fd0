// What stands in a cell, as plain data: definitions make it from rows, the table draws it.
import type { Tone } from '#web/ui/badge.tsx'

export type Cell =
  | { kind: 'text'; text: string; look?: 'faint' | 'code' | 'cut' }
  | { kind: 'time'; text: string; iso: string }
  | { kind: 'badge'; text: string; tone: Tone }
  | { kind: 'pair'; text: string; under: string }

/** Shown where a row has nothing to show. */
export const missing: Cell = { kind: 'text', text: 'N/A', look: 'faint' }

export const text = (value: string | null): Cell => (value ? { kind: 'text', text: value } : missing)

/** Long prose on one line: the rest of it is cut off on screen. */
export const prose = (value: string | null): Cell =>
  value ? { kind: 'text', text: value, look: 'cut' } : missing

/** Stored as beach_house, read as beach house. */
export const words = (value: string): Cell => text(spoken(value))
const spoken = (value: string) => value.replaceAll('_', ' ')

export const code = (value: string): Cell => ({ kind: 'text', text: value, look: 'code' })

/** Enough of a long key to tell it from its neighbors. */
export const shortened = (value: string): Cell => code(`${value.slice(0, 8)}...`)

export const pair = (value: string, under: string): Cell => ({ kind: 'pair', text: value, under })

/** Made when the first row is drawn: making one takes long enough to be felt while a page wakes up. */
function whenNeeded<Format>(make: () => Format): () => Format {
  let made: Format | null = null
  return () => (made ??= make())
}

const usDollars = { style: 'currency', currency: 'USD' } as const
const wholeDollars = whenNeeded(
  () => new Intl.NumberFormat('en-US', { ...usDollars, maximumFractionDigits: 0 }),
)
export const dollars = (value: number | null): Cell =>
  value === null ? missing : { kind: 'text', text: wholeDollars().format(value) }

const dollarsAndCents = whenNeeded(() => new Intl.NumberFormat('en-US', usDollars))
export const dollarsPerFoot = (value: number | null): Cell =>
  value === null ? missing : { kind: 'text', text: dollarsAndCents().format(value) }

const grouped = whenNeeded(() => new Intl.NumberFormat('en-US'))
export const number = (value: number | null): Cell =>
  value === null ? missing : { kind: 'text', text: grouped().format(value) }

// The days of the database, wherever the visitor is: an answer about a day and the table must show the same one.
const inUtc = { dateStyle: 'medium', timeZone: 'UTC' } as const
const day = whenNeeded(() => new Intl.DateTimeFormat('en-US', inUtc))
const minute = whenNeeded(() => new Intl.DateTimeFormat('en-US', { ...inUtc, timeStyle: 'short' }))

const time = (format: Intl.DateTimeFormat, iso: string | null): Cell =>
  iso === null ? missing : { kind: 'time', text: format.format(new Date(iso)), iso }
export const date = (iso: string | null): Cell => time(day(), iso)
export const timestamp = (iso: string | null): Cell => time(minute(), iso)

/** Which color a state has; states that are not named share the color of `others`. */
export type Tones = Readonly<Record<string, Tone>> & { others: Tone }

export const badge = (tones: Tones, state: string | null): Cell =>
  state ? { kind: 'badge', text: spoken(state), tone: tones[state] ?? tones.others } : missing
