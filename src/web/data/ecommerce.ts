// The ecommerce demo's tables.
import { countRows, readAll, readPage } from './reading.ts'

export const listProducts = (signal?: AbortSignal) => readAll('ecommerce_products', signal)
export const listBuyers = (signal?: AbortSignal) => readAll('ecommerce_buyers', signal)

export const countOrders = (signal?: AbortSignal) => countRows('ecommerce_purchases', signal)
export const pageOrders = (page: number, signal?: AbortSignal) =>
  readPage('ecommerce_purchases', page, signal)

export const countEvents = (signal?: AbortSignal) => countRows('ecommerce_analytics', signal)
export const pageEvents = (page: number, signal?: AbortSignal) =>
  readPage('ecommerce_analytics', page, signal)
