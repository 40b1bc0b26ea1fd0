import type { ResultColumn } from '#contract/answer.ts'
import type { Point } from './plotted.ts'
import { lookOf } from './series-look.ts'
import { shown, shownMoment, type Grain } from './values.ts'

interface PointNoteProps {
  points: readonly Point[]
  grain: Grain
  series: readonly string[]
  measure: ResultColumn
  /** Given by the chart: whether a point is pointed at, and which. */
  active?: boolean
  label?: string | number
}

/** What a point says when it is pointed at. */
export function PointNote({ points, grain, series, measure, active = false, label }: PointNoteProps) {
  const point = active ? points.find(({ at }) => at === label) : undefined
  if (point === undefined) return null
  const { at, values } = point
  return (
    <div className="sheet point-note">
      <p>{shownMoment(at, grain)}</p>
      <dl>
        {series.map((name, index) => (
          <div key={name}>
            <dt>
              <span style={{ '--color': lookOf(index, series.length).color }} />
              {name}
            </dt>
            <dd>{values[index] === null ? 'none' : shown(values[index], measure)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
