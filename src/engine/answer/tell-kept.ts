// Groups that meet a condition: how many they are, who they are, and who stands out among them.
import { howMany } from './count-words.ts'
import { formatValue } from './format.ts'
import { joined, named, spaced } from './grammar.ts'
import { keyWords } from './key-words.ts'
import { superlative } from './superlatives.ts'
import { keptThings } from './kept-things.ts'
import { manyThings } from './noun-phrase.ts'
import { tellRanking } from './tell-ranking.ts'
import { have, lead, numberIn, toldAt, valueOf, type Telling, type Told } from './telling.ts'

export function tellKept(telling: Telling): string {
  const { plan, rows } = telling
  const told = lead(telling)
  if (plan.limit !== null && rows.length === plan.limit) return tellCut(telling, told)
  const count = howMany(telling, rows.length, keptThings(telling))
  const names = rows.map(row => keyWords(telling, row))
  if (telling.truncated)
    return `${count}. The first ${rows.length.toLocaleString('en-US')} of them are shown.`
  if (rows.length <= 3 || plan.keys[0]?.kind === 'time') return `${count}: ${named(names, 12)}.`
  const values = rows.map(row => numberIn(row, told))
  if (values.includes(null) || new Set(values).size === 1) return `${count}: ${named(names, 3)}.`
  const [order] = plan.order
  const isAscending = order?.column === told.place && !order.descending
  const sign = isAscending ? -1 : 1
  const [best] = rows.toSorted((a, b) => sign * ((numberIn(b, told) ?? 0) - (numberIn(a, told) ?? 0)))
  const tied = values.filter(value => value === numberIn(best, told)).length
  const others = tied > 1 ? ` and ${tied - 1} more` : ''
  const who = `${keyWords(telling, best)}${others} ${have(telling, tied > 1)}`
  const value = formatValue(valueOf(best, told), told.spoken.format)
  return `${count}; ${who} ${superlative(told.spoken, !isAscending)}, ${value}.`
}

/** Of a list that its limit cut nobody knows how many there would be: who leads is said instead. */
function tellCut(telling: Telling, told: Told): string {
  const { plan, rows } = telling
  const { things, having } = keptThings(telling)
  const [order] = plan.order
  // "The cheapest home with more than 20 bookings" leads by its price.
  const ranked = order === undefined ? told : toldAt(telling, order.column)
  const of = spaced('of the', manyThings(things), 'with', joined(having))
  return tellRanking(telling, { told: ranked, descending: order?.descending ?? true, rows }, `${of},`)
}
