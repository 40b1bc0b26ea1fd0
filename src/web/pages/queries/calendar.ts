// Questions counted by day, or by week where days would be too thin to see. Days are those of UTC, as in the filters.
const dayMs = 86_400_000
const mostColumns = 92

export interface Span {
  /** Its first day, such as 2026-03-31. */
  from: string
  count: number
}

export interface Counted {
  unit: 'day' | 'week'
  spans: Span[]
  first: string
  last: string
  busiest: Span
  perDay: number
}

const dayOf = (at: string) => Math.floor(Date.parse(at) / dayMs)
const text = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10)

/** Days without a question are counted too: a gap must look like one. */
export function countByDay(moments: readonly string[]): Counted | null {
  if (moments.length === 0) return null
  const days = moments.map(dayOf)
  const first = Math.min(...days)
  const last = Math.max(...days)
  const length = last - first + 1
  const unit = length > mostColumns ? 'week' : 'day'
  const size = unit === 'week' ? 7 : 1
  const spans = Array.from({ length: Math.ceil(length / size) }, (_, index) => ({
    from: text(first + index * size),
    count: 0,
  }))
  for (const day of days) {
    const span = spans[Math.floor((day - first) / size)]
    if (span) span.count += 1
  }
  const busiest = spans.reduce((most, span) => (span.count > most.count ? span : most))
  return { unit, spans, first: text(first), last: text(last), busiest, perDay: moments.length / length }
}
