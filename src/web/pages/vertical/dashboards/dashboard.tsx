import type { ReactNode } from 'react'
import type { DashboardFrame } from '#verticals/landing/landing.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Stat } from '#web/ui/stat.tsx'
import './dashboard.css'

export interface LegendEntry {
  look: string
  label: string
}

/** The frame of every mock dashboard: what it is, that it is illustrative, its figures and the one finding. */
export function Dashboard({
  frame,
  legend,
  children,
}: {
  frame: DashboardFrame
  legend?: readonly LegendEntry[]
  children: ReactNode
}) {
  const { title, subtitle, stats, finding } = frame
  return (
    <section className="sheet dashboard" aria-labelledby="dashboard">
      <div className="dashboard-head">
        <h2 className="heading-4" id="dashboard">
          {title}
        </h2>
        <span className="muted small">{subtitle}</span>
        <Badge>Illustrative data</Badge>
      </div>
      <div className="dashboard-main">{children}</div>
      <div className="dashboard-side">
        {stats.map(stat => (
          <Stat key={stat.label} {...stat} />
        ))}
        <p className="dashboard-finding">
          <b>{finding.head}</b> {finding.text}
        </p>
      </div>
      {legend && (
        <ul className="dashboard-legend">
          {legend.map(({ look, label }) => (
            <li key={label}>
              <i className={look} />
              {label}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
