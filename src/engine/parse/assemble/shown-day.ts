// "Guest, arrival and price, latest first": of the days that a booking has, the one that is shown, and not the day it was made on.
import type { Noun } from '#contract/model.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { Unclear } from './unclear.ts'

/** The day that rows are put in order by where only "latest" or "newest" tells it. */
export function dayOfOrder(
  index: ModelIndex,
  noun: Noun,
  { by, shown, dated }: { by: readonly string[]; shown: readonly string[]; dated: string | undefined },
): string | null {
  const isDay = (id: string) => ['day', 'moment'].includes(index.attribute(id).kind)
  const own = by.find(id => index.attribute(id).table === noun.table)
  // One that is named stands alone: "sorted by booking date".
  if (own === undefined || by.length < 2 || !by.every(isDay)) return null
  const days = shown.filter(id => isDay(id) && index.attribute(id).table === noun.table)
  if (days.includes(own) || (days.length === 0 && (dated ?? own) === own)) return null
  if (days.length !== 1) throw new Unclear('which of its days is the latest')
  return days[0] ?? null
}
