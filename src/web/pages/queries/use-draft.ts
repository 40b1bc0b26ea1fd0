// What is being typed, until the typing pauses: not every digit of 1000 is a filter of its own.
import { useEffect, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react'

const pauseMs = 350

export function useDraft(value: string, onChange: (value: string) => void) {
  const [draft, setDraft] = useState(value)
  const [known, setKnown] = useState(value)
  const [sent, setSent] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  // The address has changed. If that was our own doing, more may have been typed since, and it stays.
  if (value !== known) {
    setKnown(value)
    setSent(null)
    if (value !== sent) setDraft(value)
  }

  function send(next: string) {
    clearTimeout(timer.current)
    if (next === value) return
    setSent(next)
    onChange(next)
  }

  return {
    value: draft,
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const next = event.target.value
      setDraft(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => send(next), pauseMs)
    },
    onBlur: () => send(draft),
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Enter') send(draft)
    },
  }
}
