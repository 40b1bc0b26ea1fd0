// Numbers as pieces of a question: amounts with what is said about them, and places in an order.
import type { Comparison } from '#engine/numbers/comparison.ts'
import { recognizeComparisons } from '#engine/numbers/comparisons.ts'
import { recognizeNumbers } from '#engine/numbers/numbers.ts'
import { goesOn } from '#engine/text/times/goes-on.ts'
import type { Token } from '#engine/text/token.ts'
import type { Amount, Meaning } from './piece.ts'
import type { Candidate } from './segment.ts'

/** A number explains its words better than single words that happen to be in the vocabulary. */
export const worthOfNumber = 1.1

export function amountCandidates(tokens: readonly Token[], softened: Set<number>): Candidate[] {
  // "Other than 3" has no amount that a plan could hold yet: its words stay unexplained, and the question is declined.
  const comparisons = recognizeComparisons(tokens).filter(
    one =>
      !(one.kind === 'compare' && (one.op === '<>' || isRanking(tokens, one))) && !isWhatAbout(tokens, one),
  )
  const compared = comparisons.map(comparison => {
    const { start, end } = run(comparison)
    // "4 bedrooms or more": the words behind the unit belong to the number before it.
    for (const at of comparison.used) if (at < start || at >= end) softened.add(at)
    return candidate(start, end, amountOf(comparison), comparison.unit)
  })
  const taken = new Set(compared.map(({ end }) => end))
  const plain = recognizeNumbers(tokens)
    .filter(({ kind, start, end }) => kind !== 'ordinal' && !taken.has(end) && !isPronoun(tokens, start, end))
    .map(number =>
      candidate(
        number.start,
        number.end,
        { kind: 'exact', values: [number.value] },
        number.kind === 'ordinal' ? 'plain' : number.kind,
      ),
    )
  return [...compared, ...plain, ...hundreds(tokens)]
}

/** "Priced in the 400s": from the one hundred to the next. "The low 400s" say less exactly where. */
const hundreds = (tokens: readonly Token[]): Candidate[] =>
  tokens.flatMap(({ text }, at) => {
    const [, figure] = /^([1-9]00)s$/.exec(text) ?? []
    const isVague = /^(low|lower|mid|middle|high|upper|early|late)$/.test(tokens[at - 1]?.text ?? '')
    if (figure === undefined || isVague) return []
    const from = Number(figure)
    return [candidate(at, at + 1, { kind: 'range', from, to: from + 100, toIncluded: false }, 'plain')]
  })

/** "What about 2024": another year, not a number near it. */
const isWhatAbout = (tokens: readonly Token[], { used }: Comparison) =>
  tokens[used[0] ?? 0]?.text === 'about' && /^(what|how)$/.test(tokens[(used[0] ?? 0) - 1]?.text ?? '')

/** "The third most expensive", "2nd best": an ordinal is a place only where a superlative follows. */
export const placeCandidates = (tokens: readonly Token[]): Candidate[] =>
  recognizeNumbers(tokens).flatMap(({ kind, value, start, end }) => {
    const next = tokens[end]?.text === '-' ? end + 1 : end
    const isPlace =
      kind === 'ordinal' &&
      value > 1 &&
      /^(most|least|best|worst|(?!interest|guest)[a-z]+est)$/.test(tokens[next]?.text ?? '')
    return isPlace
      ? [{ start, end: next, meaning: { kind: 'place', place: value }, score: worthOfNumber }]
      : []
  })

/** "Compared with one without": a thing of the same kind, no number. */
const isPronoun = (tokens: readonly Token[], start: number, end: number) =>
  end === start + 1 &&
  tokens[start]?.text === 'one' &&
  /^(without|with|that|which|who)$/.test(tokens[end]?.text ?? '')

/** "Ranked by 2025 revenue", "top 5 by 2025 revenue" set no limit. */
function isRanking(tokens: readonly Token[], { used }: Comparison): boolean {
  const [at = 0] = used
  if (tokens[at]?.text !== 'by') return false
  // "Built by 2000": when it was done.
  if (/^(built|constructed|finished)$/.test(tokens[at - 1]?.text ?? '')) return false
  const isYear = /^(19|20)\d\d$/.test(tokens[at + 1]?.text ?? '') && goesOn(tokens[at + 2]?.text ?? '')
  return isYear || /^(rank|sort|order|group|split)/.test(tokens[at - 1]?.text ?? '')
}

const candidate = (
  start: number,
  end: number,
  amount: Amount,
  unit: 'plain' | 'money' | 'percent',
): Candidate => ({
  start,
  end,
  meaning: { kind: 'amount', amount, unit } satisfies Meaning,
  score: worthOfNumber,
})

/** The unbroken run of tokens around the first number. */
function run({ used, numbers }: Comparison): { start: number; end: number } {
  const all = new Set(used)
  let start = numbers[0]?.start ?? used[0] ?? 0
  let end = start + 1
  while (all.has(start - 1)) start--
  while (all.has(end)) end++
  return { start, end }
}

function amountOf(comparison: Comparison): Amount {
  switch (comparison.kind) {
    case 'compare':
      if (comparison.op === '=' || comparison.op === '<>')
        return { kind: 'exact', values: [comparison.value] }
      return { kind: 'bound', op: comparison.op, value: comparison.value }
    case 'between':
      return { kind: 'range', from: comparison.low, to: comparison.high, toIncluded: !comparison.openHigh }
    case 'around':
      return { kind: 'around', value: comparison.value }
    case 'one of':
      return { kind: 'exact', values: comparison.values }
  }
}
