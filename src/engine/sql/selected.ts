// The first of other things are selected before the rows that they narrow: a condition is written with them in it.
import type { Condition } from '#contract/terms.ts'
import { Unreachable } from './scope.ts'
import type { Sql } from './text.ts'

type First = Extract<Condition, { kind: 'first' }>

const statements = new WeakMap<First, readonly Sql[]>()

export const select = (first: First, found: readonly Sql[]): void => void statements.set(first, found)

export function selected(first: First): readonly Sql[] {
  const statement = statements.get(first)
  if (statement === undefined)
    throw new Unreachable('the first of other things are selected before they are spoken of')
  return statement
}
