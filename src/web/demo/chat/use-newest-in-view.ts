import { useEffect, useRef } from 'react'
import type { Turn } from './conversation.ts'

const breathing = 12

/** Keeps the newest question and its answer in view: both where they fit, otherwise the answer from its top. */
export function useNewestInView(turns: readonly Turn[]) {
  const area = useRef<HTMLElement>(null)
  const newest = turns.at(-1)
  useEffect(() => {
    const turn = area.current?.lastElementChild
    const reply = turn?.lastElementChild
    if (!newest || !area.current || !turn || !reply) return
    const fits = turn.getBoundingClientRect().height + 2 * breathing <= area.current.clientHeight
    const target = fits ? turn : reply
    const below = target.getBoundingClientRect().top - area.current.getBoundingClientRect().top
    area.current.scrollTop += below - breathing
  }, [newest])
  return area
}
