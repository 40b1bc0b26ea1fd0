// A night that two dates enclose: begun by then, and not over.
import type { Condition } from '#contract/terms.ts'

export type During = Extract<Condition, { kind: 'during' }>

/** "Check-in before Nov 16, check-out from Nov 16 on", and the day on which both meet; null where no two conditions do. */
export function underWay(
  where: readonly Condition[],
): { begun: During; ending: During; next: string } | null {
  const dated = where.flatMap(one => (one.kind === 'during' ? [one] : []))
  const begun = dated.find(({ from, to }) => from === undefined && to !== undefined)
  const ending = dated.find(
    ({ attribute, from, to }) => to === undefined && from === begun?.to && attribute !== begun?.attribute,
  )
  return begun?.to === undefined || ending === undefined ? null : { begun, ending, next: begun.to }
}
