// "How many days pass on average between a customer's first order and the second one", "how long until a guest books again": one
// number of days, said in a few words. Only of people: a product's second order is somebody else's.
import { wherever } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

type Tokens = readonly Token[]

const asked = String.raw`(?:how many days|how much time|how long|(?:number of )?days|time|gap|interval|wait|delay)`
const person = '(?:customer|buyer|shopper|client|guest|person|people|someone|somebody|visitor)s? '
const article = '(?:an? |the |their |his |her |each |every |our |one )?'
const thing = '((?:(?:completed|finished|paid) )?(?:order|purchase|stay|booking|reservation|visit|trip)s? )'
const ofEach = `(?:(?:per|for each|for every|of each|of every|of an?|for an?|for the average|by) ${person})?`
/** What may stand between the question and the two: "pass on average", "does the average customer dither". */
const verb = `(?:(?!first |between |from )(?!product|home|house|listing|propert|brand|categor|state|cit)[a-z]+ ){0,6}?`

const firstToSecond = new RegExp(
  `^${asked} ${verb}(?:between|from) ${article}(?:${person})?(?:very )?first ${thing}?(?:and|to|until|till) ${article}second ${thing}?(?:one )?${ofEach}`,
)
const untilSecond = new RegExp(
  `^(?:how long|how many days) (?:does it take|is it|until|before|till|do|does|it takes)? ?(?:until |before |till |for )?${article}${person}(?:to )?(?:place|make|book|get|come back for|return for|wait before|wait for|need for|places|makes|books|take to place|take to book|take for) ${article}second ${thing}(?:(?:after|from|since) ${article}first (?:${thing}|one )?)?${ofEach}`,
)
const oneToNext = new RegExp(
  `^${asked} ${verb}between (?:an? |the |their |each |every |our |one )?(?:${person})?(?:two |consecutive |successive )?((?:(?:completed|finished|paid) )?(?:orders|purchases|stays|bookings|reservations|visits|trips) )${ofEach}`,
)

const ofPeople = new RegExp(`\\b${person}`)
const ofThings = /\b(products?|homes?|house|houses|listings?|propert(y|ies)|brands?|units?) /

export const timeBetween = wherever(/^(between|second)$/, (tokens: Tokens): Tokens => {
  if (tokens.some(({ text }) => text.includes(' '))) return tokens
  for (const [start, { text }] of tokens.entries()) {
    if (!/^(how|number|days|time|gap|interval|wait|delay)$/.test(text)) continue
    const said = tokens
      .slice(start)
      .map(one => `${one.text} `)
      .join('')
    const found = readAt(said)
    if (found === null) continue
    const { length, meant } = found
    const spoken = meant.trim().split(' ')
    const [token] = tokens.slice(start)
    if (token === undefined) return tokens
    return [
      ...tokens.slice(0, start),
      ...spoken.map((word): Token => ({ ...token, kind: 'word', text: word, raw: word })),
      ...tokens.slice(start + length),
    ]
  }
  return tokens
})

function readAt(said: string): { length: number; meant: string } | null {
  const second = firstToSecond.exec(said) ?? untilSecond.exec(said)
  // "The gap between bookings of each home" is no guest's.
  const next = second === null && ofPeople.test(said) && !ofThings.test(said) ? oneToNext.exec(said) : null
  const found = second ?? next
  if (found === null) return null
  const [words, one, other] = found
  const named = one ?? other
  if (named === undefined) return null
  const meant = second === null ? 'days from one to next' : 'days from first to second'
  // A purchase is an order here, and elsewhere an event.
  const rows = /^purchases? $/.test(named) ? '' : `of ${named}`
  return { length: words.split(' ').length - 1, meant: `${meant} ${rows}` }
}
