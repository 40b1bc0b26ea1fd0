// "Median ask of actives vs median ask of pendings": what is asked of both sides is said once more for the second.
import type { Placed } from '#engine/parse/item.ts'

export const saidOnce = (placed: readonly Placed[]): Placed[] =>
  placed.filter((one, at) => {
    if (one.item.kind !== 'quantity' || placed[at - 1]?.item.kind !== 'versus') return true
    const said = JSON.stringify(one.item.quantity)
    return !placed
      .slice(0, at - 1)
      .some(({ item }) => item.kind === 'quantity' && !item.weak && JSON.stringify(item.quantity) === said)
  })
