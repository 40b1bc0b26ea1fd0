import { lazy, Suspense } from 'react'
import { ChartBoundary } from './chart-boundary.tsx'
import { Legend } from './legend.tsx'
import { lineInWords } from './line-in-words.ts'
import type { LinePlot } from './plotted.ts'
import './line-chart.css'

const LinePlotted = lazy(() => import('./line-plot.tsx'))

/** Time runs to the right. Those who cannot see it get it in a sentence, and all of it from the table of rows. */
export function LineFigure({ plot }: { plot: LinePlot }) {
  return (
    <figure className="line-chart">
      <figcaption>{plot.caption}</figcaption>
      {plot.series.length > 1 && <Legend series={plot.series} mark="line" />}
      {/* A drawing that follows the theme and answers to the pointer cannot be the file of an <img>. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div className="line-room" role="img" aria-label={lineInWords(plot)}>
        <ChartBoundary>
          <Suspense>
            <LinePlotted {...plot} />
          </Suspense>
        </ChartBoundary>
      </div>
    </figure>
  )
}
