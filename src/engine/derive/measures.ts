// What can be computed without being told: how many of each thing, and the sum or the average of each number.
import type { Attribute, Measure, Noun } from '#contract/model.ts'

export function deriveMeasures(noun: Noun, attributes: readonly Attribute[]): Measure[] {
  const [one] = noun.label
  const count: Measure = {
    id: `${noun.id}_count`,
    label: `number of ${noun.label[1]}`,
    words: noun.words.flatMap(word => [`${word} count`, `${word} volume`]),
    noun: noun.id,
    value: { kind: 'aggregate', of: { fn: 'count' } },
    format: 'count',
  }
  const numbers = attributes.filter(({ kind, format }) => kind === 'number' && format !== 'year')
  return [
    count,
    ...numbers.flatMap(attribute => [
      ...(attribute.rollup === 'sum' ? [aggregate(noun, one, attribute, 'sum')] : []),
      aggregate(noun, one, attribute, 'avg'),
    ]),
  ]
}

const spoken = { sum: 'total', avg: 'average' } as const

function aggregate(
  noun: Noun,
  one: string,
  { id, label, words, format }: Attribute,
  fn: 'sum' | 'avg',
): Measure {
  const name = id.slice(id.indexOf('.') + 1)
  const isTotal = fn === 'sum' && label.endsWith('total')
  const whose = label.startsWith(one) ? label : `${one} ${label}`
  return {
    id: isTotal ? `${noun.id}_${name}` : `${spoken[fn]}_${noun.id}_${name}`,
    label: isTotal ? whose : `${spoken[fn]} ${whose}`,
    words: [...words, ...(isMoneyItself(noun, id) ? [one] : [])].map(word => `${spoken[fn]} ${word}`),
    noun: noun.id,
    value: { kind: 'aggregate', of: { fn, attribute: id } },
    // A number of things is a whole number, their average is not.
    format: fn === 'avg' && format === 'count' ? 'number' : format,
  }
}

/** "Total payments" are dollars, "total visits" are visits. */
const isMoneyItself = ({ amount, words }: Noun, attribute: string) =>
  amount === attribute &&
  words.some(word => /\b(payment|sale|expense|donation|refund|deposit|payout|cost)$/.test(word))
