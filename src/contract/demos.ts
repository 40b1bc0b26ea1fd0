// Which tables a demo may be asked about; the question function and the reader both stop at this list.
import type { TableName } from './tables.ts'

export const demoTables = {
  vacation_rental: ['property_listings', 'reservations', 'visitors', 'visitor_interactions'],
  real_estate: ['real_estate_listings'],
  ecommerce: ['ecommerce_products', 'ecommerce_buyers', 'ecommerce_purchases', 'ecommerce_analytics'],
} as const satisfies Record<string, readonly TableName[]>

export type DemoType = keyof typeof demoTables
export const demoTypes = [
  'vacation_rental',
  'real_estate',
  'ecommerce',
] as const satisfies readonly DemoType[]

/** The `table` field that the specification gives each demo's question. */
export const mainTable = {
  vacation_rental: 'property_listings',
  real_estate: 'real_estate_listings',
  ecommerce: 'ecommerce_products',
} as const satisfies Record<DemoType, TableName>
