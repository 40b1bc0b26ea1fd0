import { useCallback, useEffect, useImperativeHandle, useRef } from 'react'
import type { ChatProps } from '#web/demo/definition.ts'
import { Composer } from './composer.tsx'
import { EmptyChat } from './empty-chat.tsx'
import { Thread } from './thread.tsx'
import { useChat } from './use-chat.ts'
import './chat.css'

/** Ask, wait, read. The same in every demo; the definition says what differs. */
export function Chat({ definition, hidden, ref }: ChatProps) {
  const { conversation, happened, waiting, askNow, cancel } = useChat(definition)
  const input = useRef<HTMLInputElement>(null)

  const fill = useCallback(
    (question: string) => {
      happened({ kind: 'typed', text: question })
      input.current?.focus()
    },
    [happened],
  )
  useImperativeHandle(ref, () => ({ fill }), [fill])

  const askFromThread = useCallback(
    (question: string, offered: boolean) => {
      askNow(question, offered)
      // On a phone the focus would bring the keyboard up over the answer.
      if (matchMedia('(pointer: fine)').matches) input.current?.focus({ preventScroll: true })
    },
    [askNow],
  )

  useEffect(() => {
    if (!waiting || hidden) return
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') cancel()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [waiting, hidden, cancel])

  return (
    <div className="chat" hidden={hidden}>
      {conversation.turns.length === 0 ? (
        <EmptyChat heading={definition.heading} suggestions={definition.suggestions} onChoose={fill} />
      ) : (
        <Thread turns={conversation.turns} busy={waiting} onAsk={askFromThread} onCancel={cancel} />
      )}
      <Composer
        ref={input}
        definition={definition}
        conversation={conversation}
        waiting={waiting}
        happened={happened}
        onSend={() => askNow(conversation.input, false)}
      />
    </div>
  )
}
