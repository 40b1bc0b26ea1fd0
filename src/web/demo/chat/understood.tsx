import type { Chip } from '#contract/answer.ts'
import { copy } from './copy.ts'
import './understood.css'

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
                <b>{copy.assumed}</b> {text}
              </span>
              <Instead instead={assumed.instead} busy={busy} onAsk={onAsk} />
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

interface InsteadProps extends Pick<UnderstoodProps, 'busy' | 'onAsk'> {
  instead: NonNullable<Chip['assumed']>['instead']
}

/** The other reading, one tap away. */
function Instead({ instead, busy, onAsk }: InsteadProps) {
  if (instead === undefined) return null
  return (
    <button type="button" aria-disabled={busy} onClick={() => onAsk(instead.question)}>
      {instead.text}
    </button>
  )
}
