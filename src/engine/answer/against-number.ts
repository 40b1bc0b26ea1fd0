// What is computed for things, held against a number: "more than 40 nights booked", "no orders", "an average price above $300".
import type { Comparator } from '#contract/terms.ts'
import { formatNumber } from './format.ts'
import { isPlural, singular, withArticle } from './grammar.ts'
import { countComparison, levelComparison } from './number-words.ts'
import type { Spoken } from './quantity-words.ts'

export function againstNumber(
  spoken: Pick<Spoken, 'label' | 'format' | 'adds'>,
  op: Comparator,
  value: number,
): string {
  const { label, format, adds } = spoken
  const isNone =
    (op === '=' && value === 0) ||
    (op === '<' && value === 1 && format === 'count') ||
    (op === '<=' && value === 0)
  if (adds && isNone) return `no ${label}`
  if (format === 'text' || format === 'flag' || format === 'date' || format === 'moment') return label
  const shown = formatNumber(value, format)
  if (!adds) return `${isPlural(label) ? label : withArticle(label)} ${levelComparison(op, shown)}`
  if (op === '>' && value === 0) return isPlural(label) ? `at least one ${singular(label)}` : `some ${label}`
  const amount = op === '<' && format === 'money' ? `less than ${shown}` : countComparison(op, shown)
  // "More than 40 nights booked", "fewer than 10 total nights": the label names what was counted.
  const unit = / ([a-z]+)$/.exec(amount)?.[1] ?? ''
  if (unit !== '' && label.startsWith(`${unit} `)) return `${amount}${label.slice(unit.length)}`
  if (unit !== '' && label.endsWith(` ${unit}`)) return `${amount.slice(0, -unit.length)}${label}`
  if (format === 'money' || !isPlural(label)) return `${amount} in ${label}`
  return amount.endsWith(label) ? amount : `${amount} ${value === 1 ? singular(label) : label}`
}
