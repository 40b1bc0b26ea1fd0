// Answers that are one number about rows: how many, what share, an average over groups.
import { howMany } from './count-words.ts'
import { formatNumber, formatValue, numberOf } from './format.ts'
import { joined, sentenceCase, spaced } from './grammar.ts'
import { keptThings } from './kept-things.ts'
import { keyNoun } from './key-words.ts'
import { manyThings } from './noun-phrase.ts'
import { spokenColumn } from './column-words.ts'
import { be, have, periodFor, scopeOf, type Telling } from './telling.ts'

export function tellSummary(cut: Telling): string {
  // One number about rows is never cut, whatever was read to get it.
  const telling = { ...cut, truncated: false }
  const { plan, rows, slots } = telling
  const value = numberOf(rows[0]?.[slots[0]?.column.name ?? ''])
  switch (plan.summary.kind) {
    case 'rows':
      throw new RangeError('there is no summary')
    case 'count':
      return `${howMany(telling, value ?? 0, keptThings(telling))}.`
    case 'share':
      return plan.summary.of === undefined
        ? share(telling, value, plan.summary.among ?? 0)
        : held(telling, value, plan.summary.of)
    case 'aggregate':
      return overGroups(telling, value, plan.summary)
    case 'bands':
      return inBands(telling, plan.summary.column)
    case 'concentration':
      return concentration(telling, value, plan.summary.column)
  }
}

function share(telling: Telling, value: number | null, among: number): string {
  const { things, having } = keptThings(telling)
  if (among > 0) {
    const all = spaced(manyThings(things), 'that', have(telling, true), joined(having.slice(0, among)))
    if (value === null) return `There ${be(telling, true)} no ${all}.`
    return `${spaced(`${formatNumber(value, 'percent')} of`, all, 'also', have(telling, true), joined(having.slice(among)))}.`
  }
  if (value === null) return `There ${be(telling, true)} no ${manyThings(things)} to take a share of.`
  const all = `${formatNumber(value, 'percent')} of ${manyThings(things)}`
  return `${spaced(all, have(telling, true), joined(having))}.`
}

/** "38.2% of bookings come from guests with at least 2 reservations." */
function held(telling: Telling, value: number | null, column: number): string {
  const { things, having } = keptThings(telling)
  const { label } = spokenColumn(telling.plan, telling.index, column)
  if (value === null) return `There ${be(telling, true)} no ${label} to take a share of.`
  const whole = telling.plan.columns[column]
  const come = whole?.kind === 'quantity' && whole.quantity.kind === 'count' ? 'come' : 'comes'
  const all = `${formatNumber(value, 'percent')} of ${label}`
  return `${spaced(all, come, 'from', manyThings(things), 'that', have(telling, true), joined(having))}.`
}

const fnWords = { avg: 'average', sum: 'total', median: 'median', max: 'highest', min: 'lowest' } as const

function overGroups(
  telling: Telling,
  value: number | null,
  { fn, column }: { fn: keyof typeof fnWords; column: number },
): string {
  const { plan, index, slots } = telling
  const [key] = plan.keys
  const spoken = spokenColumn(plan, index, column)
  const of = spoken.adds && spoken.format === 'count' ? `number of ${spoken.label}` : spoken.label
  const [one, many] = key === undefined ? ['', ''] : keyNoun(index, key)
  const each = fn === 'sum' ? ofThose(telling, many) : `per ${one}`
  const over = plan.limit === null ? each : `of the first ${plan.limit} ${many}`
  const said = of.startsWith(fnWords[fn]) ? of : `${fnWords[fn]} ${of}`
  const subject = spaced(`the ${said}`, key === undefined ? '' : over, scopeOf(telling, spoken))
  const when = periodFor(telling, spoken.noun)
  if (value === null) return `Nothing is recorded to work out ${spaced(subject, when)} from.`
  const shown = formatValue(value, slots[0]?.column.format ?? spoken.format)
  return `${sentenceCase(spaced(subject, be(telling, false), shown, when))}.`
}

/** "Guests by number of stays: 1 (820), 2 to 3 (310) and 4 and up (42)." */
function inBands(telling: Telling, column: number): string {
  const { plan, index, rows } = telling
  const spoken = spokenColumn(plan, index, column)
  const [key] = plan.keys
  const [, many] = key === undefined ? ['', 'rows'] : keyNoun(index, key)
  const said = spaced(
    many,
    `by number of ${spoken.label}`,
    scopeOf(telling, spoken),
    periodFor(telling, spoken.noun),
  )
  const parts = rows.map(
    row => `${String(row['band'])} (${formatNumber(numberOf(row['count']) ?? 0, 'count')})`,
  )
  return parts.length === 0 ? `No ${said}.` : `${sentenceCase(said)}: ${joined(parts)}.`
}

/** A total is of all of them together, or of those that are left. */
function ofThose(telling: Telling, many: string): string {
  if (telling.plan.keep.length === 0) return `of all ${many}`
  const { things, having } = keptThings(telling)
  return spaced('of', manyThings(things), 'that', have(telling, true), joined(having))
}

function concentration(telling: Telling, value: number | null, column: number): string {
  const { plan, index, isPast } = telling
  const [key] = plan.keys
  const spoken = spokenColumn(plan, index, column)
  const [one, many] = key === undefined ? ['row', 'rows'] : keyNoun(index, key)
  const limit = plan.limit ?? 1
  const scope = spaced(scopeOf(telling, spoken), periodFor(telling, spoken.noun))
  if (value === null) return `No ${spaced(spoken.label, be(telling, false), 'recorded', scope)}.`
  const top = limit === 1 ? `The top ${one}` : `The top ${limit} ${many}`
  const verb = isPast ? 'accounted' : limit === 1 ? 'accounts' : 'account'
  return `${spaced(top, verb, 'for', formatNumber(value, 'percent'), 'of', spoken.label, scope)}.`
}
