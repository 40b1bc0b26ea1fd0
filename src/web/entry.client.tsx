import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { earlyText } from '#web/document/early-text.ts'

const typeAgain = earlyText()

/** When every effect of the page has run, what was typed before is typed again, and what was tapped is done by enhance/early-tap. */
function Awake() {
  useEffect(() => {
    typeAgain()
    document.dispatchEvent(new Event('awake'))
  }, [])
  return null
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <Awake />
    </StrictMode>,
  )
})
