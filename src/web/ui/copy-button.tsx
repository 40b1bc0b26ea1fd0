import type { RefObject } from 'react'
import { useCopy } from './use-copy.ts'
import './copy-button.css'

interface CopyButtonProps {
  text: string
  /** The element that shows the text. */
  source: RefObject<HTMLElement | null>
  label: string
  /** What exactly is copied, where several buttons read the same. */
  what?: string
}

const done = 'Copied!'
const byHand = 'Selected: press Ctrl+C or ⌘C'

export function CopyButton({ text, source, label, what }: CopyButtonProps) {
  const { state, copy } = useCopy(text, source)
  const said = { idle: '', copied: done, selected: byHand }[state]
  return (
    <button type="button" className="tool copy-button" data-state={state} onClick={copy}>
      <svg
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={state === 'copied' ? 'M2.8 8.6 6.3 12 13.2 4.4' : 'M5.5 5.5h8v8h-8zM10.5 3.2v-.7h-8v8h.7'} />
      </svg>
      {/* Said out loud without the rest of the button. */}
      <output>{said}</output>
      {state === 'idle' && label}
      {what !== undefined && <span className="visually-hidden"> {what}</span>}
    </button>
  )
}
