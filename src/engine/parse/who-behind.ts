// "Pending orders over $500" and then "who placed them", "who are they from": the people of those rows. Where nobody is known, none are told.
import type { ModelIndex } from '#engine/model-index.ts'
import { of } from './assemble/items.ts'
import type { Placed } from './item.ts'
import { peopleOf } from './who-did.ts'

const asked =
  /^(?:(?:and|so|ok|okay|but)[ ,]+)*who (?:(?:are|were|is|was) (?:they|those|these|it|that)(?: all)?(?: from| by)?|(?:placed|made|bought|ordered|booked|sold|reserved|wrote|sent|has|have|rented|returned|cancelled|did) (?:they|them|those|these|it|that)(?: all)?)[?.! ]*$/i

export const asksWhoBehind = (question: string): boolean => asked.test(question)

export function withWhoBehind(
  earlier: readonly Placed[],
  given: readonly Placed[],
  question: string,
  index: ModelIndex,
): readonly Placed[] {
  if (!asksWhoBehind(question)) return given
  const nouns = [
    ...of(earlier, 'noun').flatMap(({ item }) => (item.weak || item.none ? [] : item.nouns)),
    ...of(earlier, 'quantity').flatMap(({ item }) =>
      item.quantity.kind === 'count' ? item.quantity.nouns : [],
    ),
  ]
  const [who] = of(given, 'ask')
  const tables = new Set(nouns.map(id => index.noun(id).table))
  const people = tables.size === 0 ? undefined : peopleOf(index, tables)
  if (who === undefined) return given
  if (people === undefined) return [{ ...who, item: { kind: 'those before' } }]
  const item = { kind: 'noun', nouns: [people.id], plural: true, none: false, weak: false } as const
  return tables.has(people.table) ? [who] : [who, { ...who, start: who.end, end: who.end + 1, item }]
}
