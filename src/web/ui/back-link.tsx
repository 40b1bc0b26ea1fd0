import type { ReactNode } from 'react'
import './back-link.css'

export const Arrow = () => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path
      d="M13 8H3m4-4L3 8l4 4"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)

/** The way up, above a page's title. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className="back-link" href={to}>
      <Arrow />
      <span className="link">{children}</span>
    </a>
  )
}
