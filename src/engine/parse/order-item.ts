// What rows or groups are put in order by.
import type { AttributeRef, QuantityRef } from './item.ts'

export interface OrderItem {
  kind: 'order'
  by: AttributeRef | null
  measures: readonly string[]
  /** By a number that is said right here and shown. */
  of?: QuantityRef
  descending: boolean
  quality?: boolean
  /** By the date of what is listed. */
  dated?: true
  /** By what things are called. */
  named?: true
  /** By the scale that the groups stand on: months, decades, numbers of bedrooms. */
  ofKeys?: true
}
