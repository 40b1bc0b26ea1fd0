import type { Answer } from '#contract/answer.ts'
import { copy } from './copy.ts'
import './choices.css'

interface ChoicesProps {
  choices: Answer['choices']
  busy: boolean
  onAsk: (question: string) => void
}

/** Readings that are equally likely: one tap each. */
export function Choices({ choices, busy, onAsk }: ChoicesProps) {
  return (
    <ul className="choices" aria-label={copy.choices}>
      {choices.map(({ label, question }) => (
        <li key={question}>
          <button type="button" aria-disabled={busy} onClick={() => onAsk(question)}>
            <b>{label}</b>
            {label !== question && <span>{question}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}
