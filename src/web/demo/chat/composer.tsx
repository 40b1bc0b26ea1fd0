import { useEffect, useId, type FormEvent, type KeyboardEvent, type RefObject } from 'react'
import { questionLimits } from '#contract/answer.ts'
import type { ChatDefinition } from '#web/demo/definition.ts'
import { Button } from '#web/ui/button.tsx'
import { canAsk, type Conversation, type Happening } from './conversation.ts'
import { copy } from './copy.ts'

interface ComposerProps {
  definition: ChatDefinition
  conversation: Conversation
  waiting: boolean
  happened: (happening: Happening) => void
  onSend: () => void
  ref: RefObject<HTMLInputElement | null>
}

/** Arrow up and down bring earlier questions back, as in a terminal. */
export function Composer({ definition, conversation, waiting, happened, onSend, ref }: ComposerProps) {
  const id = useId()
  const { input } = conversation

  // What was typed before the page woke up is in the field, and nowhere else.
  useEffect(() => {
    const typed = ref.current?.value ?? ''
    if (typed !== '') happened({ kind: 'typed', text: typed })
  }, [ref, happened])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!canAsk(conversation, input)) return
    onSend()
    // The button that was pressed is blocked now, and a blocked button loses the focus.
    ref.current?.focus()
  }

  function recall(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    happened({ kind: event.key === 'ArrowUp' ? 'older' : 'newer' })
  }

  return (
    <div className="composer">
      <noscript>
        <p className="sheet composer-note">{copy.needsScripts}</p>
      </noscript>
      {/* Sent before the page woke up, the question is in the address, and is asked from there. */}
      <form className="sheet needs-script" method="get" onSubmit={submit}>
        <label className="visually-hidden" htmlFor={id}>
          {copy.ask}
        </label>
        <input
          id={id}
          ref={ref}
          name="q"
          value={input}
          placeholder={definition.placeholder}
          maxLength={questionLimits.characters}
          autoComplete="off"
          enterKeyHint="send"
          onChange={event => happened({ kind: 'typed', text: event.target.value })}
          onKeyDown={recall}
        />
        <Button type="submit" disabled={!canAsk(conversation, input)}>
          {waiting ? (definition.sendingLabel ?? definition.sendLabel) : definition.sendLabel}
        </Button>
      </form>
    </div>
  )
}
