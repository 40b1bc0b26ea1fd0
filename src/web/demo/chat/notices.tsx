import { Button } from '#web/ui/button.tsx'
import { Cross } from '#web/ui/field.tsx'
import type { Trouble } from './conversation.ts'
import { copy, waitNote } from './copy.ts'
import { useSecondsLeft } from './use-seconds-left.ts'
import { WaitingTally } from './waiting-tally.tsx'
import './notices.css'

export function Waiting({ onCancel }: { onCancel: () => void }) {
  return (
    <div className="notice notice-waiting">
      <WaitingTally />
      <p>{copy.waiting}</p>
      <button type="button" className="tool" onClick={onCancel}>
        {copy.cancel} <kbd>Esc</kbd>
      </button>
    </div>
  )
}

interface AgainProps {
  busy: boolean
  onAgain: () => void
}

export function TroubleNote({ trouble, busy, onAgain }: AgainProps & { trouble: Trouble }) {
  const { message, retryAfter } = trouble
  return (
    <div className="notice">
      <Cross />
      <div>
        <p>Error: {message}</p>
        {retryAfter === null ? (
          <p className="notice-more">{copy.kept}</p>
        ) : (
          <WhenToTryAgain seconds={retryAfter} />
        )}
      </div>
      <Button look="secondary" small aria-disabled={busy} onClick={onAgain}>
        {copy.tryAgain}
      </Button>
    </div>
  )
}

/** Counted down for the eyes; a screen reader hears it once. */
function WhenToTryAgain({ seconds }: { seconds: number }) {
  const left = useSecondsLeft(seconds)
  return (
    <>
      <p className="visually-hidden">{waitNote(seconds)}</p>
      <p className="notice-more" aria-hidden="true">
        {waitNote(left)}
      </p>
    </>
  )
}

export function Cancelled({ busy, onAgain }: AgainProps) {
  return (
    <div className="notice">
      <p>{copy.cancelled}</p>
      <Button look="secondary" small aria-disabled={busy} onClick={onAgain}>
        {copy.askAgain}
      </Button>
    </div>
  )
}
