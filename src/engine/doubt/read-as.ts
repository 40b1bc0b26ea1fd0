// Words for a time that have no exact meaning: "a few weeks", "the fiscal year". What they were read as is said.
import type { Doubter } from './doubt.ts'
import { periodsIn } from './sentence-edits.ts'

export const readAs: Doubter = heard =>
  periodsIn(heard).flatMap(({ assumed }) =>
    assumed === undefined ? [] : [{ kind: 'period', text: assumed, other: null }],
  )
