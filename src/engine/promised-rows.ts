// What words promise of rows: one number for each is no number for each of two kinds, and all other groups are none that were named.
import type { Plan } from './plan.ts'
import type { Promised } from './promised.ts'

const isInTime = ({ keys }: Plan): boolean => keys.some(({ kind }) => kind === 'time')
const pinsKey = ({ keys, where }: Plan): boolean =>
  keys.some(
    key =>
      key.kind === 'attribute' &&
      where.some(one => one.kind === 'is' && one.not !== true && one.attribute === key.attribute),
  )

/** What is said of the state holds for each of the counts, or for none of them apart. */
const hasOneRule = ({ columns }: Plan): boolean => {
  const counts = columns.flatMap(one =>
    one.kind === 'quantity' && one.quantity.kind === 'count' ? [one.where] : [],
  )
  const ruled = counts.filter(where =>
    where.some(one => one.kind === 'is' && one.attribute.endsWith('.status')),
  )
  return ruled.length === 0 || ruled.length === counts.length
}

export const promisedRows: readonly Promised[] = [
  {
    what: 'one number for each',
    says: /\b(?:one|a single) (?:number|figure|count|total) (?:for|per|of) each\b/,
    isKept: ({ keys, columns }) => keys.length === 1 && columns.length === 1,
  },
  // "In Electronics, in Books and in each other category": all of them.
  {
    what: 'all of the others',
    says: /\band (?:in |for |of |at |by )?(?:each|every|all|any) (?:the )?other (?:category|categories|brand|brands|city|cities|state|states|area|areas|type|types|status|statuses|source|sources|village|villages|neighbou?rhoods?)\b/,
    isKept: plan => !pinsKey(plan),
  },
  // "Quarter-on-quarter lead volume, both counts": of two times, and not of all there are.
  {
    what: 'both of what',
    says: /, both (?:counts|totals|numbers|figures|amounts|values)\W*$/,
    isKept: plan => !isInTime(plan) || plan.columns.length < 3,
  },
  // "Bought last year but nothing this year? Completed orders only": those of both years.
  {
    what: 'which orders are meant',
    says: /(?:[?.!;(] ?(?:only )?|[,-] ?only |[,-] ?(?=[^,]* only\W*$))(?:completed|confirmed|cancell?ed|refunded|pending|closed)(?: (?:orders|bookings|reservations|stays|sales|purchases|ones))?(?: only)?\W*$/,
    isKept: hasOneRule,
  },
  // "Of all the brands, whose products sell best": one of them, and no list of products.
  {
    what: 'which one of them',
    says: /^(?:of|among|out of|from) (?:all )?(?:of )?(?:the |our )?(?:brands|categories|cities|states|areas|subdivisions|communities),? whose\b/,
    isKept: ({ keys, limit }) => limit === 1 && keys.every(({ kind }) => kind === 'attribute'),
    alone: true,
  },
  // "What stuff have we got, how much is it and how many are on hand": of each of them.
  {
    what: 'what each of them costs',
    says: /\bhow much (?:is|are|does|do) (?:it|they|each|each one|that)(?: cost)?(?: each)?(?:,| and|, and) how many\b/,
    isKept: ({ columns, keys }) => keys.length > 0 && columns.length > 1,
  },
]
