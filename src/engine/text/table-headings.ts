// "Decade built | # sold | median sold price": the headings of a table, its first column the groups of the others.
import type { Token } from './token.ts'

type Tokens = readonly Token[]

const number = /^(#|%|avg|average|mean|median|total|sum|count|number|min|max|revenue|share)$/
const counted =
  /^(bookings|orders|sales|closings|stays|customers|guests|listings|homes|products|reservations|purchases|sessions|views|inquiries|leads|visitors|deals|nights)$/
const mostHeadings = 6

export function tableHeadings(tokens: Tokens): Tokens {
  const bars = tokens.flatMap(({ kind, text }, at) => (kind === 'mark' && text === '|' ? [at] : []))
  const [first, last] = [bars[0], bars.at(-1)]
  if (first === undefined || last === undefined || first === last || bars.length >= mostHeadings)
    return tokens
  const comma = tokens.findIndex(({ text }, at) => at > last && text === ',')
  const end = comma < 0 ? tokens.length : comma
  const cells = bars.map((bar, at) => tokens.slice(bar + 1, bars[at + 1] ?? end))
  const key = tokens.slice(0, first)
  // "Address | price | beds": columns of single rows.
  const computes = cells.some(
    ([head]) => head !== undefined && (number.test(head.text) || counted.test(head.text)),
  )
  const isPlain = [key, ...cells].every(cell => cell.length < 5 && cell.some(({ kind }) => kind === 'word'))
  const head = key[0]
  if (!computes || !isPlain || head === undefined || number.test(head.text)) return tokens
  const said = (words: string): Token[] =>
    words.split(' ').map(text => ({ ...head, kind: 'word' as const, text }))
  const columns = cells.flatMap((cell, at) => [
    ...(at === 0 ? [] : said('and')),
    ...(cell.length === 1 && counted.test(cell[0]?.text ?? '') ? said('number of') : []),
    ...cell,
  ])
  return [...columns, ...said('by'), ...key, ...tokens.slice(end)]
}
