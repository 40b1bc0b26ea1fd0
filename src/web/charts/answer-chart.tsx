import type { Chart, ResultColumn } from '#contract/answer.ts'
import type { ResultRow } from '#contract/sample.ts'
import { Stat } from '#web/ui/stat.tsx'
import { Bars } from './bars.tsx'
import { GroupedBars } from './grouped-bars.tsx'
import { LineFigure } from './line-chart.tsx'
import { barPlot, extent, linePlot, type BarPlot } from './plotted.ts'
import { shown } from './values.ts'

interface AnswerChartProps {
  chart: Chart
  columns: readonly ResultColumn[]
  rows: readonly ResultRow[]
}

/** The picture that the answer asks for; nothing where the table of rows says it best. */
export function AnswerChart({ chart, columns, rows }: AnswerChartProps) {
  switch (chart.kind) {
    case 'stat': {
      const column = columns.find(({ name }) => name === chart.column)
      return column && <Stat label={column.label} value={shown(rows[0]?.[column.name], column)} />
    }
    case 'line': {
      const plot = linePlot(chart, columns, rows)
      return plot && <LineFigure plot={plot} />
    }
    case 'bars': {
      const plot = barPlot(chart, columns, rows)
      return plot && <BarFigure plot={plot} />
    }
    case 'table':
      return null
  }
}

function BarFigure({ plot }: { plot: BarPlot }) {
  const { zero, share } = extent(plot.groups)
  const caption =
    plot.left === 0
      ? plot.caption
      : `${plot.caption}: the first ${plot.groups.length} of ${plot.groups.length + plot.left}`
  if (plot.series.length > 1 || zero > 0) return <GroupedBars {...plot} caption={caption} />
  const bars = plot.groups.map(({ label, values: [value = null] }) => ({
    label,
    share: share(value ?? 0),
    shown: value === null ? 'none' : shown(value, plot.measure),
  }))
  return <Bars caption={caption} bars={bars} lead={plot.lead} />
}
