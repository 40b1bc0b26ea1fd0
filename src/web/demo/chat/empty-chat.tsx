import { Arrow } from '#web/ui/icon.tsx'
import { copy } from './copy.ts'

interface EmptyChatProps {
  heading: string
  suggestions: readonly string[]
  onChoose: (question: string) => void
}

/** Nothing asked yet: what one can ask. Choosing a question fills the input, so that it can be changed before it is sent. */
export function EmptyChat({ heading, suggestions, onChoose }: EmptyChatProps) {
  return (
    <div className="thread">
      <div className="chat-empty">
        <h2>{heading}</h2>
        <p>{copy.lede}</p>
        <ul className="chat-suggestions needs-script" aria-label={copy.suggestions}>
          {suggestions.map(question => (
            <li key={question}>
              <button type="button" onClick={() => onChoose(question)}>
                <span>{question}</span>
                <Arrow />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
