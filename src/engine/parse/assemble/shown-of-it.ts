// A state that somebody asks about is named and not required: "what is the total on ORD-104512 and was it refunded".
import type { Line } from '#engine/parse/piece.ts'
import { isOfIt } from '#engine/parse/recognize/whether.ts'
import type { Plan } from '#engine/plan.ts'

export function isShownOfIt(line: Line, at: number, { columns }: Plan): boolean {
  const shown = new Set(columns.flatMap(one => (one.kind === 'attribute' ? [one.attribute] : [])))
  return (
    line.all(at, 'value').some(({ attribute }) => shown.has(attribute)) &&
    line.pieces.some((_, before) => before < at && isOfIt(line, before))
  )
}
