import type { Answer } from '#contract/answer.ts'
import { AnswerBody } from './answer-body.tsx'
import { Choices } from './choices.tsx'
import type { Outcome } from './conversation.ts'
import { copy } from './copy.ts'
import { Cancelled, TroubleNote, Waiting } from './notices.tsx'
import { Questions } from './questions.tsx'
import { RingedQuestion } from './ringed-question.tsx'
import { Sentence } from './sentence.tsx'
import './reply.css'
import './followups.css'

interface ReplyProps {
  question: string
  /** What the question leans on, for the link to it. */
  earlier: readonly string[]
  outcome: Exclude<Outcome, { kind: 'earlier' }>
  busy: boolean
  onAsk: (question: string) => void
  onAgain: () => void
  onCancel: () => void
}

/**
 * One sheet from the question to its answer. Its words live in one element all the while, so that a screen reader hears
 * "Analyzing", then the sentence, once, and not the table below it.
 */
export function Reply({ question, earlier, outcome, busy, onAsk, onAgain, onCancel }: ReplyProps) {
  const answer = outcome.kind === 'answer' ? outcome.answer : null
  return (
    <div className="reply">
      <article className={`sheet reply-sheet reply-${answer?.status ?? outcome.kind}`}>
        {answer?.status === 'declined' && <RingedQuestion question={question} unknown={answer.unused} />}
        <div className="reply-words" aria-live="polite">
          {outcome.kind === 'waiting' && <Waiting onCancel={onCancel} />}
          {outcome.kind === 'trouble' && (
            <TroubleNote trouble={outcome.trouble} busy={busy} onAgain={onAgain} />
          )}
          {outcome.kind === 'cancelled' && <Cancelled busy={busy} onAgain={onAgain} />}
          {answer && <Sentence answer={answer} />}
        </div>
        {answer && <Rest answer={answer} question={question} earlier={earlier} busy={busy} onAsk={onAsk} />}
      </article>
      {answer !== null && answer.status !== 'declined' && answer.followups.length > 0 && (
        <ul className="followups" aria-label={copy.followups}>
          {answer.followups.map(followup => (
            <li key={followup}>
              <button type="button" aria-disabled={busy} onClick={() => onAsk(followup)}>
                {followup}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface RestProps extends Pick<ReplyProps, 'question' | 'earlier' | 'busy' | 'onAsk'> {
  answer: Answer
}

function Rest({ answer, busy, onAsk, ...link }: RestProps) {
  switch (answer.status) {
    case 'choice':
      return <Choices choices={answer.choices} busy={busy} onAsk={onAsk} />
    case 'declined':
      return <Questions title={copy.works} questions={answer.followups} busy={busy} onAsk={onAsk} />
    case 'answered':
    case 'assumed':
      return <AnswerBody answer={answer} busy={busy} onAsk={onAsk} {...link} />
  }
}
