// Quantities of different tables side by side, or things shown also where a quantity has no rows. Each quantity is aggregated
// at its own grain first and joined by key afterwards, so that no row is counted twice.
import type { Condition } from '#contract/terms.ts'
import type { Key, Plan, Quantity } from '#engine/plan.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { attributesOf } from '#engine/condition-attributes.ts'
import { conditionSql } from './conditions.ts'
import { keySql } from './keys.ts'
import { Names } from './names.ts'
import { inForce, nounOf } from './quantities.ts'
import { Scope, Unreachable } from './scope.ts'
import { print, type Output, type Select } from './select.ts'
import { groupedSelect, type Grouped, type Shown, type Wanted } from './source.ts'
import { isSpecial, specialSelect } from './special.ts'
import type { Sql } from './text.ts'

/** Quantities that can share one grouped SELECT; a special measure stands alone. */
export function sourcesOf(index: ModelIndex, wanted: readonly Wanted[]): Wanted[][] {
  const sources = new Map<string, Wanted[]>()
  for (const one of wanted) {
    const name = isSpecial(index, one) ? `special ${one.place}` : nounOf(index, one.quantity).table
    sources.set(name, [...(sources.get(name) ?? []), one])
  }
  return [...sources.values()]
}

export function sourceSelect(
  index: ModelIndex,
  keys: readonly Key[],
  shown: readonly Shown[],
  source: readonly Wanted[],
  where: readonly Condition[],
): Grouped {
  const [first] = source
  if (first !== undefined && isSpecial(index, first)) return specialSelect(index, keys, first, where)
  return groupedSelect(index, keys, shown, source, where)
}

/** One number over all rows that it is made of, as exact as it is. */
export function numberOf(index: ModelIndex, quantity: Quantity, where: readonly Condition[] = []): Sql {
  const { select } = sourceSelect(index, [], [], [{ place: 0, quantity, where: [], as: 'value' }], where)
  return print({
    ...select,
    outputs: select.outputs.map(({ sql, exact }) => ({ sql: exact ?? sql, as: exact ?? sql })),
  })
}

export function joinedSelect(
  index: ModelIndex,
  plan: Plan,
  shown: readonly Shown[],
  sources: readonly (readonly Wanted[])[],
): Grouped {
  if (plan.keys.length === 0) return sideBySide(index, plan, sources)
  const spine = spineSelect(index, plan, shown)
  const parts = sources.map((source, at) => {
    const [first] = source
    const base = first === undefined ? '' : nounOf(index, first.quantity).table
    const where = plan.where.filter(condition => applies(index, base, condition))
    return {
      name: `q${at + 1}`,
      source,
      ...sourceSelect(index, identities(index, plan.keys), [], source, where),
    }
  })
  const on = (name: string, grouped: Grouped) =>
    grouped.keys
      .flatMap(key => key.outputs)
      .map(({ as }, at) => `${name}.${as} = s.${spine.identities[at] ?? ''}`)
  const outputs: Output[] = [
    ...spine.visible.map(as => ({ sql: `s.${as}`, as })),
    ...parts.flatMap(({ name, source }) =>
      source.map(one => ({ sql: emptyAsZero(index, one, `${name}.${one.as}`), as: one.as })),
    ),
  ]
  return {
    select: {
      with: [
        { name: 's', query: spine.select },
        ...parts.map(({ name, select }) => ({ name, query: select })),
      ],
      outputs,
      from: 's',
      joins: parts.map(
        part => `${plan.keepEmpty ? 'LEFT ' : ''}JOIN ${part.name} ON ${on(part.name, part).join(' AND ')}`,
      ),
    },
    keys: [
      { outputs: spine.visible.map(as => ({ sql: as, as })), groupBy: [], order: spine.visible, where: [] },
    ],
  }
}

/** Counts and sums of nothing are zero; an average of nothing is unknown. */
const emptyAsZero = (index: ModelIndex, { quantity }: Wanted, sql: string): string =>
  addsUp(index, quantity) ? `coalesce(${sql}, 0)` : sql

export function addsUp(index: ModelIndex, quantity: Quantity): boolean {
  if (quantity.kind === 'count' || quantity.kind === 'distinct') return true
  if (quantity.kind === 'aggregate') return quantity.fn === 'sum'
  const { value } = index.measure(quantity.measure)
  return value.kind === 'aggregate' && ['count', 'distinct', 'sum'].includes(value.of.fn)
}

const applies = (index: ModelIndex, base: string, condition: Condition): boolean =>
  attributesOf(condition).every(id => index.path(base, index.attribute(id).table) !== null)

/** In the parts, a thing is only its identity: names are shown once, by the spine. */
const identities = (index: ModelIndex, keys: readonly Key[]): Key[] =>
  keys.map(key => {
    if (key.kind !== 'thing') return key
    const noun = index.noun(key.noun)
    const id = `${noun.table}.${noun.key ?? 'id'}`
    if (!index.has(id)) throw new Unreachable(`the model names no attribute ${id}`)
    return { kind: 'attribute', attribute: id }
  })

/** Months are those of one date: rows of another table would be put into the months of what they belong to. */
const areOfTable = (index: ModelIndex, { columns }: Plan, table: string): boolean =>
  columns.every(one => one.kind !== 'quantity' || nounOf(index, one.quantity).table === table)

function spineSelect(index: ModelIndex, plan: Plan, shown: readonly Shown[]) {
  const [first] = plan.keys
  const thing = first?.kind === 'thing' ? index.noun(first.noun) : undefined
  const own = identities(index, plan.keys).map(key => {
    const isTime = key.kind === 'time' && areOfTable(index, plan, index.attribute(key.attribute).table)
    if (key.kind !== 'attribute' && !isTime)
      throw new Unreachable('only things and attributes can be shown where they have no rows')
    return key
  })
  const table = thing?.table ?? index.attribute(own[0]?.attribute ?? '').table
  const scope = new Scope(index, table)
  const names = new Names()
  const identity = own.map((key, at) => ({
    sql:
      key.kind === 'time'
        ? (keySql(scope, key, new Names()).outputs[0]?.sql ?? '')
        : scope.attribute(key.attribute),
    as: names.take(`key ${at + 1}`),
  }))
  const keys = plan.keys.map(key => keySql(scope, key, names))
  const extra = shown.map(({ attribute, as }) => ({ sql: scope.attribute(attribute), as }))
  const stated = plan.where.filter(condition => applies(index, table, condition))
  const conditions = inForce(thing?.where ?? [], stated).map(one => conditionSql(scope, one))
  const groupBy = [...identity, ...keys.flatMap(key => key.outputs), ...extra].map(({ sql }) => sql)
  const select: Select = {
    outputs: [...identity, ...keys.flatMap(key => key.outputs), ...extra],
    from: scope.from(),
    joins: scope.joins(),
    where: conditions,
    groupBy: [...new Set(groupBy)],
  }
  return {
    select,
    identities: identity.map(({ as }) => as),
    visible: [...keys.flatMap(key => key.outputs), ...extra].map(({ as }) => as),
  }
}

/** One row with the quantities of several tables. */
function sideBySide(index: ModelIndex, plan: Plan, sources: readonly (readonly Wanted[])[]): Grouped {
  const parts = sources.map((source, at) => ({
    name: `q${at + 1}`,
    source,
    ...sourceSelect(index, [], [], source, plan.where),
  }))
  return {
    select: {
      with: parts.map(({ name, select }) => ({ name, query: select })),
      outputs: parts.flatMap(({ name, source }) => source.map(({ as }) => ({ sql: `${name}.${as}`, as }))),
      from: parts.map(({ name }) => name).join(' CROSS JOIN '),
    },
    keys: [],
  }
}
