import { memo } from 'react'
import type { Turn } from './conversation.ts'
import { copy } from './copy.ts'
import { leansOn } from './question-link.ts'
import { Reply } from './reply.tsx'
import { useNewestInView } from './use-newest-in-view.ts'

interface ThreadProps {
  turns: readonly Turn[]
  busy: boolean
  onAsk: (question: string, offered: boolean) => void
  onCancel: () => void
}

/** Typing must not draw a thousand rows anew: it changes only when what was asked and answered does. */
export const Thread = memo(function Thread({ turns, busy, onAsk, onCancel }: ThreadProps) {
  const area = useNewestInView(turns)
  return (
    // A keyboard can only scroll what it can focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="thread" ref={area} tabIndex={0} aria-label={copy.conversation}>
      <h2 className="visually-hidden">{copy.conversation}</h2>
      {turns.map((turn, at) => (
        <div key={turn.id} className="turn">
          <h3 className={turn.outcome.kind === 'earlier' ? 'bubble bubble-earlier' : 'bubble'}>
            {turn.outcome.kind === 'earlier' && <span>{copy.earlier}: </span>}
            {turn.question}
          </h3>
          {turn.outcome.kind !== 'earlier' && (
            <Reply
              question={turn.question}
              earlier={leansOn(turns.slice(0, at), turn.offered)}
              outcome={turn.outcome}
              busy={busy}
              onAsk={question => onAsk(question, true)}
              onAgain={() => onAsk(turn.question, turn.offered)}
              onCancel={onCancel}
            />
          )}
        </div>
      ))}
    </section>
  )
})
