// Copying, and what to say about it: done for two seconds, or how to do it by hand where the browser refuses.
import { useEffect, useRef, useState, type RefObject } from 'react'

const shownForMs = 2000

export type CopyState = 'idle' | 'copied' | 'selected'

/** @param source the element that shows the text; it is selected where the clipboard is refused */
export function useCopy(text: string, source: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<CopyState>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function copy() {
    clearTimeout(timer.current)
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
      timer.current = setTimeout(() => setState('idle'), shownForMs)
    } catch {
      if (source.current !== null) getSelection()?.selectAllChildren(source.current)
      setState('selected')
    }
  }
  return { state, copy }
}
