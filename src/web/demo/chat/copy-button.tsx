import { useEffect, useState } from 'react'
import { copy } from './copy.ts'
import { Sign } from './sign.tsx'

const saidForMs = 2000

interface CopyButtonProps {
  label: string
  /** Asked for when it is copied: the address of the page is known only then. */
  text: () => string
  sign?: 'copy' | 'link'
}

/** Copies, and says so for two seconds. Where the browser does not let it, it says that instead. */
export function CopyButton({ label, text, sign = 'copy' }: CopyButtonProps) {
  const [said, say] = useState<string | null>(null)
  useEffect(() => {
    if (said === null) return
    const timer = setTimeout(() => say(null), saidForMs)
    return () => clearTimeout(timer)
  }, [said])

  async function copyNow() {
    try {
      await navigator.clipboard.writeText(text())
      say(copy.copied)
    } catch {
      say(copy.notCopied)
    }
  }

  return (
    <button type="button" className="tool" onClick={() => void copyNow()}>
      <Sign name={sign} />
      <span aria-live="polite">{said ?? label}</span>
    </button>
  )
}
