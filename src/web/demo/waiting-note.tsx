import { WaitingTally } from './chat/waiting-tally.tsx'
import type { Waiting } from './definition.ts'
import './waiting-note.css'

/** Something is on its way: five strokes being drawn and a text, or a spinner that says it aloud. */
export function WaitingNote({ waiting: { kind, text } }: { waiting: Waiting }) {
  return (
    <p className="waiting-note">
      {kind === 'spinner' ? <span className="spinner" aria-hidden="true" /> : <WaitingTally />}
      <span className={kind === 'spinner' ? 'visually-hidden' : undefined}>{text}</span>
    </p>
  )
}
