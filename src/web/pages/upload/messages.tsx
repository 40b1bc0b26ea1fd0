import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Cross } from '#web/ui/field.tsx'
import { changesOf, copy, doneShownForMs, totalOf, type Outcome } from './copy.ts'
import type { Failure } from './use-upload.ts'

interface MessageProps {
  mark: ReactNode
  title: ReactNode
  onDismiss: () => void
  children: ReactNode
}

function Message({ mark, title, onDismiss, children }: MessageProps) {
  return (
    <>
      {mark}
      <h2>{title}</h2>
      <button type="button" className="tool" onClick={onDismiss}>
        {copy.dismiss}
      </button>
      <div className="message-body">{children}</div>
    </>
  )
}

const Tick = () => (
  <svg className="tick" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M4 10.6 8.3 15 16.2 5.4" />
  </svg>
)

interface DoneProps {
  outcome: Outcome
  /** How many rows were not stored. */
  skipped: number
  onDismiss: () => void
  /** Its time is over. */
  onLeave: () => void
}

export function DoneMessage({ outcome, skipped, onDismiss, onLeave }: DoneProps) {
  const hold = useLeaving(onLeave)
  const isChanged = outcome.added + outcome.updated > 0
  const { before, link, after } = copy.done
  return (
    <output className="sheet message" {...hold}>
      <Message
        mark={<Tick />}
        onDismiss={onDismiss}
        title={
          isChanged ? (
            <>
              {before}
              <a className="link" href="/real-estate-demo">
                {link}
              </a>
              {after}
            </>
          ) : (
            changesOf(outcome)
          )
        }
      >
        {isChanged && <p>{changesOf(outcome)}</p>}
        <p className="muted">{totalOf(outcome)}</p>
        {skipped > 0 && (
          <p className="muted">
            {copy.skipped.title(skipped)}:{' '}
            <a className="link" href="#skipped">
              {copy.skipped.see}
            </a>
          </p>
        )}
      </Message>
    </output>
  )
}

/** Takes the message away in its time, but not while somebody points at it or stands in it with the keyboard. */
function useLeaving(leave: () => void) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(leave, doneShownForMs)
    return () => clearTimeout(timer)
  }, [isHeld, leave])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release }
}

interface FailedProps {
  failure: Failure
  onRetry: (rest: NonNullable<Failure['rest']>) => void
  onDismiss: () => void
}

export function FailedMessage({ failure: { title, details, rest }, onRetry, onDismiss }: FailedProps) {
  return (
    <div className="sheet message" role="alert">
      <Message mark={<Cross />} title={title} onDismiss={onDismiss}>
        {details && <p className="muted">{details}</p>}
        {rest && (
          <p>
            <Button small onClick={() => onRetry(rest)}>
              {copy.failed.retry(rest.job)}
            </Button>
          </p>
        )}
      </Message>
    </div>
  )
}
