import { useState, type ReactNode } from 'react'
import { Sign } from './sign.tsx'
import './fold.css'

interface FoldProps {
  label: string
  /** Beside the label, not in it: a button inside a summary is none for a screen reader. */
  tool: ReactNode
  children: ReactNode
}

/** Closed it costs nothing: a thousand rows are made when somebody wants to see them. */
export function Fold({ label, tool, children }: FoldProps) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <div className="fold">
      <details onToggle={() => setOpened(true)}>
        <summary>
          <Sign name="chevron" />
          {label}
        </summary>
        {wasOpened && children}
      </details>
      {tool}
    </div>
  )
}
