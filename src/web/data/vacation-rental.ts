// The vacation-rental demo's tables.
import type { RowOf } from '#contract/tables.ts'
import { countRows, readAll, readPage, readPageOf, type Page } from './reading.ts'
import { isRow, listOf, unexpected } from './rows.ts'

export const listProperties = (signal?: AbortSignal) => readAll('property_listings', signal)

export const countReservations = (signal?: AbortSignal) => countRows('reservations', signal)
export const countVisitors = (signal?: AbortSignal) => countRows('visitors', signal)
export const countInteractions = (signal?: AbortSignal) => countRows('visitor_interactions', signal)

export const pageReservations = (page: number, signal?: AbortSignal) => readPage('reservations', page, signal)
export const pageVisitors = (page: number, signal?: AbortSignal) => readPage('visitors', page, signal)

/** An interaction with the names of who and what it was about. */
export interface Interaction extends RowOf<'visitor_interactions'> {
  visitor_name: string
  visitor_email: string
  property_title: string
  property_address: string
}

/** Shown where an interaction has no visitor or no property. */
export const unknownParty = {
  visitor_name: 'Unknown',
  visitor_email: 'N/A',
  property_title: 'Unknown Property',
  property_address: 'N/A',
} as const

export const pageInteractions = (page: number, signal?: AbortSignal): Promise<Page<Interaction>> =>
  readPageOf('visitor_interactions', page, data => listOf(data).map(interaction), {
    columns: '*,visitors(name,email),property_listings(title,address)',
    signal,
  })

function interaction(value: unknown): Interaction {
  if (!isRow('visitor_interactions', value)) throw unexpected('visitor_interactions')
  return {
    ...value,
    visitor_name: related(value, 'visitors', 'name') ?? unknownParty.visitor_name,
    visitor_email: related(value, 'visitors', 'email') ?? unknownParty.visitor_email,
    property_title: related(value, 'property_listings', 'title') ?? unknownParty.property_title,
    property_address: related(value, 'property_listings', 'address') ?? unknownParty.property_address,
  }
}

function related(row: object, table: string, column: string): string | null {
  const other: unknown = Reflect.get(row, table)
  const value: unknown = typeof other === 'object' && other !== null ? Reflect.get(other, column) : null
  return typeof value === 'string' ? value : null
}
