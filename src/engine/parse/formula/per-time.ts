// "Average closings a month over the past 12 months": of what happens in a period, the number for one of its months.
import type { Expression } from './expression.ts'

const units = { day: 1, week: 7, month: 30, quarter: 91, year: 365 } as const
type Unit = keyof typeof units

const adverbs = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
} as const

const mean = '(?:(?:avg|average|mean|typical)\\.? )?'
const behind = new RegExp(
  `^(?:the )?${mean}(?<what>.+?)(?: on average)? (?:per|a|an|each|every|/) ?(?<unit>day|week|month|quarter|year)(?: on average)?(?<rest> .*|)$`,
  'iu',
)
const before = new RegExp(
  `^(?:the )?${mean}(?<unit>daily|weekly|monthly|quarterly|yearly) (?<rest>.+)$`,
  'iu',
)
const span =
  /\b(?:past|last|previous|prior|trailing) (?:(?<count>\d+) )?(?<unit>day|week|month|quarter|year)s?\b/iu

/**
 * What it is a mean of, over how many there are; the words themselves where they speak of no unit of time. Null where the period
 * holds no known number of them.
 */
export function perTime(text: string, when: string): Expression | null {
  const [what, unit] = apart(text)
  if (unit === null) return { kind: 'words', text }
  const period = span.exec(what) ?? span.exec(when)
  const number = period === null ? null : unitsIn(period, unit)
  if (number === null) return null
  return {
    kind: 'combine',
    op: '/',
    left: { kind: 'words', text: what },
    right: { kind: 'number', value: number },
  }
}

function apart(text: string): [what: string, unit: Unit | null] {
  const adverb = before.exec(text)?.groups
  const named = Object.entries(adverbs).find(([word]) => word === adverb?.['unit']?.toLowerCase())
  if (adverb !== undefined && named !== undefined) return [adverb['rest'] ?? '', named[1]]
  const groups = behind.exec(text)?.groups
  const unit = unitOf(groups?.['unit'])
  return unit === null ? [text, null] : [`${groups?.['what'] ?? ''}${groups?.['rest'] ?? ''}`, unit]
}

const unitOf = (word: string | undefined): Unit | null => {
  const name = word?.toLowerCase()
  return name === 'day' || name === 'week' || name === 'month' || name === 'quarter' || name === 'year'
    ? name
    : null
}

/** Twelve months in a year; a quarter of a year as days, 90 of them three months. */
function unitsIn({ groups }: RegExpExecArray, unit: Unit): number | null {
  const [count, of] = [Number(groups?.['count'] ?? 1), unitOf(groups?.['unit'])]
  if (of === null) return null
  if (of === unit) return count
  const months = { month: 1, quarter: 3, year: 12 } as const
  if (of !== 'day' && of !== 'week' && unit !== 'day' && unit !== 'week') {
    const number = (count * months[of]) / months[unit]
    return number >= 1 ? number : null
  }
  const days = of === 'day' || of === 'week' ? count * units[of] : null
  const number = days === null || unit === 'quarter' || unit === 'year' ? null : days / units[unit]
  return number !== null && Number.isInteger(number) && number >= 1 ? number : null
}
