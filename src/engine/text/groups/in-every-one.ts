// "Shoppers with completed purchases in all eight categories", "customers who bought something from every category": people who did it in
// each of them, said in one way. Orders that stand as a noun would be counted, and "all" would be no condition.
import { wherever } from '#engine/text/rewritten.ts'

const singular: Readonly<Record<string, string>> = {
  categories: 'category',
  brands: 'brand',
  states: 'state',
  cities: 'city',
}
const number = '\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|sixteen|twenty'
// "In each category" is one row for each; of "each of the eight" there is one number.
const all = `(?:in|from|across|at|out of|within) (?:(?:all|every one|each and every one|every single one|each one)(?: of)?(?: the| our| your)?(?: (?<count>${number}))?|each of (?:the |our )?(?<of>${number}))(?: different| product)? (?<many>categories|brands|states|cities)\\b`
const every =
  '(?:in|from|across|at|out of|within) (?:every|every single|each and every)(?: product)? (?<one>category|brand|state|city)\\b'
const some =
  '(?:something|anything|things|stuff|products|items|goods|at least (?:once|(?:one|1) (?:thing|product|item|order)))'
const didIt = `(?<verb>bought|ordered|purchased|shopped|stayed|booked)`
const hadIt = `(?<had>have|has|had|with|having|made|placed)(?: (?<state>completed|refunded|cancelled|pending))? (?<things>orders|purchases|stays)`

type Groups = Readonly<Record<string, string | undefined>>

const where = ({ count, of: each, many = '', one }: Groups): string => {
  const figure = count ?? each
  return figure === undefined ? `every ${one ?? singular[many] ?? many}` : `all ${figure} ${many}`
}
const stays = /^(stayed|booked|stays)$/

const done = ({ groups = {} }: RegExpExecArray): string =>
  `${stays.test(groups['verb'] ?? '') ? 'stayed in' : 'bought from'} ${where(groups)}`

const had = ({ groups = {} }: RegExpExecArray): string => {
  const { had: verb = '', state, things = '' } = groups
  const who = /^(with|having)$/.test(verb) ? 'who ' : ''
  const isStay = stays.test(things)
  const of = state === undefined ? '' : ` in ${state} ${isStay ? 'stays' : 'orders'}`
  return `${who}${isStay ? 'stayed in' : 'bought from'} ${where(groups)}${of}`
}

export const inEveryOne = wherever(
  [/^(all|every|each)$/, /^(categor(y|ies)|brands?|states?|cit(y|ies))$/],
  [
    { said: new RegExp(`\\b${didIt}(?: ${some})? ${all}`), meant: done },
    { said: new RegExp(`\\b(?<verb>bought|ordered|purchased|shopped) (?:${some} )?${every}`), meant: done },
    { said: new RegExp(`\\b${hadIt} ${all}`), meant: had },
    { said: new RegExp(`\\b${hadIt} ${every}`), meant: had },
  ],
)
