// "The latest check-out on the books": the last day of all, or the last that has come. When it was booked is neither.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'

const comings = /^(check ?ins?|check ?outs?|arrivals?|departures?)( dates?)?$/

export function latestArrival(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const isMeant = of(placed, 'rank').some(({ item: { by }, text, end }) => {
    const isDated =
      by?.kind === 'attribute' && by.attributes.every(id => /^(date|moment)$/.test(index.attribute(id).kind))
    return (
      isDated &&
      /^(latest|most recent|last)$/.test(text) &&
      placed.some(one => one.start === end && comings.test(one.text))
    )
  })
  if (isMeant) throw new Unclear('which of its days is the latest')
  return [...placed]
}
