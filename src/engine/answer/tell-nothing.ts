// No row came back: what there is none of, and under which conditions.
import { alone, howMany } from './count-words.ts'
import { spaced } from './grammar.ts'
import { things } from './noun-phrase.ts'
import { hasQuantity } from './slots.ts'
import { keptThings } from './kept-things.ts'
import { be, filtersOf, lead, periodFor, scopeOf, type Telling } from './telling.ts'

export function tellNothing(telling: Telling): string {
  const { plan, index } = telling
  const nothing = { ...telling, truncated: false }
  if (!hasQuantity(plan) || plan.keep.length > 0) return `${howMany(nothing, 0, keptThings(telling))}.`
  const { spoken, place } = lead(telling)
  const column = plan.columns[place]
  const when = periodFor(telling, spoken.noun)
  if (column?.kind === 'quantity' && column.quantity.kind === 'count') {
    const all = things(index, index.noun(column.quantity.noun), filtersOf(telling))
    return `${howMany(nothing, 0, alone(all, when))}.`
  }
  return `No ${spaced(spoken.label, be(telling, false), 'recorded', scopeOf(telling, spoken), when)}.`
}
