// Ranges as they hold for the number that they are of.
import type { Attribute } from '#contract/model.ts'
import type { Format } from '#contract/terms.ts'
import type { SaidBand } from '#engine/parse/key-ref.ts'
import type { AmountUnit } from '#engine/parse/piece.ts'
import { inThousands } from '#engine/parse/recognize/limits/band.ts'
import type { Band } from '#engine/plan.ts'
import { Unclear } from './unclear.ts'

const parts: ReadonlySet<Format> = new Set(['money', 'price_per_sf', 'percent', 'ratio'])

/** "$20 to $49, $50 to $99": of numbers that are not whole, what lies between two ranges is among the first. */
export function withoutGaps(said: readonly SaidBand[], format: Format): Band[] {
  const hasParts = parts.has(format)
  return said.map(({ endsBefore, ...band }, at) => {
    const { endsBefore: start } = said[at - 1] ?? {}
    const { above: _, ...open } = band
    const whole = hasParts && start !== undefined ? { ...open, from: start } : band
    return hasParts && endsBefore !== undefined ? { ...whole, to: endsBefore, upTo: false } : whole
  })
}

/** "Actives under 400, 400 to 800, over 800": nobody sells a home for that many dollars. */
export function bandsOf(
  said: readonly SaidBand[],
  unit: AmountUnit,
  { format, inThousands: isDear }: Pick<Attribute, 'format' | 'inThousands'>,
): Band[] {
  const bands = withoutGaps(said, format)
  const borders = bands.flatMap(({ from = 0, to = 0 }) => [from, to]).filter(one => one > 0)
  if (isDear !== true || borders.some(one => one >= 10_000)) return bands
  if (unit !== 'plain' || borders.some(one => one < 100)) throw new Unclear('what to group by')
  return inThousands(bands)
}
