// What a class of verbs is, and the plain verbs that such classes stand for.
import type { When } from './verb-places.ts'

export type Plain =
  | 'come'
  | 'get'
  | 'have'
  | 'happen'
  | 'spend'
  | 'want'
  | 'cost'
  | 'find'
  | 'rank'
  | 'add'
  | 'make'
  | 'stay'
  | 'cancel'
  | 'receive'
  | 'decline'
  | 'grow'
  | 'total'
  | 'book'
  | 'take'
  | 'check'
  | 'charge'
  | 'develop'
  | 'be'
  | 'sit'
  | 'buy'

export const forms: Readonly<Record<Plain, readonly [base: string, s: string, past: string, ing: string]>> = {
  come: ['come', 'comes', 'came', 'coming'],
  get: ['get', 'gets', 'got', 'getting'],
  have: ['have', 'has', 'had', 'having'],
  happen: ['happen', 'happens', 'happened', 'happening'],
  spend: ['spend', 'spends', 'spent', 'spending'],
  want: ['want', 'wants', 'wanted', 'want'],
  cost: ['cost', 'costs', 'cost', 'costing'],
  find: ['find', 'finds', 'found', 'finding'],
  add: ['add', 'adds', 'added', 'adding'],
  make: ['make', 'makes', 'made', 'making'],
  stay: ['stay', 'stays', 'stayed', 'staying'],
  cancel: ['cancel', 'cancels', 'cancelled', 'cancelled'],
  receive: ['receive', 'receives', 'received', 'receiving'],
  decline: ['decline', 'declines', 'declined', 'declining'],
  grow: ['grow', 'grows', 'grew', 'growing'],
  total: ['total', 'totals', 'total', 'total'],
  book: ['booked', 'booked', 'booked', 'booked'],
  take: ['take', 'takes', 'took', 'taking'],
  check: ['check', 'checks', 'checked', 'checking'],
  charge: ['charge', 'charges', 'charged', 'charging'],
  develop: ['developed', 'developed', 'developed', 'developed'],
  buy: ['buy', 'buys', 'bought', 'buying'],
  sit: ['sit', 'sits', 'sat', 'sitting'],
  be: ['are', 'is', 'are', 'being'],
  rank: ['rank', 'ranks', 'ranked', 'ranking'],
}

export interface VerbClass {
  plain: Plain
  /** What follows the plain verb: "come in". */
  then?: string
  verbs: string
  when?: When
}
