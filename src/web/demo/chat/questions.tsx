import { Arrow } from '#web/ui/icon.tsx'
import './questions.css'

interface QuestionsProps {
  title: string
  questions: readonly string[]
  busy: boolean
  onAsk: (question: string) => void
}

/** Questions as ruled rows, each asked by a tap. */
export function Questions({ title, questions, busy, onAsk }: QuestionsProps) {
  if (questions.length === 0) return null
  return (
    <div className="working-questions">
      <h4>{title}</h4>
      <ul>
        {questions.map(question => (
          <li key={question}>
            <button type="button" aria-disabled={busy} onClick={() => onAsk(question)}>
              <span>{question}</span>
              <Arrow />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
