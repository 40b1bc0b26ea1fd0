import type { Waiting } from './definition.ts'
import './waiting-note.css'

/** Something is on its way: five strokes being drawn and a text, or a spinner that says it aloud. */
export function WaitingNote({ waiting: { kind, text } }: { waiting: Waiting }) {
  return (
    <p className="waiting-note">
      {kind === 'spinner' ? <span className="spinner" aria-hidden="true" /> : <TallyInProgress />}
      <span className={kind === 'spinner' ? 'visually-hidden' : undefined}>{text}</span>
    </p>
  )
}

function TallyInProgress() {
  return (
    <svg
      className="tally-in-progress"
      viewBox="0 0 40 32"
      fill="none"
      strokeLinecap="round"
      strokeWidth="3"
      aria-hidden="true"
    >
      <path pathLength="1" d="M9.2 5.2 8.8 26.8" />
      <path pathLength="1" d="m16.2 4.8-.2 22.4" />
      <path pathLength="1" d="m23.1 4.8.1 22.4" />
      <path pathLength="1" d="m30 5.2.4 21.6" />
      <path pathLength="1" d="M3.2 22.6 36 9.4" />
    </svg>
  )
}
