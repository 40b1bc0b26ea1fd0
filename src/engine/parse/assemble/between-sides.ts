// "How does the rate differ between chalets and beach houses this year": two kinds of things are compared, not two years.
import type { ConditionRef, Placed } from '#engine/parse/item.ts'
import { of } from './items.ts'

export function betweenSides(placed: readonly Placed[]): Placed[] {
  const [wish, ...others] = of(placed, 'change')
  if (wish === undefined || others.length > 0 || !isDifference(wish.text)) return [...placed]
  const sided = hasSides(placed)
  const numbers = of(placed, 'quantity').filter(({ item }) => !item.weak)
  if (!sided && (numbers.length !== 2 || of(placed, 'period').length > 1)) return [...placed]
  const compares: Placed = { ...wish, item: { kind: 'ask', how: 'compare' } }
  const wants: Placed = { ...wish, item: { kind: 'between', percent: wish.item.percent } }
  // "How does it differ" shows both; "what is the difference" asks for a number.
  const made = /^differs?\b/.test(wish.text) ? [compares] : sided ? [compares, wants] : [wants]
  return placed.flatMap(one => (one === wish ? made : [one]))
}

const isDifference = (text: string) =>
  /^(differ|differs|difference|differences|different|gap|spread|delta)\b/.test(text)

/** Two values of one attribute, or both sides of a flag. */
function hasSides(placed: readonly Placed[]): boolean {
  const conditions = of(placed, 'condition').map(({ item }) => item.condition)
  const flags = conditions.flatMap(one => (one.kind === 'flag' ? [`${one.attribute} ${one.yes}`] : []))
  const values = conditions.filter(
    (one): one is Extract<ConditionRef, { kind: 'values' }> => one.kind === 'values' && !one.not,
  )
  const named = values.flatMap(({ options }) => options.map(option => option[0]?.attribute ?? ''))
  return new Set(flags).size > 1 || new Set(named).size < named.length || of(placed, 'key').some(isSides)
}

const isSides = ({ item }: Placed) => item.kind === 'key' && item.key.kind === 'sides'
