import type { LinePlot } from './plotted.ts'
import { shown, shownMoment } from './values.ts'

/** "Line chart. Revenue by month, Nov 2024 to Nov 2026. Highest: $190,459 in Jul 2026. Lowest: $51,114 in Nov 2024." */
export function lineInWords({ caption, grain, points, series, measure }: LinePlot): string {
  const first = points[0]
  const last = points.at(-1)
  if (first === undefined || last === undefined) return `Line chart. ${caption}.`
  const span = `${shownMoment(first.at, grain)} to ${shownMoment(last.at, grain)}`
  const sentences = series.map((name, index) => {
    const known = points.flatMap(({ at, values }) => {
      const value = values[index] ?? null
      return value === null ? [] : [{ at, value }]
    })
    const [start, ...others] = known
    if (start === undefined) return `${name}: none.`
    const told = ({ at, value }: { at: number; value: number }) =>
      `${shown(value, measure)} in ${shownMoment(at, grain)}`
    const highest = others.reduce((best, one) => (one.value > best.value ? one : best), start)
    const lowest = others.reduce((best, one) => (one.value < best.value ? one : best), start)
    const extremes = `Highest: ${told(highest)}. Lowest: ${told(lowest)}.`
    return series.length === 1 ? extremes : `${name}. ${extremes}`
  })
  return `Line chart. ${caption}, ${span}. ${sentences.join(' ')}`
}
