// One period against another: which way, how far, and from what step to the next.
import type { Grain } from '#engine/plan.ts'

export interface ChangeItem {
  kind: 'change'
  percent: boolean
  step: Grain | null
  direction: 'up' | 'down' | null
  open: boolean
  /** "Grew by more than 20%", in percent. */
  limit?: { op: '>' | '>='; value: number }
}
