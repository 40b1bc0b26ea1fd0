// What is said about rows instead of showing them: how many they are, a share, a mean, how many fall into each range.
import type { Plan } from '#engine/plan.ts'
import { bandCase, withinAny } from './bands.ts'
import { summaryName } from './names.ts'
import type { Select } from './select.ts'
import { literal, percentOf, type Sql } from './text.ts'

export interface Computed {
  select: Select
  keep: Sql[]
  order: Sql[]
}

export function summarized(
  plan: Plan,
  { select, keep, order: sorted }: Computed,
  columns: ReadonlyMap<number, string>,
): Select {
  const visible = select.outputs
    .filter(({ as }) => !/^(place|its_id|(before|exact|mean)_\d+)$/.test(as))
    .map(({ as }) => ({ sql: as, as }))
  const from = { query: select, as: 'computed' }
  // A number over the first ten is one over ten rows, not over all of them.
  const first: Select = {
    outputs: visible,
    from,
    where: keep,
    orderBy: sorted,
    limit: plan.limit,
    offset: plan.skip,
  }
  switch (plan.summary.kind) {
    case 'rows':
      return first
    case 'count':
      return { outputs: [{ sql: 'count(*)', as: 'count' }], from, where: keep }
    case 'share': {
      const whole = plan.summary.of === undefined ? 'count(*)' : `sum(${columns.get(plan.summary.of) ?? ''})`
      const { among = 0 } = plan.summary
      const part = `${whole} FILTER (WHERE ${keep.slice(among).join(' AND ') || 'TRUE'})`
      return {
        outputs: [{ sql: percentOf(part, whole), as: 'share_pct' }],
        from,
        where: keep.slice(0, among),
      }
    }
    case 'aggregate': {
      const { fn, over } = plan.summary
      const of = columns.get(plan.summary.column) ?? ''
      const value = fn === 'median' ? `percentile_cont(0.5) WITHIN GROUP (ORDER BY ${of})` : `${fn}(${of})`
      const mean = over === undefined ? value : `1.0 * coalesce(sum(${of}), 0) / ${literal(over)}`
      return {
        outputs: [{ sql: fn === 'avg' ? `round(${mean}, 2)` : value, as: summaryName(fn, of) }],
        ...(plan.limit === null ? { from, where: keep } : { from: { query: first, as: 'first_rows' } }),
      }
    }
    case 'bands': {
      const number = columns.get(plan.summary.column) ?? ''
      const { bands } = plan.summary
      return {
        outputs: [
          { sql: bandCase(number, bands), as: 'band' },
          { sql: 'count(*)', as: 'count' },
        ],
        from,
        where: [...keep, withinAny(number, bands)],
        groupBy: [bandCase(number, bands)],
        orderBy: [`min(${number})`],
      }
    }
    case 'concentration':
      throw new Error('a concentration is built from the base')
  }
}
