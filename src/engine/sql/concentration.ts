// The part of a sum that the first rows hold.
import type { Plan } from '#engine/plan.ts'
import type { Base } from './finish.ts'
import type { Select } from './select.ts'
import { percentOf, type Sql } from './text.ts'

/** How much of a sum the first rows hold: the five best properties' part of all revenue. */
export function concentration(plan: Plan, base: Base, sorted: readonly Sql[], place: number): Select {
  const of = base.columns.get(place) ?? ''
  const ranked: Select = {
    outputs: [
      { sql: of, as: of },
      { sql: `row_number() OVER (ORDER BY ${sorted.join(', ')})`, as: 'place' },
    ],
    from: { query: base.select, as: 'grouped' },
  }
  return {
    outputs: [
      {
        sql: percentOf(`sum(${of}) FILTER (WHERE place <= ${plan.limit ?? 1})`, `sum(${of})`),
        as: 'share_pct',
      },
    ],
    from: { query: ranked, as: 'ranked' },
  }
}
