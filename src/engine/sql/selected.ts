// What other rows tell of things is selected before the rows that it narrows: a condition is written with the SELECT in it.
import type { Condition } from '#contract/terms.ts'
import { Unreachable } from './scope.ts'
import type { Sql } from './text.ts'

export type Selecting = Extract<Condition, { kind: 'first' | 'number' }>

const statements = new WeakMap<Selecting, readonly Sql[]>()

export const select = (one: Selecting, found: readonly Sql[]): void => void statements.set(one, found)

export function selected(one: Selecting): readonly Sql[] {
  const statement = statements.get(one)
  if (statement === undefined)
    throw new Unreachable('what other rows tell of things is selected before it is spoken of')
  return statement
}

/** "Fewer than 10 units": things without any rows are among them, so that the others are selected and left out. */
export const passesWithNone = ({ op, value }: Extract<Condition, { kind: 'number' }>): boolean =>
  (op === '<' && value > 0) || (op === '<=' && value >= 0) || (op === '=' && value === 0)
