// "Revenue each quarter with growth vs the previous quarter": of rows of time, each is held against the one before it.
import type { Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export function stepBefore(placed: readonly Placed[]): Placed[] {
  const grain = of(placed, 'key').flatMap(({ item }) =>
    item.key.kind === 'grain' ? [item.key.grain] : [],
  )[0]
  const before = of(placed, 'period').find(({ text }) =>
    new RegExp(`^(in |from |to |than )?(the |its )?(previous|prior|preceding) ${grain}$`).test(text),
  )
  const led = placed.find(one => one.end === before?.start)
  if (grain === undefined || before === undefined) return [...placed]
  const changes = of(placed, 'change').length > 0
  if (led?.item.kind !== 'versus' && !changes) return [...placed]
  return placed.flatMap((one): Placed[] => {
    if (one === led && one.item.kind === 'versus') return []
    if (one === before)
      return changes
        ? []
        : [{ ...one, item: { kind: 'change', percent: false, step: grain, direction: null, open: false } }]
    return [one.item.kind === 'change' ? { ...one, item: { ...one.item, step: grain } } : one]
  })
}
