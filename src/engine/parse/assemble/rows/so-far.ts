// "Cancelled reservations so far": a state that rows have now was reached by today, whatever day they are for.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'
import { of } from '#engine/parse/assemble/items.ts'

export const endsNow = /\b(so far|to date|until now|up to now)$/

export function soFar(index: ModelIndex, placed: readonly Placed[]): Placed[] {
  const [only, ...others] = of(placed, 'period')
  const isAlone = only !== undefined && others.length === 0 && only.item.dates.length === 0
  if (!isAlone || only.item.period.from !== undefined || !endsNow.test(only.text)) return [...placed]
  return placed.some(({ item }) => isInState(index, item))
    ? placed.filter(({ item }) => item !== only.item)
    : [...placed]
}

const isStatus = (attribute: string) => attribute.endsWith('.status')

function isInState(index: ModelIndex, item: Item): boolean {
  if (item.kind === 'condition')
    return (
      item.condition.kind === 'values' &&
      item.condition.options.flat().every(({ attribute }) => isStatus(attribute))
    )
  const nouns =
    item.kind === 'noun'
      ? item.nouns
      : item.kind === 'quantity' && item.quantity.kind === 'count'
        ? item.quantity.nouns
        : []
  const isSuch = (id: string) =>
    (index.noun(id).where ?? []).some(one => one.kind === 'is' && one.not !== true && isStatus(one.attribute))
  return nouns.length > 0 && nouns.every(isSuch)
}
