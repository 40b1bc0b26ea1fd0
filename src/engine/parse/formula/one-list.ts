// "Revenue for lofts and cabins in Q3", "cancellations in Aspen and Breckenridge": what stands behind "and" goes on naming what the number
// before it is of, and is no number of its own.
import type { Placed } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { scan } from '#engine/parse/scan.ts'

export const goesOnNaming = (cells: readonly Line[]): boolean =>
  cells.some((cell, at) => {
    const before = cells[at - 1]
    const kinds = new Set(namedAlone(cell).flatMap(attributesOf))
    if (before === undefined || kinds.size === 0) return false
    const last = scan(before).placed.findLast(one => attributesOf(one).length > 0)
    return (
      last !== undefined &&
      attributesOf(last).some(id => kinds.has(id) && !id.endsWith('.status')) &&
      /^(in|for|from|of|at)$/.test(before.pieces[last.start - 1]?.text ?? '')
    )
  })

/** What a cell names, where it holds nothing else: "cabins in Q3", "weekly stays". */
function namedAlone(cell: Line): Placed[] {
  const named = scan(cell).placed.filter(({ item }) => item.kind !== 'period')
  return named.every(({ item }) => item.kind === 'condition' || item.kind === 'noun') ? named : []
}

const attributesOf = ({ item }: Placed): string[] =>
  item.kind === 'condition' && item.condition.kind === 'values'
    ? item.condition.options.flatMap(option => option.map(({ attribute }) => attribute))
    : []
