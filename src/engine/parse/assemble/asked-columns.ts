// Which attributes a question asks to see of its rows.
import type { Noun } from '#contract/model.ts'
import type { Column } from '#engine/plan.ts'
import type { Draft } from './draft.ts'
import { of } from './items.ts'

export function askedColumns(draft: Draft): string[] {
  const { placed, picker } = draft
  const counts = of(placed, 'quantity').flatMap(({ item }) =>
    item.quantity.kind === 'aggregate' &&
    item.quantity.adds === true &&
    !draft.quantities.some(({ ref }) => ref === item.quantity)
      ? [item.quantity.attributes]
      : [],
  )
  const named = of(placed, 'attribute').map(({ item }) => item.attributes)
  return [...named, ...counts].flatMap(list => picker.attribute(list) ?? [])
}

/** What each thing has, beside what is computed for it. */
export const attributeColumns = (
  { index }: Draft,
  thing: Noun | null,
  wanted: readonly string[],
): Extract<Column, { kind: 'attribute' }>[] =>
  (thing === null ? [] : wanted)
    .filter(id => thing !== null && index.path(thing.table, index.attribute(id).table) !== null)
    .map(attribute => ({ kind: 'attribute', attribute }))

/** "Names and emails of customers who bought books": what they have themselves, beside what they did. */
export const ownColumns = (draft: Draft, thing: Noun): Extract<Column, { kind: 'attribute' }>[] =>
  draft.counting
    ? []
    : attributeColumns(
        draft,
        thing,
        askedColumns(draft).filter(
          id => draft.index.attribute(id).table === thing.table && !thing.name.includes(id),
        ),
      )
