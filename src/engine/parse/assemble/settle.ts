// Words that act on others wherever they stand, settled before anything is assembled: a period by its neighbor, what is averaged.
// Each step sees what the ones before it made of the question; their order is the order of the lists.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import { stepsOfNumbers } from './steps-of-numbers.ts'
import { stepsOfOrder } from './steps-of-order.ts'
import { stepsOfRows } from './steps-of-rows.ts'
import { stepsOfTime } from './steps-of-time.ts'
import { stepsOfWords } from './steps-of-words.ts'

export const steps = [...stepsOfWords, ...stepsOfRows, ...stepsOfOrder, ...stepsOfTime, ...stepsOfNumbers]

export function settled(index: ModelIndex, today: string, given: readonly Placed[]): Placed[] {
  let placed = given
  let kinds = kindsOf(placed)
  for (const { settle, needs } of steps) {
    if (!needs.every(kind => kinds.has(kind))) continue
    const next = settle(index, placed, today)
    if (isSame(next, placed)) continue
    placed = next
    kinds = kindsOf(next)
  }
  return [...placed]
}

/** Most steps that are asked find nothing to do. */
const isSame = (one: readonly Placed[], other: readonly Placed[]): boolean =>
  one.length === other.length && one.every((placed, at) => placed === other[at])

const kindsOf = (placed: readonly Placed[]): ReadonlySet<string> =>
  new Set(placed.map(({ item }) => item.kind))
