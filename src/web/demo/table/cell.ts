// What stands in a cell, as plain data: definitions make it from rows, the table draws it.
import { dayOfYear, minuteOfYear } from '#web/ui/calendar-days.ts'
import { dollars as written, thousands } from '#web/ui/thousands.ts'
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

export const dollars = (value: number | null): Cell =>
  value === null ? missing : { kind: 'text', text: written(value) }

export const dollarsPerFoot = (value: number | null): Cell =>
  value === null ? missing : { kind: 'text', text: written(value, 2) }

export const number = (value: number | null): Cell =>
  value === null ? missing : { kind: 'text', text: thousands(value) }

// The days of the database, wherever the visitor is: an answer about a day and the table must show the same one.
const time = (shown: (at: Date) => string, iso: string | null): Cell =>
  iso === null ? missing : { kind: 'time', text: shown(new Date(iso)), iso }
export const date = (iso: string | null): Cell => time(dayOfYear, iso)
export const timestamp = (iso: string | null): Cell => time(minuteOfYear, iso)

/** Which color a state has; states that are not named share the color of `others`. */
export type Tones = Readonly<Record<string, Tone>> & { others: Tone }

export const badge = (tones: Tones, state: string | null): Cell =>
  state ? { kind: 'badge', text: spoken(state), tone: tones[state] ?? tones.others } : missing
