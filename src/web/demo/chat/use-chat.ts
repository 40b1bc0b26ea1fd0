// The chat's dealings with the outside: asking, giving up, and the address of the page.
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { ask } from '#web/data/ask.ts'
import type { ChatDefinition } from '#web/demo/definition.ts'
import { after, canAsk, emptyConversation, historyOf, isWaiting } from './conversation.ts'
import { leansOn, linkedQuestion } from './question-link.ts'
import { showInAddress } from './show-in-address.ts'
import { troubleOf } from './trouble.ts'

export function useChat({ demoType, table }: ChatDefinition) {
  const [conversation, happened] = useReducer(after, emptyConversation)
  // Read by what is asked later; as a dependency it would make every sheet anew with every letter typed.
  const current = useRef(conversation)
  useEffect(() => {
    current.current = conversation
  }, [conversation])
  const running = useRef<{ id: number; stop: AbortController } | null>(null)

  const send = useCallback(
    async (question: string, history: readonly string[], offered: boolean) => {
      const id = (running.current?.id ?? 0) + 1
      const stop = new AbortController()
      running.current = { id, stop }
      happened({ kind: 'asked', id, question, offered })
      try {
        const answer = await ask({ query: question, table, demoType, history }, stop.signal)
        happened({ kind: 'answered', id, answer })
      } catch (error) {
        if (!stop.signal.aborted) happened({ kind: 'failed', id, trouble: troubleOf(error) })
      }
    },
    [demoType, table],
  )

  /** Offered questions were made by us and stand alone; typed ones may lean on what was asked before. */
  const askNow = useCallback(
    (text: string, offered: boolean) => {
      const question = text.trim()
      if (!canAsk(current.current, question)) return
      const { turns } = current.current
      showInAddress({ question, earlier: leansOn(turns, offered) })
      void send(question, historyOf(turns), offered)
    },
    [send],
  )

  const cancel = useCallback(() => {
    if (running.current === null) return
    const { id, stop } = running.current
    stop.abort()
    happened({ kind: 'cancelled', id })
  }, [])

  // The finished page is the same for everyone; only the browser knows what the address asks. It asks once.
  useEffect(() => {
    const linked = linkedQuestion(location.search)
    const timer = setTimeout(() => {
      if (linked === null) return
      happened({ kind: 'reopened', earlier: linked.earlier })
      void send(linked.question, linked.earlier, linked.earlier.length === 0)
    })
    return () => {
      clearTimeout(timer)
      running.current?.stop.abort()
    }
  }, [send])

  return { conversation, happened, waiting: isWaiting(conversation), askNow, cancel }
}
