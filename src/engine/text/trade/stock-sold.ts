// "Say we sold every last item in stock at list price, how much money is that": nothing of it was sold, it is what the stock is worth.
// Read as orders it would be what such orders brought in.
import { wherever } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

type Tokens = readonly Token[]

const opens = '(?:(?:so|ok|okay|now|and|but|well) )?'
const supposed =
  '(?:say|suppose|supposing|imagine|assume|assuming|pretend|let us say|lets say|what if|if|in case|provided)(?: that| ,)?'
const who = '(?:we|i|you|somebody|someone|they)'
const sells = `${who}(?: could| were to| did| would| manage to| managed to)? (?:sell|sold|cleared|clear|unload|unloaded|liquidated?|sell off|sold off)`
const price =
  'at (?:the |our |their |its |my )?(?:current |own |todays )?(?:(?:list|listed|selling|retail|full|sticker|shelf|regular|catalog) )?(?:prices?|retail)'
const asked = `(?:how much (?:money |cash |revenue )?|what (?:revenue |money |amount )?)(?:(?:is|would|will|does|could)(?: that| it| this| we| i)(?: be worth| be| make| get| earn| gross| bring in| bring us| bring| come to| amount to| add up to| take in| have| be in total)?|(?:is|would be) (?:that|it) worth)(?: in total| all together| altogether| for)?`

const first = new RegExp(
  `^${opens}${supposed} ${sells} (?<goods>.+?)(?: ${price})? (?:[,.:-] |then )?${asked}(?= |$)`,
)
const last = new RegExp(`^${opens}${asked} ,? ?${supposed} ${sells} (?<goods>.+?)(?: ${price})?(?= [?.!,]|$)`)

const place =
  /\b(?:in (?:the |our |my )?(?:stock|warehouse|inventory|stockroom)|on (?:the |our |my )?(?:shelf|shelves)|on hand|(?:inventory|stock))\b/g
const idle =
  /\b(?:every|last|single|each|all|of|it|the|our|my|whole|entire|complete|full|total|remaining|current|we|have|has|had|got|hold|carry|that is|that are|is|are|everything|anything|things?|stuff|items?|pieces?|units?|products?|goods|left|still|currently|now|unsold|which)\b/g

export const stockSold = wherever(
  /^(?:sell|sold|cleared?|unload|unloaded|liquidated?)$/,
  (tokens: Tokens): Tokens => {
    const text = tokens.map(token => token.text).join(' ')
    const found = first.exec(text) ?? last.exec(text)
    const goods = found?.groups?.['goods']
    const head = tokens[0]
    // "At half price" is worth another sum.
    if (found === null || goods === undefined || head === undefined || goods.search(place) < 0) return tokens
    if (/\b(?:at|for|off|percent|half|if|last (?:year|month|week|quarter))\b|\d|[,.;%$]/.test(goods))
      return tokens
    const whose = goods.replaceAll(place, '').replaceAll(idle, '').split(' ').filter(Boolean)
    const said = ['what', 'is', 'the', 'stock', 'value', ...(whose.length === 0 ? [] : ['of', ...whose])]
    const taken = found[0].split(' ').length
    return [...said.map(word => ({ ...head, kind: 'word' as const, text: word })), ...tokens.slice(taken)]
  },
)
