import { useEffect, useRef, type RefObject } from 'react'
import type { UploadState } from './use-upload.ts'

/**
 * Wraps what takes the focused button or field away, and gives the focus to the file input afterwards: a keyboard would
 * otherwise start again at the top of the page.
 */
export function useKeptFocus(input: RefObject<HTMLInputElement | null>, state: UploadState['kind']) {
  const isOwed = useRef(false)
  useEffect(() => {
    if (state === 'working' || !isOwed.current) return
    isOwed.current = false
    if (document.activeElement === document.body) input.current?.focus({ preventScroll: true })
  }, [state, input])
  return <Given extends unknown[]>(act: (...given: Given) => unknown) =>
    (...given: Given) => {
      isOwed.current = document.activeElement !== document.body
      void act(...given)
    }
}
