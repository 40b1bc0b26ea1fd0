// "Out of every hundred orders, how many are refunded", "how many of every 100 orders", "how many orders in a hundred": what
// percentage of them. Of every ten it would be another number.
import { wherever } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

type Tokens = readonly Token[]

const before = /^(?:out )?(?:of|in) (?:every|each|a) (?:hundred|100) /
const things = /^(?:[a-z]+ ){1,7}?(?=, ?how many |how many )/
const asked = /^,? ?how many (?:of (?:them|those|these) )?/
const middle = /^how many (?:out )?(?:of|in) (?:every|each|a) (?:hundred|100) /
const behind =
  /^how many ((?:[a-z]+ ){1,2}?)(?:out of|in|of) (?:every|each|a) (?:hundred|100)(?= (?:do|does|did|is|are|was|were|get|end|have|had)\b)/

/** Every word with one blank behind it: so many blanks are so many tokens. */
const wordsOf = (tokens: Tokens): string => tokens.map(({ text }) => `${text} `).join('')
const lengthOf = (words: string): number => words.split(' ').length - 1

export const ofEveryHundred = wherever(/^(hundred|100)$/, (tokens: Tokens): Tokens => {
  const first = tokens.findIndex(({ text }) => text === 'hundred' || text === '100')
  if (first < 0 || tokens.some(({ text }) => text.includes(' '))) return tokens
  return hundredFirst(tokens, first) ?? hundredBehind(tokens, first) ?? tokens
})

function hundredFirst(tokens: Tokens, hundred: number): Tokens | null {
  for (const start of [hundred - 3, hundred - 2]) {
    if (start < 0) continue
    const said = wordsOf(tokens.slice(start))
    const led = before.exec(said)?.[0]
    const named = led === undefined ? undefined : things.exec(said.slice(led.length))?.[0]
    if (led === undefined || named === undefined) continue
    const rest = said.slice(led.length + named.length)
    const question = asked.exec(rest)?.[0]
    if (question === undefined) continue
    const from = start + lengthOf(led)
    const to = from + lengthOf(named)
    return [
      ...tokens.slice(0, start),
      ...percentage(tokens[start]),
      ...tokens.slice(from, to),
      ...tokens.slice(to + lengthOf(question)),
    ]
  }
  return null
}

function hundredBehind(tokens: Tokens, hundred: number): Tokens | null {
  const start = tokens.findLastIndex(({ text }, at) => at < hundred && text === 'how')
  if (start < 0) return null
  const said = wordsOf(tokens.slice(start))
  const led = middle.exec(said)?.[0]
  if (led !== undefined)
    return [...tokens.slice(0, start), ...percentage(tokens[start]), ...tokens.slice(start + lengthOf(led))]
  const named = behind.exec(said)?.[1]
  if (named === undefined) return null
  const things = tokens.slice(start + 2, start + 2 + lengthOf(named))
  return [...tokens.slice(0, start), ...percentage(tokens[start]), ...things, ...tokens.slice(hundred + 1)]
}

const percentage = (token: Token | undefined): Token[] =>
  token === undefined ? [] : ['what', 'percentage', 'of'].map(text => ({ ...token, kind: 'word', text }))
