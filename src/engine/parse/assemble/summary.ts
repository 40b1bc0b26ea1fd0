// Whether rows are shown, counted or added up.
import type { Keep, Key, Plan, Quantity } from '#engine/plan.ts'
import { adds } from './adds.ts'
import type { Draft } from './draft.ts'
import { of } from './items.ts'
import { isLed } from './scope-of-number.ts'
import { isForEach } from './rank.ts'
import { Unclear } from './unclear.ts'

interface Rows {
  /** Whether a number of things is already a column. */
  counted: boolean
  main: readonly Quantity[]
  keep: readonly Keep[]
  keys: readonly Key[]
  /** The first computed column. */
  column: number
}

export function summaryOf(draft: Draft, { counted, main, keep, keys, column }: Rows): Plan['summary'] {
  if (limitsItsGroups(draft)) return { kind: 'rows' }
  if ((draft.counting && !counted) || countsKept(draft, keep)) return { kind: 'count' }
  if (!addsKept(draft, main, keep, keys)) return { kind: 'rows' }
  // "Average spend of repeat guests": means of each have no sum.
  if (!main.every(one => adds(draft.index, one))) throw new Unclear('a mean over those that are left')
  return { kind: 'aggregate', fn: 'sum', column }
}

/** "Customer count by city, 50+ only": the limit is one on the number that each group shows. */
const limitsItsGroups = ({ placed, subject }: Draft): boolean =>
  of(placed, 'key').some(({ text }) => isForEach(text)) &&
  of(placed, 'having').length > 0 &&
  of(placed, 'having').every(
    ({ item: { quantity } }) =>
      quantity.kind === 'count' && subject !== null && quantity.nouns.includes(subject.id),
  )

/** "Repeat guest count": the things that a limit leaves are counted. */
const countsKept = ({ placed, quantities, asks }: Draft, keep: readonly Keep[]) =>
  keep.length > 0 &&
  !asks.has('each') &&
  quantities.length === 0 &&
  // "Name and how many" wants a column beside the rows.
  of(placed, 'ask').some(
    ({ item, afterAnd }) =>
      item.how === 'count' && (item.bare === true || (afterAnd !== true && !asks.has('which'))),
  )

/** "How much did we make from repeat guests": one sum over those that a limit leaves. */
const addsKept = (draft: Draft, main: readonly Quantity[], keep: readonly Keep[], keys: readonly Key[]) =>
  keep.length > 0 &&
  // "By product, highest first": rows are asked for, and their rates have no sum.
  of(draft.placed, 'key').length + of(draft.placed, 'order').length === 0 &&
  (draft.asks.has('how much') || draft.asks.has('money') || isLed(draft)) &&
  !draft.asks.has('which') &&
  !draft.asks.has('each') &&
  !isColumnOfThem(draft) &&
  main.length === 1 &&
  keys.length === 1 &&
  keys[0]?.kind === 'thing' &&
  keys[0].noun === draft.subject?.id

/** "Customers with 5 or more orders, name and how much they spent": of each of them. */
const isColumnOfThem = ({ placed }: Draft): boolean =>
  of(placed, 'names').length > 0 ||
  of(placed, 'ask').some(
    ({ item, start, afterAnd }) =>
      item.how === 'how much' && afterAnd === true && of(placed, 'having').some(({ end }) => end <= start),
  )
