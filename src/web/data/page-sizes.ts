// Rows on one page of each list that is read page by page.
import type { TableName } from '#contract/tables.ts'

export const pageSizes = {
  reservations: 50,
  visitors: 50,
  visitor_interactions: 20,
  ecommerce_purchases: 50,
  ecommerce_analytics: 50,
  query_logs: 20,
} as const satisfies Partial<Record<TableName, number>>
export type PagedTable = keyof typeof pageSizes
