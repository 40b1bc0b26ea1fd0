// "3/2 under 500k": bedrooms and bathrooms, as agents write them. Behind a word of time it is a day, before "of" a fraction.
import type { Token } from '#engine/text/token.ts'

const isTimed = /^(on|since|from|to|until|by|before|after|between|and|through|of|in|around|week|month)$/
const isPart = /^(of|bath|baths|bathroom|bathrooms|bed|beds|stars?|to|hours?|an?|the)$/

const isOfHomes =
  /^(actives?|homes?|houses?|listings?|solds?|pendings?|closings?|sales|ranch|villas?|cabins?|chalets?|places?|properties)$/

/** "Bookings 1/2", "revenue 3/4": a day, which nobody can tell from the rooms of a home. */
const isEvent =
  /^(bookings?|reservations?|stays?|arrivals?|checkins?|checkouts?|ins|outs|departures?|orders?|purchases?|revenue|sales|leads?|inquiries|views|refunds?|cancellations?)$/

const isPair = (tokens: readonly Token[], at: number): boolean => {
  const [before, beds, baths, behind] = [-1, 0, 1, 2].map(step => tokens[at + step])
  return (
    /^[1-7]$/.test(beds?.text ?? '') &&
    /^[1-6]s?$/.test(baths?.text ?? '') &&
    baths?.glue === '/' &&
    beds?.glue === undefined &&
    (behind?.glue === undefined || behind.kind === 'mark') &&
    // "Avg rent on 3/2s": no day has a plural.
    (baths?.text.endsWith('s') === true ||
      !isTimed.test(before?.text ?? '') ||
      (/^(on|of|in|and|to|from)$/.test(before?.text ?? '') && isOfHomes.test(behind?.text ?? ''))) &&
    !isPart.test(behind?.text ?? '') &&
    !isEvent.test(before?.text ?? '')
  )
}

const halfIsHalf =
  /^\( (?:(?:an?|each|every) )?half (?:bath|bathroom)s? (?:=|is|are|counts?(?: as)?|counted as) (?:an? )?(?:half|0?\.5) \)$/

/** "3.5+ baths (a half bath = .5)": how they are counted anyway. Counted otherwise, it stays and is not understood. */
const withoutGloss = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(({ text }) => text === 'half')
  if (at < 1) return tokens
  const start = tokens.slice(0, at).findLastIndex(({ text }) => text === '(')
  const end = tokens.findIndex(({ text }, place) => place > at && text === ')')
  if (start < at - 2 || end < 0) return tokens
  const said = tokens.slice(start, end + 1).map(({ text }) => text)
  return halfIsHalf.test(said.join(' ')) ? [...tokens.slice(0, start), ...tokens.slice(end + 1)] : tokens
}

/** The tokens with the rooms named. */
export const withRooms = (given: readonly Token[]): Token[] => {
  const tokens = withoutGloss(given)
  return tokens.flatMap((token, at): Token[] => {
    const unit = isPair(tokens, at) ? 'bed' : isPair(tokens, at - 1) ? 'bath' : null
    if (unit === null) return [token]
    const { glue: _, ...number } = token
    const named: Token[] = [
      { ...number, text: number.text.replace('s', '') },
      { ...number, kind: 'word', text: unit },
    ]
    // "The active 3/2s": homes that have them.
    return number.text.endsWith('s') ? [...named, { ...number, kind: 'word', text: 'homes' }] : named
  })
}
