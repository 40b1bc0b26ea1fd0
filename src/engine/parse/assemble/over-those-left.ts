// "The average price of products that never sold": one number over the things that a limit on other rows leaves.
import type { Noun } from '#contract/model.ts'
import type { Plan } from '#engine/plan.ts'
import type { Fn } from '#engine/parse/item.ts'
import type { Draft } from './draft.ts'
import { of, type PlacedOf } from './items.ts'
import { quantity } from './quantity.ts'

interface ThoseLeft {
  /** The same things, listed. */
  listed: Draft
  fn: Fn
  attribute: string
}

/** Whatever asks for more than one number leaves open whose it would be. */
const others = [
  'key',
  'rank',
  'order',
  'ratio',
  'versus',
  'change',
  'of those',
  'attribute',
  'names',
  'between',
  'period against period',
  'averaged',
  'its date',
  'newcomers',
] as const

export function thoseLeft(draft: Draft): ThoseLeft | null {
  const { index, placed, asks } = draft
  const [wish, ...more] = draft.quantities
  if (wish === undefined || more.length > 0 || wish.ref.kind !== 'aggregate') return null
  if (others.some(kind => of(placed, kind).length > 0)) return null
  if ((['count', 'share', 'trend', 'compare', 'each', 'distinct'] as const).some(how => asks.has(how)))
    return null
  const asked = quantity(draft, wish.ref)
  if (asked.kind !== 'aggregate') return null
  const { table } = index.attribute(asked.attribute)
  // "More than 3 refunded orders": what is limited is called twice.
  const limited = new Set(of(placed, 'having').map(({ end }) => end))
  const [named, ...besides] = of(placed, 'noun').filter(
    ({ item, start }) => !item.weak && !item.none && !limited.has(start),
  )
  const thing = named === undefined ? null : thingOf(draft, named, table)
  if (named === undefined || thing === null || besides.length > 0 || named.start < wish.start) return null
  const plain = placed.filter(
    ({ item, start }) => !(item.kind === 'ask') && !(item.kind === 'quantity' && start === wish.start),
  )
  const listed: Draft = {
    ...draft,
    placed: plain,
    asks: new Set(),
    subject: thing,
    subjectAt: named.start,
    plural: true,
    counting: false,
    quantities: [],
  }
  return { listed, fn: asked.fn, attribute: asked.attribute }
}

const thingOf = ({ index }: Draft, { item }: PlacedOf<'noun'>, table: string): Noun | null => {
  if (!item.plural) return null
  const found = item.nouns.map(id => index.noun(id)).find(one => one.table === table)
  return found === undefined || found.key !== undefined ? null : found
}

export function overThoseLeft(list: Plan, { fn, attribute }: ThoseLeft): Plan {
  const known = list.columns.findIndex(one => one.kind === 'attribute' && one.attribute === attribute)
  const columns = known < 0 ? [...list.columns, { kind: 'attribute' as const, attribute }] : list.columns
  return {
    ...list,
    columns,
    order: [],
    limit: null,
    summary: { kind: 'aggregate', fn, column: known < 0 ? columns.length - 1 : known },
  }
}
