// "30+ reservations and a cancellation rate over 18%": what the rate is of holds the cancelled ones too. A limit that left them out
// would be on other rows than the rate is.
import type { Condition, Quantity } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'

/** What a limit on a number of rows must not leave out beside a rate of the same rows. */
export function wholeOfRate(index: ModelIndex, limited: Quantity, all: readonly Quantity[]): Condition[] {
  if (limited.kind !== 'count') return []
  const noun = index.noun(limited.noun)
  const told = new Set(
    all.flatMap(one => {
      if (one.kind !== 'measure') return []
      const { noun: rows, where, value } = index.measure(one.measure)
      const isOfAll = where?.length === 0 && value.kind === 'ratio' && index.noun(rows).table === noun.table
      return isOfAll
        ? (value.top.where ?? []).flatMap(part => ('attribute' in part ? [part.attribute] : []))
        : []
    }),
  )
  const left = (noun.where ?? []).flatMap(one => ('not' in one && one.not === true ? [one.attribute] : []))
  return left.filter(id => told.has(id)).map(attribute => ({ kind: 'free', attribute }))
}
