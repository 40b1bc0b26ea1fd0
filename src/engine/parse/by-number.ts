// "Order 100500", "ORD-100500", "MLS # 100245": one row by the number that is its name. The tables hold too many of them to know
// each, but a model tells how they are written.
import type { Token } from '#engine/text/token.ts'
import type { Meaning } from './piece.ts'
import type { Candidate } from './segment.ts'

const joint = /^(#|no|number|nr|id|:|=|is)$/

export function numbersOfRows(tokens: readonly Token[], phrases: readonly Candidate[]): Candidate[] {
  return tokens.flatMap(({ kind, text }, at) => {
    if (kind !== 'number' || !/^\d{5,7}$/.test(text)) return []
    const word = (place: number) => tokens[place]?.text ?? ''
    let first = at
    while (joint.test(word(first - 1))) first--
    const named = phrases.flatMap(({ end, meaning }) => {
      const numbered = end >= first && end <= at ? numberedBy(meaning) : undefined
      return numbered === undefined || isMany(word(end - 1), meaning) ? [] : [{ ...numbered, end }]
    })
    const [own] = named.toSorted((a, b) => b.end - a.end)
    if (own === undefined) return []
    // "ORD-100500": the letters are part of the number.
    const prefix = tokens[at - 1]?.raw.toLowerCase() ?? ''
    const isPrefix = own.prefix !== '' && own.prefix.toLowerCase().startsWith(prefix) && prefix.length > 1
    const meaning: Meaning = { kind: 'value', attribute: own.attribute, value: `${own.prefix}${text}` }
    return [{ start: isPrefix ? at - 1 : own.end, end: at + 1, meaning, score: 1.5 }]
  })
}

function numberedBy(meaning: Meaning): { attribute: string; prefix: string } | undefined {
  if (meaning.kind === 'attribute' && meaning.prefix !== undefined)
    return { attribute: meaning.attribute, prefix: meaning.prefix }
  return meaning.kind === 'noun' ? meaning.numbered : undefined
}

const isMany = (word: string, { kind }: Meaning): boolean => kind === 'noun' && word.endsWith('s')
