import type { ReactNode } from 'react'
import { Cross } from './field.tsx'
import './toast.css'

/** Tells what just happened, out loud too. It stays until its owner takes it away. */
export function Toast({ children, onDismiss }: { children: ReactNode; onDismiss: () => void }) {
  return (
    <output className="sheet toast">
      <span>{children}</span>
      <button type="button" className="tool" aria-label="Dismiss" onClick={onDismiss}>
        <Cross />
      </button>
    </output>
  )
}
