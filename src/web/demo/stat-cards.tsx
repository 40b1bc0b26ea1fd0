import { thousands } from '#web/ui/thousands.ts'
import type { DemoDefinition } from './definition.ts'
import './stat-cards.css'

interface StatCardsProps {
  stats: NonNullable<DemoDefinition['stats']>
  counts: Readonly<Record<string, number>>
}

/** How much there is of everything, on shipping labels. A number that is not known is left blank. */
export function StatCards({ stats, counts }: StatCardsProps) {
  return (
    <dl className="stat-cards">
      {stats.map(({ label, table, note }) => {
        const rows = counts[table]
        return (
          <div key={label} className="stat-card">
            <dt>{label}</dt>
            <dd className="stat-card-number">{rows === undefined ? '–' : thousands(rows)}</dd>
            <dd className="stat-card-note">{note}</dd>
            <Barcode text={label} />
          </div>
        )
      })}
    </dl>
  )
}

function Barcode({ text }: { text: string }) {
  const { bars, width } = barcode(text)
  return (
    <svg className="barcode" viewBox={`0 0 ${width} 46`} preserveAspectRatio="none" aria-hidden="true">
      <path d={bars} fill="currentColor" />
    </svg>
  )
}

/** Fourteen bars, as wide as the letters of the word happen to make them. */
function barcode(text: string): { bars: string; width: number } {
  let bars = ''
  let width = 0
  for (let index = 0; index < 14; index++) {
    const letter = text.charCodeAt(index % text.length) + index
    const bar = 1 + (letter % 3)
    bars += `M${width} 0h${bar}v46h${-bar}z`
    width += bar + 1.4 + (letter % 2)
  }
  return { bars, width }
}
