// "At what hour do people order? Order count for each hour", "where is our inventory? Homes for sale in each community": what opens the
// question is told by the one behind it, which names the groups. Every word before must be plain: another may narrow the answer.
import { wherever } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'
import { wordSet } from '#engine/text/word-list.ts'

type Tokens = readonly Token[]

const plain = wordSet(
  'so ok okay um at in on during of for to the a our all most do does did is are was were be being been have has we you people customers customer shoppers buyers guests visitors users folks they usually mostly typically come in out up look looks looking site shop store order orders ordering buy buying shopping browse browsing visit visits visiting book booking bookings happen fall stand sit located now right homes houses listings properties places listing home ones things',
)
const hour = /^(hours?|time)$/
const day = /^(weekdays?|day|days|week)$/
const groups: readonly { asks: RegExp; told: RegExp }[] = [
  {
    asks: /^(?:.* )?(?:what|which) (?:hours?|time)(?: of (?:the )?day)? /,
    told: /\b(?:for|per|by|in|each|every) (?:each |every |the )?hour\b/,
  },
  {
    asks: /^(?:.* )?(?:what|which) (?:days? of the week|weekdays?|week days?) /,
    told: /\b(?:for|per|by|on|each|every) (?:each |every |the )?(?:day of the week|weekday|week day)\b/,
  },
  {
    asks: /^(?:so )?where (?:is|are|do|does|did) /,
    told: /\b(?:for|per|by|in|each|every) (?:each |every |the )?(?:community|area|neighbou?rhood|subdivision|city|state|town|status|property type)\b/,
  },
  {
    asks: /^(?:so )?how old (?:are|is|were) /,
    told: /\b(?:by|per|for each|in each|for every) (?:the )?(?:decade|year built|age)\b/,
  },
]
/** What narrows, as long as the question behind it narrows by it too. */
const said: readonly { word: RegExp; again: RegExp }[] = [
  {
    word: /^(sold|sell|selling|sells|close|closed|closing)$/,
    again: /\b(?:sold|solds|sales?|closed|closings?)\b/,
  },
  {
    word: /^(inventory|sale|market|active|actives|available)$/,
    again: /\b(?:for sale|on the market|actives?|inventory|available)\b/,
  },
  { word: /^views?$/, again: /\bviews?\b/ },
]

export const askedThenTold = wherever(
  [/^(what|which|where|how)$/, /^(for|per|by|each|every|in)$/, /^[?.]$/],
  (tokens: Tokens): Tokens => {
    const mark = tokens.findIndex(({ text }) => text === '?')
    if (mark < 3 || mark > 16 || mark + 3 > tokens.length) return tokens
    const asked = tokens.slice(0, mark)
    const rest = tokens.slice(mark + 1)
    const first = asked.map(({ text }) => text).join(' ')
    const second = rest.map(({ text }) => text).join(' ')
    const found = groups.find(({ asks, told }) => asks.test(`${first} `) && told.test(second))
    if (found === undefined || (second.includes('?') && !second.endsWith('?'))) return tokens
    const isTold = ({ text, kind }: Token) =>
      plain.has(text) ||
      kind === 'mark' ||
      /^(what|which|where|how|old)$/.test(text) ||
      (hour.test(text) && hour.test(text) && /\bhour\b/.test(second)) ||
      (day.test(text) && /\b(?:weekday|day|hour)\b/.test(second)) ||
      said.some(({ word, again }) => word.test(text) && again.test(second))
    return asked.every(isTold) ? rest : tokens
  },
)
