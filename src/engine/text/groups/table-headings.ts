// "Decade built | # sold | median sold price": the headings of a table, its first column the groups of the others. Between slashes
// ("weekday of check-in / completed stays / avg nights") every other column is a number, or one is to be divided by the next.
import { wherever } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

type Tokens = readonly Token[]

const number = /^(#|%|avg|average|mean|median|total|sum|count|number|min|max|revenue|share)$/
const counted =
  /^(bookings|orders|sales|closings|stays|customers|guests|listings|homes|products|reservations|purchases|sessions|views|inquiries|leads|visitors|deals|nights)$/
const group =
  /^(weekday|day|week|month|quarter|year|city|state|category|brand|area|subdivision|source|device|status|type|method)$/
const mostHeadings = 6

export const tableHeadings = wherever(/^[|/]$/, (tokens: Tokens): Tokens => {
  const parted = inHeadings(tokens, '|')
  return parted === tokens ? inHeadings(tokens, '/') : parted
})

function inHeadings(tokens: Tokens, bar: '|' | '/'): Tokens {
  const bars = tokens.flatMap(({ kind, text }, at) => (kind === 'mark' && text === bar ? [at] : []))
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
  const isDivided =
    bar === '/' && !(key.some(({ text }) => group.test(text)) && cells.every(cell => isNumber(cell)))
  if (isDivided) return tokens
  if (!computes || !isPlain || head === undefined || number.test(head.text)) return tokens
  const said = (words: string): Token[] =>
    words.split(' ').map(text => ({ ...head, kind: 'word' as const, text }))
  const columns = cells.flatMap((cell, at) => [
    ...(at === 0 ? [] : said('and')),
    ...(isCounted(cell) ? said('number of') : []),
    ...cell,
  ])
  return [...columns, ...said('by'), ...key, ...tokens.slice(end)]
}

/** "Orders", "completed stays". */
const isCounted = (cell: Tokens): boolean =>
  cell.length < 3 && !number.test(cell[0]?.text ?? '') && counted.test(cell.at(-1)?.text ?? '')

const isNumber = (cell: Tokens): boolean => isCounted(cell) || number.test(cell[0]?.text ?? '')
