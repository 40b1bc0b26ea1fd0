// Answers that are one number about rows: how many, what share, an average over groups.
import type { Plan } from '#engine/plan.ts'
import { formatNumber, formatValue, numberOf } from './format.ts'
import { howMany } from './count-words.ts'
import { joined, sentenceCase, spaced } from './grammar.ts'
import { keepWords } from './keep-words.ts'
import { keyNoun } from './key-words.ts'
import { manyThings, nounOfTable, things, type Things } from './noun-phrase.ts'
import { spokenColumn, spokenQuantity } from './quantity-words.ts'
import { be, filtersOf, have, periodFor, type Telling } from './telling.ts'

export function tellSummary(telling: Telling): string {
  const { plan, index, rows, slots } = telling
  const [row] = rows
  const name = slots[0]?.column.name ?? ''
  const value = row?.[name]
  const number = numberOf(value)
  switch (plan.summary.kind) {
    case 'rows':
      throw new RangeError('there is no summary')
    case 'count':
      return `${howMany(telling, number ?? 0, keptThings(telling), '')}.`
    case 'share':
      return share(telling, number)
    case 'aggregate': {
      const [key] = plan.keys
      const spoken = spokenColumn(plan, index, plan.summary.column)
      const fn = { avg: 'average', sum: 'total', median: 'median', max: 'highest', min: 'lowest' }[
        plan.summary.fn
      ]
      const of = spoken.adds && spoken.format === 'count' ? `number of ${spoken.label}` : spoken.label
      const per = key === undefined ? '' : `per ${keyNoun(index, key)[0]}`
      const subject = spaced(`the ${fn} ${of}`, per, ...filterPhrase(telling))
      const when = periodFor(telling, spoken.noun)
      if (number === null) return `Nothing is recorded to work out ${spaced(subject, when)} from.`
      const shown = formatValue(number, slots[0]?.column.format ?? spoken.format)
      return `${sentenceCase(spaced(subject, be(telling, false), shown, when))}.`
    }
    case 'concentration': {
      const [key] = plan.keys
      const spoken = spokenColumn(plan, index, plan.summary.column)
      const [one, many] = key === undefined ? ['row', 'rows'] : keyNoun(index, key)
      const top = plan.limit === null || plan.limit === 1 ? `top ${one}` : `top ${plan.limit} ${many}`
      const when = periodFor(telling, spoken.noun)
      if (number === null) return `No ${spoken.label} is recorded ${when}`.trimEnd() + '.'
      const verb =
        plan.limit === 1
          ? telling.isPast
            ? 'accounted'
            : 'accounts'
          : telling.isPast
            ? 'accounted'
            : 'account'
      return `${spaced(`The ${top} ${verb} for ${formatNumber(number, 'percent')} of ${spoken.label}`, ...filterPhrase(telling), when)}.`
    }
  }
}

/** The things or groups that rows stand for, with what was asked of them. What they had, they had in the period. */
export function keptThings(telling: Telling): Things {
  const { plan, index } = telling
  const [key] = plan.keys
  const all = plainThings(telling)
  const kept = keepWords(plan, index)
  const isGroup = key !== undefined && key.kind !== 'thing'
  const words = isGroup ? { before: [], after: [], having: [] } : all.words
  const scope = isGroup ? filterPhrase(telling) : []
  const when = rowPeriod(telling)
  const [last, ...before] = kept.toReversed()
  const having = last === undefined ? [] : [...before.toReversed(), spaced(last, when)]
  return {
    label: all.label,
    words: {
      before: words.before,
      after: [...words.after, ...scope, ...(last === undefined && when !== '' ? [when] : [])],
      having: [...words.having, ...having],
    },
  }
}

function plainThings(telling: Telling): Things {
  const { plan, index } = telling
  const [key] = plan.keys
  if (key?.kind === 'thing') return things(index, index.noun(key.noun), filtersOf(telling))
  return {
    label: key === undefined ? ['row', 'rows'] : keyNoun(index, key),
    words: { before: [], after: [], having: [] },
  }
}

/** Filters on what is measured, where the rows are groups of it: "among listings in Aspen". */
function filterPhrase(telling: Telling): string[] {
  const { plan, index } = telling
  const filters = filtersOf(telling)
  if (filters.length === 0) return []
  return [`among ${manyThings(things(index, measuredNoun(plan, telling), filters))}`]
}

function measuredNoun(plan: Plan, { index }: Telling) {
  const column = plan.columns.find(({ kind }) => kind === 'quantity')
  if (column?.kind === 'quantity') return spokenQuantity(index, column.quantity).noun
  const [key] = plan.keys
  if (key?.kind === 'thing') return index.noun(key.noun)
  return nounOfTable(index, key?.kind === 'attribute' ? index.attribute(key.attribute).table : '')
}

function rowPeriod(telling: Telling): string {
  const { plan, index } = telling
  const [key] = plan.keys
  const hasQuantity = plan.columns.some(({ kind }) => kind === 'quantity')
  if (!hasQuantity && key?.kind === 'thing') return periodFor(telling, index.noun(key.noun))
  return periodFor(telling, measuredNounDate(telling))
}

function measuredNounDate({ plan, index }: Telling) {
  const column = plan.columns.find(({ kind }) => kind === 'quantity')
  return column?.kind === 'quantity' ? spokenQuantity(index, column.quantity).noun : {}
}

function share(telling: Telling, number: number | null): string {
  const all = plainThings(telling)
  const kept = joined(keepWords(telling.plan, telling.index))
  const when = rowPeriod(telling)
  if (number === null)
    return `There ${be(telling, true)} no ${spaced(manyThings(all), when)} to take a share of.`
  return `${spaced(`${formatNumber(number, 'percent')} of ${manyThings(all)}`, have(telling, true), kept, when)}.`
}
