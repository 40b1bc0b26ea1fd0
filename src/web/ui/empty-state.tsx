import type { ReactNode } from 'react'
import './empty-state.css'

/** Nothing here yet: an unfinished tally, one sentence, one thing to do. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="empty-state">
      <svg viewBox="0 0 92 60" fill="none" strokeLinecap="round" aria-hidden="true">
        <path d="M14 8 11 52M34 8v44M54 7l1 45" stroke="var(--ink2)" strokeWidth="6" />
        <path d="M76 8v44" stroke="var(--line)" strokeWidth="6" strokeDasharray="0.1 11" />
      </svg>
      <h2 className="heading-4">{title}</h2>
      {children && <p className="muted">{children}</p>}
      {action}
    </div>
  )
}
