import { lookOf } from './series-look.ts'
import './legend.css'

/** Which color and stroke is which. */
export function Legend({ series, mark }: { series: readonly string[]; mark: 'line' | 'bar' }) {
  return (
    <ul className="legend">
      {series.map((name, index) => {
        const { color, dash } = lookOf(index, series.length)
        return (
          <li key={name}>
            <svg viewBox="0 0 24 12" width="24" height="12" aria-hidden="true">
              {mark === 'bar' ? (
                <rect width="16" height="12" x="4" rx="2" fill={color} />
              ) : (
                <path d="M1 6h22" fill="none" stroke={color} strokeWidth="3" strokeDasharray={dash} />
              )}
            </svg>
            {name}
          </li>
        )
      })}
    </ul>
  )
}
