import { useChartWidth, useXAxisScale, useYAxisScale } from 'recharts'
import { pencilRing } from '#web/art/pencil.ts'

const characterWidth = 8.2
const ringPadding = 14

/** The finding of a line: its highest point, its value, and the red ring around it. */
export function PeakMark({ at, value, text }: { at: number; value: number; text: string }) {
  const x = useXAxisScale()?.(at)
  const y = useYAxisScale()?.(value)
  const chartWidth = useChartWidth()
  if (x === undefined || y === undefined || chartWidth === undefined) return null
  const halfRing = (text.length * characterWidth) / 2 + ringPadding
  const middle = Math.max(halfRing, Math.min(x, chartWidth - halfRing))
  return (
    <g>
      <circle cx={x} cy={y} r="5.5" fill="var(--v-ink)" stroke="var(--sheet)" strokeWidth="2.5" />
      <text x={middle} y={y - 16} textAnchor="middle" className="peak-value">
        {text}
      </text>
      <path className="peak-ring" d={pencilRing(middle, y - 21, halfRing - 2, 13, 7)} />
    </g>
  )
}
