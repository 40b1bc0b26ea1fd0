// "Booked nights as a share of all the nights we could have sold", "what percentage of nights were booked": how full the homes were,
// whose share of nights is one of those on offer, and not of those that were booked.
import { wherever } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const share = '(?:percentage|percent|share|proportion|pct|part|%)'
const offered = '(?:available|possible|bookable|sellable|rentable)'
const sold = '(?:sold|booked|rented|filled|rented out)'
const nights = `(?:all )?(?:of )?(?:the |our )?(?:${offered} )?nights(?: (?:that were |which were )?${offered}| on offer| we had| (?:we|they) (?:could|might) have ${sold}| that (?:could|might) have been ${sold})?`
const end =
  '(?= ?[,.?!]| (?:in|last|this|next|during|for|over|per|at|so|since|between|from)\\b| by (?:month|week|quarter|year|state|city|type|home|listing|property)\\b|$)'

/** Said of what is full already, it says nothing more. */
const again = new RegExp(`^(?:as |that is |meaning )?(?:an? |the )?${share} of ${nights}(?= ?[,.?!]|$)`)
const bookedOf = new RegExp(
  `^(?:booked nights|nights booked) (?:as |in )(?:an? |the )?${share} of ${nights}${end}`,
)
const asked = new RegExp(
  `^(?:which|what) ${share} of ${nights} (?:(?:was|were|got|is|are) (?:actually )?${sold.replace('booked', 'booked|occupied|taken')}|did we (?:actually )?(?:sell|book|fill|rent|rent out))${end}`,
)
const isFull = /\b(occupancy|how full|how booked|how occupied)\b/

/** "What share of nights were booked in beach houses" may be one of those that were booked; a time leaves no doubt. */
const isOfOffer = (whole: string, behind: string): boolean =>
  new RegExp(`\\b(${offered}|on offer|we had|have)\\b`).test(whole) ||
  /^ ?([?.!]|$)|^(?! by\b).*\b((last|this|next|past) (year|month|week|quarter|summer|winter|spring|fall|weekend|\d+)|so far|during|20\d\d|in (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|q[1-4]))/.test(
    behind,
  )

export const nightsOnOffer = wherever(/^nights$/, (tokens: readonly Token[]): readonly Token[] => {
  if (tokens.some(({ text }) => text.includes(' '))) return tokens
  for (const [at, token] of tokens.entries()) {
    if (!/^(as|an?|the|that|meaning|booked|nights|which|what|percentage|percent|share)$/.test(token.text))
      continue
    const said = tokens
      .slice(at)
      .map(({ text }) => text)
      .join(' ')
    const before = tokens
      .slice(0, at)
      .map(({ text }) => text)
      .join(' ')
    const whole = (asked.exec(said) ?? bookedOf.exec(said))?.[0]
    const meant = whole !== undefined && isOfOffer(whole, said.slice(whole.length)) ? whole : undefined
    const spare = isFull.test(before) ? again.exec(said)?.[0] : undefined
    const found = meant ?? spare
    if (found === undefined) continue
    const rest = tokens.slice(at + found.split(' ').length)
    return [
      ...tokens.slice(0, at),
      ...(meant === undefined ? [] : [{ ...token, text: 'occupancy' }]),
      ...rest,
    ]
  }
  return tokens
})
