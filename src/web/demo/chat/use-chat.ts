// The chat's dealings with the outside: asking, giving up, and the address of the page.
import { useEffect, useReducer, useRef } from 'react'
import { ask, AskProblem } from '#web/data/ask.ts'
import type { ChatDefinition } from '#web/demo/definition.ts'
import { after, canAsk, emptyConversation, historyOf, isWaiting, type Trouble } from './conversation.ts'
import { copy } from './copy.ts'
import { linkedQuestion, type LinkedQuestion } from './question-link.ts'
import { showInAddress } from './show-in-address.ts'

export function useChat({ demoType, table }: ChatDefinition) {
  const [conversation, happened] = useReducer(after, emptyConversation)
  const running = useRef<{ id: number; stop: AbortController } | null>(null)
  const lastId = useRef(0)

  async function send(question: string, history: readonly string[], offered: boolean) {
    const id = ++lastId.current
    const stop = new AbortController()
    running.current = { id, stop }
    happened({ kind: 'asked', id, question, offered })
    try {
      const answer = await ask({ query: question, table, demoType, history }, stop.signal)
      happened({ kind: 'answered', id, answer })
    } catch (error) {
      if (!stop.signal.aborted) happened({ kind: 'failed', id, trouble: troubleOf(error) })
    }
  }

  /** Offered questions were made by us and stand alone; typed ones may lean on what was asked before. */
  function askNow(text: string, offered: boolean) {
    const question = text.trim()
    if (!canAsk(conversation, question)) return
    const history = historyOf(conversation.turns)
    showInAddress({ question, earlier: offered ? [] : history })
    void send(question, history, offered)
  }

  function cancel() {
    if (running.current === null) return
    const { id, stop } = running.current
    stop.abort()
    happened({ kind: 'cancelled', id })
  }

  function reopen({ question, earlier }: LinkedQuestion) {
    happened({ kind: 'reopened', earlier })
    void send(question, earlier, earlier.length === 0)
  }

  // The finished page is the same for everyone; only the browser knows what the address asks.
  useEffect(() => {
    const linked = linkedQuestion(location.search)
    const timer = linked === null ? null : setTimeout(() => reopen(linked))
    return () => {
      if (timer !== null) clearTimeout(timer)
      running.current?.stop.abort()
    }
    // The address asks once, when the page opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  return { conversation, happened, waiting: isWaiting(conversation), askNow, cancel }
}

const troubleOf = (error: unknown): Trouble => ({
  message: error instanceof Error ? error.message : copy.unknownFailure,
  retryAfter: error instanceof AskProblem ? error.retryAfter : null,
})
