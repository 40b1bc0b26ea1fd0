import type { Chip } from '#contract/answer.ts'
import { copy } from './copy.ts'

interface UnderstoodProps {
  chips: readonly Chip[]
  busy: boolean
  onAsk: (question: string) => void
}

/** What the question was taken to mean. What was taken for granted is dashed, with the other reading to choose. */
export function Understood({ chips, busy, onAsk }: UnderstoodProps) {
  return (
    <div className="understood">
      <span className="understood-label">{copy.understood}</span>
      <ul aria-label={copy.understood}>
        {chips.map(({ kind, text, assumed }) =>
          assumed ? (
            <li key={`${kind} ${text}`} className="chip chip-assumed">
              <span>
                <b>{copy.assumed}</b> {text.charAt(0).toLowerCase() + text.slice(1)}
              </span>
              <button type="button" aria-disabled={busy} onClick={() => onAsk(assumed.question)}>
                {assumed.other}
              </button>
            </li>
          ) : (
            <li key={`${kind} ${text}`} className="chip">
              {text}
            </li>
          ),
        )}
      </ul>
    </div>
  )
}
