// "Two rows, Aspen and Destin, revenue last year", "…, both numbers", "…; one row each", "for Aspen last year, and the same for Destin":
// each of those that are named has its own number, and their sum would tell neither.
import { timeOf } from './part-of-whole.ts'
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const entries = '(?:rows|lines|numbers|figures|bars|totals|counts)'
const entry = '(?:row|line|number|figure|bar)'
const asks = '(?:(?:please|pls|just|show|give|get|list|me|us|i|want|need|with|the|as) )*'
const ends = '(?= [.?!)]|$| (?:please|pls|thanks|thx)\\b)'
/** Where groups are named, or a comparison asked for, nothing is left to tell. */
const grouped =
  /\b(?:by|per|every|group|grouped|compare|comparing|compared|vs|versus|top|which|trend|monthly|weekly|who|more|less|fewer|higher|lower|better|worse|against|than|how many)\b|\beach (?!$|[.?!)]|please|of them)/
/** "Revenue and units sold, both numbers" names two numbers, and nothing that each of them is told for. */
const named = /\b(?:for|in|of|from|at|between) .* (?:and|or) | (?:and|or|,) .*[,;:-] /

const before = new RegExp(`^${asks}(?:two|2|both|three|3)(?: separate| different)? ${entries} [,:;-] `)
const behind = new RegExp(
  `(?: [,;.?(-])+ ${asks}(?:(?:both|two|2)(?: separate| different)? ${entries}|one ${entry} (?:each|for each(?: one)?|per (?:one|name))(?: of them)?)${ends}`,
)
const wordsIn = (text: string): number => text.split(' ').filter(word => word !== '').length

/** "Compare" before what is named, in place of the words that ask for a number of each. */
function compared(tokens: readonly Token[]): readonly Token[] {
  if (tokens.some(one => one.text.includes(' '))) return tokens
  const text = tokens.map(one => one.text).join(' ')
  const [lead] = before.exec(text) ?? []
  const tail = lead === undefined ? behind.exec(text) : null
  const from = lead === undefined ? wordsIn(asked.exec(text)?.[0] ?? '') : wordsIn(lead)
  const to = tail === null ? tokens.length : wordsIn(text.slice(0, tail.index))
  const rest = tokens.slice(from, to)
  const said = rest.map(one => one.text).join(' ')
  const [first] = tokens
  if ((lead ?? tail) === null || first === undefined || grouped.test(said) || !named.test(said)) return tokens
  const { glue: _, ...place } = first
  const close = tokens.slice(tail === null ? to : to + wordsIn(tail[0]))
  return [{ ...place, kind: 'word', text: 'compare' }, ...rest, ...close]
}
const asked = new RegExp(`^${asks}(?:what (?:is|was|were|are) )?`)

/** "For Aspen and the same for Destin". */
const sameFor: Rewriting = {
  said: /(?<=\b(?:for|of|in|from) .*)(?: ,)?(?: and| then| plus)+ (?:also )?the same(?: number| figure| thing| one)?(?: again)? (?=(?:for|of|in|from) (?!the\b|each\b|every\b|all\b|last\b|this\b|\d))/,
  meant: () => 'and ',
}

const time = `(?:(?:in|for|during|over|within|since) )?(?:the )?(?:${timeOf}|(?:past|last) \\d+ [a-z]+)`
const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter|today|yesterday|tomorrow'
const name = `(?!(?:for|in|from|of|since|over|during|within|and|the|each|every|all|last|this|past|which|what|how|who|both|our|those|these|${months})\\b)[a-z'&-]+`

/** "For Aspen last month, and for Destin": the time that the one is told for is that of the other. */
const timeBetween: Rewriting = {
  said: new RegExp(
    `\\b(?<prep>for|in|from) (?<one>${name}(?: ${name}){0,2}) (?<time>${time})(?: ,)? and (?:then |also )?\\k<prep> (?<two>${name}(?: ${name}){0,2})${ends}`,
  ),
  meant: ({ groups }) => {
    const { prep = '', one = '', two = '', time: when = '' } = groups ?? {}
    return `${prep} ${one} and ${prep} ${two} ${when}`
  },
}

export const aRowEach: readonly Rewording[] = [
  wherever(/^(rows|lines|numbers|figures|bars|totals|counts|row|line|number|figure|bar)$/, compared),
  wherever(/^same$/, [sameFor]),
  wherever([/^and$/, /^(for|in|from)$/], [timeBetween]),
]
