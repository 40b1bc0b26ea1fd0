// What is named and yet not meant to narrow the rows.
import type { Line } from '#engine/parse/piece.ts'
import { isNotOnly } from '#engine/parse/recognize/conditions/not-only.ts'
import { isOfIt } from '#engine/parse/recognize/conditions/whether.ts'
import type { Plan } from '#engine/plan.ts'

/** "What is the total on ORD-104512 and was it refunded": the state is shown, and not required. */
export function isShownOfIt(line: Line, at: number, { columns }: Plan): boolean {
  const shown = new Set(columns.flatMap(one => (one.kind === 'attribute' ? [one.attribute] : [])))
  return (
    line.all(at, 'value').some(({ attribute }) => shown.has(attribute)) &&
    line.pieces.some((_, before) => before < at && isOfIt(line, before))
  )
}

/** "Including cancelled", "instead of weekly ones": named to say that it is not meant, or that nothing is left out. */
export function isTakenBack(line: Line, at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - 4); before--) {
    if (/^(instead of|instead|rather|rather than)$/.test(line.pieces[before]?.text ?? '')) return true
    if (line.is(before, 'including') || isNotOnly(line, before)) return true
  }
  return line.is(at + 1, 'including') || line.is(line.past(at + 1), 'including')
}
