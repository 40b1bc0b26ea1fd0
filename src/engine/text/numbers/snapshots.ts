// "Harbor Village snapshot: actives, under contract, closings YTD and YTD volume": how many there are of each state, beside the money of
// one of them. Left as they are, the states would be those of one home.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const time =
  '(?:ytd|year to date|this (?:year|month|quarter|week)|last (?:year|month|quarter|week)|so far this year)'
const state =
  '(?:actives?|pendings?|under contract|closings|closed(?: sales)?|solds?|expireds?|withdrawns?)(?: (?:homes|listings|sales))?'
const sum =
  '(?:total |dollar |sales |sold |closed )?volume|(?:average|avg|median) (?:sold price|sale price|price|days on market|dom)'
const cell = `(?:the |current )?(?:${time} )?(?:${state}|${sum})(?: ${time})?`
const joint = '(?: ,(?: and)?| and| plus| \\+)'
const heading =
  '(?:snapshot|summary|recap|overview|rundown|at a glance|scorecard|stats|status|numbers|figures)'

const whole = new RegExp(
  `^(?:(?:quick |market |give me (?:a |the )?|i need (?:a |the )?|the )*)(?:${heading} (?:of|for|on) )?(?:(?<place>[a-z]+(?: [a-z]+){0,2}?)(?: ${heading})?(?: for (?:the |my |our )[a-z]+(?: [a-z]+)?)? : )?(?<cells>${cell}(?:${joint} ${cell}){2,6})(?= [.?!]|$)`,
)

const names: readonly (readonly [RegExp, string])[] = [
  [/^actives?/, 'actives'],
  [/^(?:pendings?|under contract)/, 'pendings'],
  [/^(?:closings|closed|solds?)/, 'closings'],
  [/^expireds?/, 'expired listings'],
  [/^withdrawns?/, 'withdrawn listings'],
]

function counted(said: string): string {
  const when = new RegExp(time).exec(said)?.[0]
  const what = said
    .replace(new RegExp(time), '')
    .replace(/^ ?(?:the |current )?/, '')
    .trim()
  const name = names.find(([known]) => known.test(what))?.[1]
  const number = name === undefined ? what : `number of ${name}`
  return when === undefined ? number : `${number} ${when}`
}

const rule: Rewriting = {
  said: whole,
  meant: ({ groups = {}, 0: said }) => {
    const cells = (groups['cells'] ?? '').split(new RegExp(`${joint} `)).map(counted)
    const place = groups['place'] ?? ''
    const numbers = cells.filter(one => one.startsWith('number of'))
    const isTimed = cells.some(one => new RegExp(`${time}$`).test(one))
    if (numbers.length < 2 || !isTimed) return said
    return `${cells.join(' , ')}${place === '' || new RegExp(`^${heading}$`).test(place) ? '' : ` in ${place}`}`
  },
}

export const snapshots = wherever(
  [/^(ytd|date|this|last)$/, /^(actives?|pendings?|contract|closings|closed|solds?|expireds?|withdrawns?)$/],
  [rule],
)
