// The one chart with axes, and so the one that needs the library; loaded when the first line is drawn.
import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts'
import { PeakMark } from './peak-mark.tsx'
import type { LinePlot, Point } from './plotted.ts'
import { PointNote } from './point-note.tsx'
import { lookOf } from './series-look.ts'
import { shown, shownMoment, shownShort } from './values.ts'

const tick = { fill: 'var(--ink3)', fontSize: 14 }
/** Half of the last name below the axis: one that does not fit takes the names of its neighbors with it. */
const room = { year: 20, quarter: 34, month: 36, week: 46, day: 46 } as const

export default function LinePlotted({ grain, points, series, measure }: LinePlot) {
  const peak = series.length === 1 ? peakOf(points) : null
  return (
    <LineChart
      className="line-plot"
      responsive
      data={points}
      margin={{ top: peak ? 34 : 12, right: room[grain], bottom: 0, left: 0 }}
      accessibilityLayer={false}
    >
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis
        dataKey="at"
        type="number"
        scale="time"
        domain={['dataMin', 'dataMax']}
        ticks={points.map(({ at }) => at)}
        interval="equidistantPreserveStart"
        minTickGap={28}
        tickFormatter={(at: number) => shownMoment(at, grain)}
        tick={tick}
        tickLine={false}
        tickMargin={8}
        axisLine={{ stroke: 'var(--ink3)' }}
      />
      <YAxis
        width="auto"
        domain={axisOf(points)}
        tickCount={5}
        tickFormatter={(value: number) => shownShort(value, measure.format)}
        tick={tick}
        tickLine={false}
        axisLine={false}
      />
      <Tooltip
        cursor={{ stroke: 'var(--ink3)', strokeDasharray: '2 3' }}
        isAnimationActive={false}
        content={<PointNote points={points} grain={grain} series={series} measure={measure} />}
      />
      {series.map((name, index) => {
        const { color, dash } = lookOf(index, series.length)
        return (
          <Line
            key={name}
            name={name}
            dataKey={({ values }: Point) => values[index] ?? null}
            type="linear"
            stroke={color}
            strokeWidth={2.6}
            strokeDasharray={dash}
            strokeLinejoin="round"
            dot={points.length === 1}
            activeDot={{ r: 5, fill: color, stroke: 'var(--sheet)', strokeWidth: 2 }}
            animationDuration={600}
            animationEasing="ease-out"
          />
        )
      })}
      {peak && <PeakMark at={peak.at} value={peak.value} text={shown(peak.value, measure)} />}
    </LineChart>
  )
}

/** The highest point, where there is one to speak of. */
function peakOf(points: readonly Point[]): { at: number; value: number } | null {
  const known = points.flatMap(({ at, values: [value] }) =>
    typeof value === 'number' ? [{ at, value }] : [],
  )
  const [first, ...others] = known
  if (first === undefined || others.length === 0) return null
  const highest = others.reduce((best, point) => (point.value > best.value ? point : best), first)
  return known.every(({ value }) => value === highest.value) ? null : highest
}

/** From zero, unless every value is so far above it that nothing could be told apart. */
function axisOf(points: readonly Point[]): ['auto' | number, 'auto'] {
  const values = points.flatMap(({ values }) => values.filter(value => value !== null))
  const low = Math.min(...values)
  return low < 0 || low > 0.7 * Math.max(...values) ? ['auto', 'auto'] : [0, 'auto']
}
