import { PencilRing } from '#web/ui/pencil.tsx'
import './bars.css'

export interface Bar {
  label: string
  /** Its length, from 0 to 1. */
  share: number
  shown: string
}

/** Bars as rows of text, so that labels never shrink. The leading one is the finding: full ink, and the red ring. */
export function Bars({
  caption,
  bars,
  lead = 0,
  ringed = true,
}: {
  caption: string
  bars: readonly Bar[]
  lead?: number
  ringed?: boolean
}) {
  return (
    <figure className="bars">
      <figcaption>{caption}</figcaption>
      <ul>
        {bars.map(({ label, share, shown }, index) => (
          <li
            key={`${label} ${shown}`}
            className={index === lead ? 'bar bar-lead' : 'bar'}
            style={{ '--share': share, '--i': index }}
          >
            <span className="bar-label">{label}</span>
            <span className="bar-track">
              <span className="bar-fill" />
              <span className="bar-value">
                {shown}
                {index === lead && ringed && <PencilRing />}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
