// The filters and the page as the address says them, so that a link and the back button bring a view back.
import { demoTypes, type DemoType } from '#contract/demos.ts'
import type { QueryLogFilters } from '#web/data/query-logs.ts'

export const filterNames = ['type', 'min', 'max', 'from', 'to'] as const
export type FilterName = (typeof filterNames)[number]

export interface View {
  filters: QueryLogFilters
  page: number
}

const isDemoType = (text: string | null): text is DemoType => demoTypes.some(type => type === text)

/** What does not make sense in an address counts as not said. */
export function viewOf(params: URLSearchParams): View {
  const type = params.get('type')
  return {
    filters: {
      demoType: isDemoType(type) ? type : undefined,
      minResponseMs: integer(params.get('min')),
      maxResponseMs: integer(params.get('max')),
      from: day(params.get('from')),
      to: day(params.get('to')),
    },
    page: Math.max(1, integer(params.get('page')) ?? 1),
  }
}

// The column is a 32-bit integer, and PostgreSQL refuses to compare it with more.
const largest = 2_147_483_647

function integer(text: string | null): number | undefined {
  const value = Number.parseInt(text ?? '', 10)
  return Number.isNaN(value) ? undefined : Math.max(-largest, Math.min(largest, value))
}

function day(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const at = new Date(`${text}T00:00:00Z`)
  // February 30 would be read as March 2.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : undefined
}

/** Another filter is another list: it starts at its first page. */
export function withFilter(params: URLSearchParams, name: FilterName, value: string): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete('page')
  if (value === '' || value === 'all') next.delete(name)
  else next.set(name, value)
  return next
}

export function withPage(params: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(params)
  if (page <= 1) next.delete('page')
  else next.set('page', String(page))
  return next
}

export function withoutFilters(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of [...filterNames, 'page']) next.delete(name)
  return next
}

export const hasFilters = (params: URLSearchParams): boolean => filterNames.some(name => params.has(name))
