// The first of rows that are one row anyway.
import type { Noun } from '#contract/model.ts'
import type { Key, Plan } from '#engine/plan.ts'
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { of } from '#engine/parse/assemble/items.ts'

/** "Look up MLS 100245, no, the highest price ever": nothing is the highest of one row. */
export const isOfOneRow = ({ placed, index }: Draft, { where, keys }: Plan): boolean =>
  of(placed, 'rank').length > 0 &&
  where.some(
    one =>
      one.kind === 'is' &&
      (index.attribute(one.attribute).kind === 'identifier' ||
        (one.not !== true &&
          one.values.length === 1 &&
          keys.some(key => tellsApart(index, key, one.attribute)))),
  )

/** Groups by what a filter has settled are one group, and a thing that is called by its name is one thing. */
const tellsApart = (index: Draft['index'], key: Key, attribute: string): boolean =>
  (key.kind === 'attribute' && key.attribute === attribute) ||
  (key.kind === 'thing' &&
    index.attribute(attribute).names === true &&
    index.noun(key.noun).name.includes(attribute) &&
    !isOfPeople(index, index.noun(key.noun), attribute))

/** "Kavya Rossi's longest stay": she has had several of them. */
const isOfPeople = (index: Draft['index'], rows: Noun, attribute: string): boolean =>
  rows.key === undefined &&
  index.model.nouns.some(
    ({ table, key, name }) => table === rows.table && key !== undefined && name.includes(attribute),
  )
