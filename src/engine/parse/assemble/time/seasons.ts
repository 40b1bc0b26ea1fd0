// "Last year's christmas season against the one before": the same months of the year before, and not the two that lie before it.
import type { PlacedOf } from '#engine/parse/assemble/items.ts'

/** The first months of spring, summer, autumn and winter, and those of the holiday season. */
const months: ReadonlySet<string> = new Set(['03 06', '06 09', '09 12', '12 03', '11 01'])

export const isSeason = (from?: string, to?: string): boolean =>
  from?.endsWith('-01') === true &&
  to?.endsWith('-01') === true &&
  months.has(`${from.slice(5, 7)} ${to.slice(5, 7)}`)

/** "The christmas season (Nov + Dec)": the one that knows its year before, where the same days are said twice. */
export const ofItsSeason = (
  periods: readonly PlacedOf<'period'>[],
  last: PlacedOf<'period'> | undefined,
): PlacedOf<'period'> | undefined =>
  periods.find(
    ({ item: { period } }) =>
      period.yearBefore !== undefined &&
      period.from === last?.item.period.from &&
      period.to === last?.item.period.to,
  ) ?? last
