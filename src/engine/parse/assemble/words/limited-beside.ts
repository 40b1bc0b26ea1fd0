// "Average price per area and homes under 500k": the limit is said of the homes alone, and no group has it.
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

export function limitedBeside(placed: readonly Placed[]): readonly Placed[] {
  const isLimited = of(placed, 'key').some(
    ({ item, text, end }) =>
      item.key.kind === 'noun' &&
      / and [a-z]+s$/.test(text) &&
      of(placed, 'condition').some(
        one =>
          one.start === end &&
          one.item.condition.kind === 'amount' &&
          one.item.condition.attributes.length === 0,
      ),
  )
  if (isLimited) throw new Unclear('whose limit this is')
  return placed
}
