// Rows with two keys: the combination that stands out, or the leaders of each group.
import type { ResultRow } from '#contract/sample.ts'
import { formatValue } from './format.ts'
import { sentenceCase, spaced } from './grammar.ts'
import { atKey, keyNoun, keyWords } from './key-words.ts'
import { superlative } from './superlatives.ts'
import { have, lead, numberIn, periodFor, scopeOf, valueOf, type Telling, type Told } from './telling.ts'

export function tellGrid(telling: Telling): string {
  const { plan, rows } = telling
  const told = lead(telling)
  const { spoken } = told
  const top = highest(rows, told)
  const isTimed = plan.keys.some(({ kind }) => kind === 'time')
  const when = isTimed ? '' : periodFor(telling, spoken.noun)
  const what = spaced(superlative(spoken, true), scopeOf(telling, spoken), when)
  const value = formatValue(valueOf(top, told), spoken.format)
  const others = rows.filter(row => valueOf(row, told) === valueOf(top, told)).length - 1
  const who =
    others === 0
      ? `${combination(telling, top)} ${have(telling, false)}`
      : `${combination(telling, top)} and ${others} more ${telling.isPast ? 'tied' : 'are tied'} for`
  const count = `${telling.truncated || plan.limit !== null ? 'the first ' : ''}${rows.length.toLocaleString('en-US')}`
  const among = rows.length > 1 ? `Of ${count} combinations, ` : ''
  return `${sentenceCase(`${among}${who} ${what}`)}: ${value}.`
}

/** "Napa in Q2 2025", "beach house in California", "Electronics paid with gift card". */
function combination(telling: Telling, row: ResultRow | undefined): string {
  const keys = telling.plan.keys.map((_, at) => ({
    name: keyWords(telling, row, at),
    place: atKey(telling, row, at),
  }))
  const subject = keys.find(({ place }) => place.startsWith('for ')) ?? keys[0]
  const rest = keys.filter(key => key !== subject)
  return spaced(
    subject?.name ?? '',
    ...rest.map(({ name, place }) => (place.startsWith('for ') ? `and ${name}` : place)),
  )
}

/** The first few of each group: "the top 3 cities of each quarter". */
export function tellBestOfEach(telling: Telling, perGroup: number): string {
  const { plan, index, rows } = telling
  const [group, member] = plan.keys
  const told = lead(telling)
  const descending = plan.order[0]?.descending ?? true
  const sorted = rows.toSorted((a, b) => (numberIn(b, told) ?? 0) - (numberIn(a, told) ?? 0))
  const top = descending ? sorted[0] : sorted.at(-1)
  const [each, groups] = group === undefined ? ['group', 'groups'] : keyNoun(index, group)
  const [one, many] = member === undefined ? ['row', 'rows'] : keyNoun(index, member)
  const groupCount = new Set(rows.map(row => keyWords(telling, row, 0))).size
  const scope = spaced(scopeOf(telling, told.spoken), periodFor(telling, told.spoken.noun))
  const value = formatValue(valueOf(top, told), told.spoken.format)
  const who = `${keyWords(telling, top, 1)} (${keyWords(telling, top, 0)})`
  const best = descending ? 'top' : 'lowest'
  const shown = perGroup === 1 ? `the ${best} ${one}` : `the ${best} ${perGroup} ${many}`
  const of = groupCount === 1 ? `of one ${each}` : `of each of the ${groupCount} ${groups}`
  const rest = `${who} ${have(telling, false)} ${spaced(superlative(told.spoken, descending), scope)}: ${value}`
  return `${sentenceCase(rest)}. The rows give ${shown} ${of}.`
}

const highest = (rows: readonly ResultRow[], told: Told): ResultRow | undefined =>
  rows.toSorted((a, b) => (numberIn(b, told) ?? 0) - (numberIn(a, told) ?? 0))[0]
