// "Guests with cancelled bookings but no completed stays": those bookings are there, and no others need be. As a name of its own, "bookings"
// asked for some that are not cancelled as well.
import type { Default, Noun } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Placed } from '#engine/parse/item.ts'
import type { Period } from '#engine/parse/piece.ts'
import type { Draft } from './draft.ts'
import { of, type PlacedOf } from './items.ts'

/** Kinds of rows of a table that are named, and that no state right before the name makes others of. */
export const namedRows = ({ mentioned, placed, index }: Draft, table: string): Noun[] =>
  mentioned.filter(
    noun =>
      noun.table === table &&
      (noun.where ?? []).length > 0 &&
      !of(placed, 'noun').some(
        one => !one.item.none && one.item.nouns.includes(noun.id) && isOfState(index, placed, one),
      ),
  )

/** "Cancelled bookings": the state right before them is one that they are without otherwise. */
export const isOfState = (
  index: ModelIndex,
  placed: readonly Placed[],
  { item, start }: PlacedOf<'noun'>,
): boolean => {
  const ruled = new Set(
    item.nouns.flatMap(id => (index.noun(id).where ?? []).map(({ attribute }) => attribute)),
  )
  return of(placed, 'condition').some(
    ({ item: { condition }, end }) =>
      end === start &&
      condition.kind === 'values' &&
      !condition.not &&
      condition.options.flat().some(({ attribute }) => ruled.has(attribute)),
  )
}

/** "Homes with confirmed bookings but no inquiries": what is missing are rows of another table, of which they have none. */
export const isOfOtherRows = ({ missing }: Draft, table: string): boolean =>
  missing.some(({ noun }) => noun.table !== table)

/** "Completed stays but no reservations this year": within one time nobody has the ones without the others. */
export const neverHad = (
  { missing, placed }: Draft,
  table: string,
  groups: readonly (readonly Condition[])[],
): boolean =>
  of(placed, 'period').length > 0 &&
  missing.some(({ noun, start }) =>
    groups.some(
      group =>
        noun.table === table &&
        of(placed, 'period').every(one => one.start > start) &&
        (noun.where ?? []).every(own => group.every(one => !isOutside(one, own))),
    ),
  )

/** A state that such rows are never in. */
const isOutside = (one: Condition, own: Default): boolean =>
  one.kind === 'is' &&
  own.kind === 'is' &&
  one.attribute === own.attribute &&
  one.values.some(value => own.values.includes(value) === (own.not === true))

export const isWithin = (inner: Period, outer: Period): boolean =>
  (outer.from ?? '') <= (inner.from ?? '') && (inner.to ?? '9') <= (outer.to ?? '9')

/** "Homes with cancelled reservations": those of every kind, where the rows are mostly called by the name of some. */
export function rowsCalled({ placed, index, picker }: Draft, table: string): Noun | null {
  const usual = picker.nounOfTable(table)
  const wider = of(placed, 'noun')
    .flatMap(({ item }) => (item.weak || item.none || item.verb === true ? [] : item.nouns.slice(0, 1)))
    .map(id => index.noun(id))
    .find(
      noun =>
        noun.table === table &&
        noun.key === undefined &&
        (noun.where?.length ?? 0) < (usual?.where?.length ?? 0) &&
        (noun.where ?? []).every(one => one.kind === 'is' && one.not === true),
    )
  return wider ?? usual
}
