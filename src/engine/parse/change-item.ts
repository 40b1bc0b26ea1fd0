// One period against another: which way, how far, and from what step to the next.
import type { Grain } from '#engine/plan.ts'

export interface ChangeItem {
  kind: 'change'
  percent: boolean
  step: Grain | null
  direction: 'up' | 'down' | null
  /** Whether it went up or down is itself the question. */
  open: boolean
  /** "Grew by more than 20%", in percent. */
  limit?: { op: '>' | '>='; value: number }
}
