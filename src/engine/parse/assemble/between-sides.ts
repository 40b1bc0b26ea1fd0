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

/** "The price difference between homes with a pool and without". */
export const isBetweenSides = (placed: readonly Placed[]): boolean =>
  of(placed, 'change').every(({ text }) => isDifference(text)) && hasSides(placed)

/**
 * "Which earned more last year, Aspen or Destin, and by how much": more than the other one, and not than before. Both are shown, and
 * the answer says how far they are apart.
 */
export function moreOfTwo(given: readonly Placed[]): Placed[] {
  const placed = withoutHowMuchMore(given)
  const [wish, ...others] = of(placed, 'change')
  const isAsked = wish !== undefined && others.length === 0 && /^by how (much|many)$/.test(wish.text)
  return isAsked && isEither(placed) ? placed.filter(one => one !== wish) : [...placed]
}

/** "…, and how much more was it": the same once more, behind the two. */
function withoutHowMuchMore(placed: readonly Placed[]): Placed[] {
  const more = of(placed, 'rank').findLast(
    ({ item, text }) => item.by === null && /^(more|less|fewer)$/.test(text),
  )
  const ask = of(placed, 'ask').find(
    ({ item, end }) => /^(how much|count)$/.test(item.how) && end === more?.start,
  )
  const isBehind = of(placed, 'condition').some(({ end }) => end < (ask?.start ?? -1))
  const rest = placed.filter(({ item }) => item !== more?.item && item !== ask?.item)
  return ask !== undefined && isBehind && isEither(rest) ? rest : [...placed]
}

/** One of two values is more, and a single time is named. */
const isEither = (placed: readonly Placed[]): boolean =>
  of(placed, 'period').length < 2 &&
  [...of(placed, 'rank'), ...of(placed, 'ask')].some(({ text }) =>
    /^(more|less|fewer|higher|lower|better|bigger|larger)\b/.test(text),
  ) &&
  of(placed, 'condition').some(
    ({ item: { condition }, text }) =>
      condition.kind === 'values' && !condition.not && condition.options.length === 2 && / or /.test(text),
  )

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
