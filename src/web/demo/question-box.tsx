import './question-box.css'

interface QuestionBoxProps {
  questions: readonly string[]
  onChoose: (question: string) => void
}

/** A packing slip of questions; choosing one takes it to the chat. */
export function QuestionBox({ questions, onChoose }: QuestionBoxProps) {
  return (
    <aside className="question-box" aria-labelledby="sample-questions">
      <h2 id="sample-questions">Sample questions</h2>
      <ol>
        {questions.map(question => (
          <li key={question}>
            <button type="button" onClick={() => onChoose(question)}>
              {question}
            </button>
          </li>
        ))}
      </ol>
    </aside>
  )
}
