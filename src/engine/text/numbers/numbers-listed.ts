// "Orders, revenue, AOV, number refunded", "homes, # with a pool, average price by area": a list of numbers, one of which counts only
// some of the things. Left as they are, all of the numbers would be of those alone.
import { rewritten, wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const homes = 'listings|homes|houses|properties'
const things = `(?:orders|purchases|bookings|reservations|stays|products|items|skus|customers|buyers|${homes})`
const behind = 'out of stock|sold out|low on stock|low in stock|running low|in stock|with (?:a )?pools?'
const before =
  'refunded|cancelled|canceled|pending|completed|confirmed|repeat|one time|low stock|sold|active|expired|withdrawn|under contract'
const state = `(?:${behind}|${before})`
const number =
  '(?:(?:(?:number|count|#)(?: of)?(?: the)?(?: that (?:are|were|got))?|how many(?: are| were| is| got| get)?)(?: still| currently| now| already)?)'
const some = `(?:(?:${before}) ${things}|${things} (?:${behind}|refunded|cancelled|canceled|completed))`
/** Some of the things, by a name of their own. */
const undone = '(?:refunds|returns|cancellations|cancelations)'
const measure = [
  '(?:total )?(?:revenue|sales|(?:units|pieces|items|copies)(?: we)? sold|units|pieces|nights|volume)',
  'aov|(?:refund|cancellation|return) rate',
  '(?:average|median|mean|avg|total) (?:(?!and |by |per )[a-z]+ ){0,3}?(?:price|value|ltv|rating|rate|stay|nights|stock|quantity|amount|order|size|spend|revenue|dom|market)',
].join('|')
const item = `(?:the )?(?:${number} (?:${some}|${state}|${things}|${undone})|${some}|${measure}|(?:${behind}|low stock) count|(?:total )?(?:${things}(?: placed| received)?|${undone}))`
const joint = '(?: ,)?(?: and| plus| \\+)? '
const opening =
  '(?<=^|[:,] |(?:show|show me|list|give me|need|want|the|compare|see|for each [a-z]+|by [a-z]+|report) )'
const ends =
  '(?= (?:, (?:all )?)?(?:by|per|for|in|on|this|last|past|since|during|so far|each|from|to date|ytd|today|yesterday)\\b|(?: [.?!])?$)'

/** "Show me the refunds and cancellations of last week" are the rows themselves, as are any two that are only named. */
const isShown = /\b(?:show|list|give|see|need|want)\b/
const hasNumber = new RegExp(`\\b(?:${number}|${measure})\\b|#`)
const isGrouped = /^ (?:by|per|for each|in each|each)\b/

const list: Rewriting = {
  said: new RegExp(`${opening}${item}(?:${joint}${item}){1,5}${ends}`),
  meant: ({ 0: said, index }, question) => {
    const isOfRows = said.split(/ , | and /).length < 3 || isShown.test(question.slice(0, index))
    const asksNumbers = hasNumber.test(said) || isGrouped.test(question.slice(index + said.length))
    return isOfRows && !asksNumbers ? said : eachCounted(said)
  },
}

const one = new RegExp(
  `^(?:the )?(?:(?<number>${number}) )?(?:(?<some>${some})|(?<state>${state})(?: count)?|(?<undone>${undone})|(?:total )?(?<all>${things})(?: placed| received)?)$`,
)

interface Item {
  text: string
  number?: string | undefined
  some?: string | undefined
  state?: string | undefined
  undone?: string | undefined
  all?: string | undefined
}

const readItem = (text: string): Item => {
  const groups = one.exec(text)?.groups
  return {
    text,
    number: groups?.['number'],
    some: groups?.['some'],
    state: groups?.['state'],
    undone: groups?.['undone'],
    all: groups?.['all'],
  }
}

const isBareSome = (one: Item | undefined): boolean => one?.some !== undefined && one.number === undefined

function eachCounted(said: string): string {
  const items = said.split(new RegExp(' , (?:and |plus |\\+ )?| and | plus | \\+ '))
  const read = items.map(readItem)
  const named = new Set(read.map(({ all, some }) => all ?? some?.match(new RegExp(`\\b${things}\\b`))?.[0]))
  named.delete(undefined)
  const [thing, ...others] = named
  const isPlain = read.every(({ state, undone }) => state === undefined && undone === undefined)
  const isWhole = isPlain && read.every(({ some }) => some === undefined)
  // "Completed orders, pending orders": numbers of states alone are counted in their own way.
  const isOfOrders = ({ state, some }: Item) =>
    /^(?:refunded|cancell?ed|pending|completed|confirmed)\b/.test(state ?? some ?? '')
  const areStates = thing !== undefined && read.every(isOfOrders)
  // "How many pending and cancelled orders": the things are named once, for both.
  const isShared = read.some((one, at) => one.state !== undefined && isBareSome(read[at + 1]))
  if (areStates || isShared || (isPlain && items.length < 3) || isWhole || others.length > 0) return said
  const counted = read.map(one => {
    const { all = one.undone } = one
    if (all !== undefined) return `number of ${all}`
    if (one.some !== undefined) return numberOfSome(one.some)
    return one.state === undefined ? one.text : numberOf(one.state, thing)
  })
  return counted.includes(null) ? said : counted.join(' , ')
}

/** What was called off or sent back is no part of what the other numbers are of, and has a name of its own. */
const numberOfSome = (some: string): string => {
  if (/^refunded (orders|purchases)$| refunded$/.test(some)) return 'number of refunds'
  return /^cancell?ed | cancell?ed$/.test(some) ? 'number of cancellations' : `number of ${some}`
}

const ordered = /^(orders|purchases|bookings|reservations|stays)$/

/** "Number refunded": refunds. What is pending may be anything. */
function numberOf(state: string, thing: string | undefined): string | null {
  const isStock = /stock|low$|^sold out$/.test(state)
  if (isStock && (thing === undefined || /^(products|items|skus)$/.test(thing)))
    return `number of ${thing ?? 'products'} ${state === 'low stock' ? 'low on stock' : state}`
  if (state === 'refunded' && (thing === undefined || /^(orders|purchases)$/.test(thing)))
    return 'number of refunds'
  if (/^cancell?ed$/.test(state) && (thing === undefined || ordered.test(thing)))
    return 'number of cancellations'
  if (thing === undefined || isStock) return null
  const isOfHomes = new RegExp(`^(?:${homes})$`).test(thing)
  if (state.startsWith('with')) return isOfHomes ? `number of ${thing} with a pool` : null
  if (/^(repeat|one time)$/.test(state))
    return /^(customers|buyers)$/.test(thing) ? `number of ${state} ${thing}` : null
  if (/^(sold|active|expired|withdrawn|under contract)$/.test(state))
    return isOfHomes ? `number of ${state} ${thing}` : null
  return ordered.test(thing) ? `number of ${state} ${thing}` : null
}

const stated =
  /^(refunded|cancelled|canceled|refunds|returns|cancellations|cancelations|pending|completed|confirmed|repeat|stock|low|pools?|sold|active|expired|withdrawn|contract)$/

export const numbersListed: Rewording = wherever(stated, (tokens: readonly Token[]): readonly Token[] =>
  tokens.some(({ text }) => /^(,|and|plus|\+)$/.test(text)) ? rewritten(tokens, [list]) : tokens,
)
