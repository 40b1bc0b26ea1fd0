import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/** Told when every effect of the page has run: what was tapped and typed before is done now, by enhance/early-hand. */
function Awake() {
  useEffect(() => {
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
