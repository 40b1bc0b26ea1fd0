import { pencilLine, pencilRing } from '#web/art/pencil.ts'

/** Rings what it stands in, as a red pencil would. The parent must be positioned. One per view. */
export function PencilRing({ seed = 7 }: { seed?: number }) {
  return (
    <svg className="pencil-ring" viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
      <path pathLength="1" d={pencilRing(50, 20, 48, 17, seed)} />
    </svg>
  )
}

/** Strikes out what it stands in. */
export function PencilStrike({ seed = 3 }: { seed?: number }) {
  return (
    <svg className="pencil-strike" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
      <path d={pencilLine([0, 8], [100, 6], seed, 1.2)} />
    </svg>
  )
}
