// One thing that words settle among themselves before anything is assembled, and what must have been said for it to apply.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from '#engine/parse/item.ts'

type Kind = Item['kind']
type Settle = (index: ModelIndex, placed: readonly Placed[], today: string) => readonly Placed[]

export interface Step {
  settle: Settle
  /** Where one of these is missing it changes nothing, and is not asked: most questions say little. */
  needs: readonly Kind[]
}

export const step = (settle: Settle, ...needs: readonly Kind[]): Step => ({ settle, needs })

/** The words alone decide, whatever the business is. */
export const wordStep = (
  settle: (placed: readonly Placed[]) => readonly Placed[],
  ...needs: readonly Kind[]
): Step => step((_, placed) => settle(placed), ...needs)
