import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/** When a link of the page before led here, the heading takes the focus, as a new document would. */
export function useFocusOnArrival() {
  const heading = useRef<HTMLHeadingElement>(null)
  const byLink = useNavigationType() !== 'POP'
  const arrived = useRef(false)
  useEffect(() => {
    if (byLink && !arrived.current) heading.current?.focus({ preventScroll: true })
    arrived.current = true
  }, [byLink])
  return heading
}
