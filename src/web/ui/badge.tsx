import type { ReactNode } from 'react'

export type Tone = 'green' | 'yellow' | 'blue' | 'red' | 'grey' | 'purple' | 'teal'

/** A swatch of the material it stands on, and a word. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className="badge">{children}</span>
}

const glyphs: Record<Tone, string> = {
  green: 'M2 6.4 4.8 9.2 10 3',
  yellow: 'M6 1.8a4.2 4.2 0 0 0 0 8.4zM6 1.8a4.2 4.2 0 0 1 0 8.4a4.2 4.2 0 0 0 0-8.4',
  blue: 'M1.8 6a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0-8.4 0M6 4v2.4h2',
  red: 'm2.7 2.7 6.6 6.6m0-6.6-6.6 6.6',
  grey: 'M2.5 6h7',
  purple: 'M6 1.8 10.2 6 6 10.2 1.8 6z',
  teal: 'M2 2.5h8v7H2z',
}

/** A state: color, glyph and word, so that color is never the only sign. */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={`status status-${tone}`}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d={glyphs[tone]} />
      </svg>
      {children}
    </span>
  )
}
