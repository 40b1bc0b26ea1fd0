// The things or groups that rows stand for, and what was asked of them.
import type { Noun } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import type { Plan } from '#engine/plan.ts'
import { attributesOf } from '#engine/condition-attributes.ts'
import { onlyNamed, withAfter, type Kept } from './count-words.ts'
import { dated } from './filter-words.ts'
import { spaced } from './grammar.ts'
import { keepWords } from './keep-words.ts'
import { keyNoun } from './key-words.ts'
import { manyThings, nounOfTable, things, type Things } from './noun-phrase.ts'
import { sayPeriod } from './period.ts'
import { spokenColumn } from './column-words.ts'
import { spokenQuantity } from './quantity-words.ts'
import { filtersOf, leadPlace, periodFor, type Telling } from './telling.ts'

export function keptThings(telling: Telling): Kept {
  const { plan } = telling
  return plan.columns.some(({ kind }) => kind === 'quantity') ? withQuantity(telling) : listed(telling)
}

function listed(telling: Telling): Kept {
  const { plan, index } = telling
  const [key] = plan.keys
  const filters = filtersOf(telling)
  const having = keepWords(plan, index)
  if (key?.kind === 'thing') {
    const noun = index.noun(key.noun)
    const all = things(index, noun, filters)
    return { things: withAfter(all, periodFor(telling, noun)), having, isPast: false }
  }
  const table = key?.kind === 'attribute' ? index.attribute(key.attribute).table : ''
  const among =
    filters.length === 0 ? '' : `among ${manyThings(things(index, nounOfTable(index, table), filters))}`
  return { things: withAfter(groups(telling), spaced(among, periodFor(telling, {}))), having, isPast: false }
}

const groups = ({ plan, index }: Telling): Things => {
  const [key] = plan.keys
  return onlyNamed(key === undefined ? ['row', 'rows'] : keyNoun(index, key))
}

/** Filters on the things themselves stay with them; those on what is counted for them go with the count. */
function withQuantity(telling: Telling): Kept {
  const { plan, index, period } = telling
  const [key] = plan.keys
  const noun = key?.kind === 'thing' ? index.noun(key.noun) : null
  const measured = measuredNoun(telling)
  const tableOf = (condition: Condition) => index.attribute(attributesOf(condition)[0] ?? '').table
  const isOwn = (condition: Condition) =>
    noun !== null && noun.table !== measured.table && tableOf(condition) === noun.table
  const filters = filtersOf(telling)
  const own = noun === null ? groups(telling) : things(index, noun, filters.filter(isOwn))
  const inner = filters.filter(one => !isOwn(one))
  const counted: Plan = {
    ...plan,
    columns: plan.columns.map(column =>
      column.kind === 'quantity' ? { ...column, where: [...column.where, ...inner] } : column,
    ),
  }
  const kept = keepWords(counted, index)
  const words = kept.length > 0 ? kept : [spokenColumn(counted, index, leadPlace(plan) ?? 0).label]
  if (period !== null && period.conditions.every(isOwn)) {
    const when = dated(
      index.attribute(period.attribute),
      sayPeriod(period, telling.periodLabel, telling.today),
    )
    return { things: withAfter(own, when), having: words, isPast: false }
  }
  const last = words.length - 1
  const when = periodFor(telling, measured)
  const having = words.map((one, at) => (at === last ? spaced(one, when) : one))
  return { things: own, having, isPast: telling.isPast }
}

function measuredNoun({ plan, index }: Telling): Partial<Pick<Noun, 'table' | 'date'>> {
  const column = plan.columns.find(({ kind }) => kind === 'quantity')
  return column?.kind === 'quantity' ? spokenQuantity(index, column.quantity).noun : {}
}
