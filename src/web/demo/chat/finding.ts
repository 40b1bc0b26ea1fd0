import type { Answer } from '#contract/answer.ts'
import { barPlot, linePlot } from '#web/charts/plotted.ts'
import { shown } from '#web/charts/values.ts'

/** The figure that the answer is about, as the sentence writes it: the one that its chart points out. */
export function findingOf({ chart, columns, results }: Answer): string | null {
  if (chart === null) return null
  switch (chart.kind) {
    case 'stat': {
      const column = columns.find(({ name }) => name === chart.column)
      return column ? shown(results[0]?.[column.name], column) : null
    }
    case 'bars': {
      const plot = barPlot(chart, columns, results)
      const value = plot?.groups[plot.lead]?.values[0] ?? null
      return plot === null || value === null ? null : shown(value, plot.measure)
    }
    case 'line': {
      const plot = linePlot(chart, columns, results)
      const known = plot?.points.flatMap(({ values: [value] }) => (typeof value === 'number' ? [value] : []))
      if (!plot || !known || known.length === 0 || plot.series.length > 1) return null
      return shown(Math.max(...known), plot.measure)
    }
    case 'table':
      return null
  }
}
