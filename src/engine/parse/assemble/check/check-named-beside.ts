// "Homes and cabins", "closings and pools by area", "bookings in June and July, August revenue": what is named beside another is asked for
// as well, and narrows nothing.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import type { Plan } from '#engine/plan.ts'
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { of } from '#engine/parse/assemble/items.ts'

/** What stands beside the rest and was taken for a part of it, or null. */
export function besideFault({ placed, index }: Draft, plan: Plan): string | null {
  if (includesNothing(index, placed, plan)) return 'what is to be included'
  if (placed.some((one, at) => isKindBeside(index, one, placed[at + 1], placed[at + 2])))
    return 'two kinds of things'
  const lost = lostColumn(index, placed, plan)
  if (lost !== null) return `${lost} beside the rest`
  // Behind the last of a list a comma begins something else.
  return of(placed, 'period').some(
    ({ item, text }) => (item.period.parts ?? []).length > 2 && / and [a-z]+ , [a-z]+$/.test(text),
  )
    ? 'which time is whose'
    : null
}

/** "Guests with bookings and spend", "guests with stays and nights": how many each of them has is a column beside the other. */
function lostColumn(index: ModelIndex, placed: readonly Placed[], { keys, columns }: Plan): string | null {
  const isShown = (id: string) =>
    columns.some(
      one =>
        one.kind === 'quantity' &&
        (one.quantity.kind === 'measure'
          ? index.measure(one.quantity.measure).noun === id
          : one.quantity.noun === id && one.quantity.kind !== 'aggregate'),
    )
  const owner = of(placed, 'noun').find(({ item }) => !item.weak && !item.none)
  const rows = of(placed, 'noun').find(
    ({ item, start, end }) =>
      owner !== undefined &&
      !item.weak &&
      !item.none &&
      item.plural &&
      start > owner.end &&
      start <= owner.end + 2 &&
      placed.some(one => one.afterAnd === true && one.start === end + 1 && isNumber(index, one)),
  )
  const areOwners = keys.some(key => key.kind === 'thing' && owner?.item.nouns.includes(key.noun) === true)
  if (rows === undefined || !areOwners || rows.item.nouns.some(isShown)) return null
  return index.noun(rows.item.nouns[0] ?? '').label[1]
}

const isNumber = (index: ModelIndex, { item }: Placed): boolean =>
  item.kind === 'quantity' ||
  (item.kind === 'noun' && item.plural && !item.weak) ||
  (item.kind === 'attribute' && item.attributes.every(id => index.attribute(id).rollup === 'sum'))

/** "Revenue in Texas, include Denver": nothing leaves Denver out but the state, which would have to give way. */
const includesNothing = (
  index: ModelIndex,
  placed: readonly Placed[],
  { keys, where, limit }: Plan,
): boolean => {
  const ruled = new Set(
    [...index.model.nouns, ...index.model.measures].flatMap(one =>
      (one.where ?? []).map(own => own.attribute),
    ),
  )
  const isGrouped = (id: string) =>
    limit === null && keys.some(key => key.kind === 'attribute' && key.attribute === id)
  const isThere = ({ attribute, value }: { attribute: string; value: string }) =>
    where.some(
      one =>
        (one.kind === 'is' &&
          one.not !== true &&
          one.attribute === attribute &&
          one.values.includes(value)) ||
        (one.kind === 'contains' && one.attribute === attribute),
    )
  return of(placed, 'condition').some(
    ({ item: { condition } }) =>
      condition.kind === 'lift' &&
      (condition.values ?? []).length > 0 &&
      condition.attributes.every(id => !ruled.has(id) && !isGrouped(id)) &&
      condition.values?.some(isThere) !== true,
  )
}

/** "Homes and cabins", "cabins and homes": the plain name and a kind, each in the plural. */
function isKindBeside(
  index: ModelIndex,
  first: Placed,
  second: Placed | undefined,
  next: Placed | undefined,
): boolean {
  if (second === undefined || second.afterAnd !== true || second.start !== first.end + 1) return false
  if (areStates(index, first, second) || areStates(index, second, first)) return false
  const isBefore =
    isThings(first) && isKind(second) && !(next !== undefined && isThings(next) && next.start === second.end)
  return isBefore || (isKind(first) && isThings(second))
}

/** "Refunds and cancellations": two states of the same rows, which are both shown. */
const areStates = (index: ModelIndex, { item }: Placed, { item: other }: Placed): boolean =>
  item.kind === 'noun' &&
  other.kind === 'condition' &&
  other.condition.kind === 'values' &&
  other.condition.options
    .flat()
    .some(({ attribute }) =>
      item.nouns.some(id => (index.noun(id).where ?? []).some(own => own.attribute === attribute)),
    )

const isThings = ({ item }: Placed): boolean =>
  item.kind === 'noun' && item.plural && !item.weak && !item.none && item.verb !== true

const isKind = ({ item, text }: Placed): boolean =>
  item.kind === 'condition' &&
  /^[a-z]+( [a-z]+)?s$/.test(text) &&
  !/^(with|without|in|on|at|for|from|no|has|have) /.test(text) &&
  ((item.condition.kind === 'flag' && item.condition.yes) ||
    (item.condition.kind === 'values' && !item.condition.not && item.condition.options.length === 1))
