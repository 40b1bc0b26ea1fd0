// Short words that stand for others only beside certain words: "by cat", "btw 600 and 850k", "older as 30 days".
import { inPlainNouns } from './plain-nouns.ts'
import { inPlainVerbs } from './verbs/plain-verbs.ts'
import { howFull, howLong, howMuchWorth } from './numbers/how-long.ts'
import { inPlaceRules } from './in-place-rules.ts'
import { forFirst } from './groups/for-first.ts'
import { perFirst } from './numbers/per-first.ts'
import type { Token } from './token.ts'

/** "More than half a year": a length of time, in the unit that it is a whole number of. */
const inMonths = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, at) => {
    const text = (place: number) => tokens[place]?.text ?? ''
    const isHalf = (place: number) =>
      text(place) === 'half' &&
      /^(than|over|under|least|for|about|nearly|almost)$/.test(text(place - 1)) &&
      (text(place + 1) === 'year' || (text(place + 1) === 'a' && text(place + 2) === 'year'))
    if (isHalf(at)) return [{ ...token, kind: 'number' as const, text: '6' }]
    if (token.text === 'a' && isHalf(at - 1)) return []
    return token.text === 'year' && (isHalf(at - 1) || isHalf(at - 2))
      ? [{ ...token, text: 'months' }]
      : [token]
  })

const bound = /^(least|most|than|over|under|above|below|minimum|maximum)$/
const small = /^(\d+(\.\d+)?|one|two|three|four|five|six|seven|eight|nine|ten)$/

/** "At least a four star rating": the article belongs to the thing; "over a million" is a number with its own. */
const withoutArticle = (tokens: readonly Token[]): Token[] =>
  tokens.filter(
    ({ text, quoted }, at) =>
      !/^an?$/.test(text) ||
      quoted === true ||
      !bound.test(tokens[at - 1]?.text ?? '') ||
      !small.test(tokens[at + 1]?.text ?? '') ||
      tokens[at + 2]?.kind !== 'word',
  )

/** "Does anybody have more than twenty orders": who does is asked. */
const whoDoes = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, at) => {
    const isLimited = () =>
      tokens.slice(at + 2, at + 7).some(({ text }) => /^(than|least|over|above)$/.test(text))
    return /^(anybody|anyone|somebody|someone)$/.test(token.text) &&
      /^(does|did|has|have)$/.test(tokens[at - 1]?.text ?? '') &&
      at < 4 &&
      isLimited() &&
      /^(have|has|had|got|ever|spent|placed|made)$/.test(tokens[at + 1]?.text ?? '')
      ? { ...token, text: 'who' }
      : token
  })

/** "Which homes can she still buy": whoever can, it can still be bought. */
const modalFirst = (tokens: readonly Token[]): Token[] => {
  const swapped = [...tokens]
  tokens.forEach((token, at) => {
    const who = tokens[at + 1]
    const verb = tokens[at + 2]?.text === 'still' ? at + 3 : at + 2
    const isAsked =
      (at > 1 || (tokens[0]?.text === 'what' && tokens[verb]?.text === 'buy')) &&
      /^(can|could)$/.test(token.text) &&
      /^(i|we|you|he|she|they|one|someone|somebody)$/.test(who?.text ?? '') &&
      /^(buy|sell)$/.test(tokens[verb]?.text ?? '')
    if (isAsked && who !== undefined) swapped.splice(at, 2, who, token)
  })
  return swapped
}

/** "Cancelled bookings that should have started last month": what was booked for that day. */
const shouldArrive = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, at) => {
    let verb = at + 1
    while (/^(be|have|been)$/.test(tokens[verb]?.text ?? '')) verb++
    const isStay = /^(arriv|check|start|begin|began|begun|leav|left|depart|end)/.test(
      tokens[verb]?.text ?? '',
    )
    return token.text === 'should' && isStay ? { ...token, text: 'would' } : token
  })

/** "Due to check in next week": expected then. Without a time nothing tells when; "set to close" is under contract. */
const expected = (tokens: readonly Token[]): Token[] =>
  tokens.filter(
    ({ text }, at) =>
      !/^(due|expected|scheduled|set|slated|supposed)$/.test(text) ||
      tokens[at + 1]?.text !== 'to' ||
      tokens[at + 2]?.text === 'close' ||
      !tokens
        .slice(at + 2, at + 9)
        .some(({ text: word }) =>
          /^(today|tonight|tomorrow|next|last|this|coming|upcoming|following|(mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)$/.test(
            word,
          ),
        ),
  )

const amounts =
  /^(rev|revenue|rates?|adr|sales|income|units?|items?|pieces?|quantity|qty|spend|spent|price|cost|\$|inquiries|views|bookings|nights?|orders|earnings|closings|solds|leads|signups|refunds|cancellations|arrivals|checkouts|sessions|searches|stays|reservations)$/
const eachOf =
  /^(night|nt|order|booking|stay|reservation|guest|customer|unit|day|week|wk|month|mo|mth|quarter|qtr|year|yr|listing|property|session|home|sale|bed|bedroom)$/

/** "Rev/night", "rate/nt", "units/order": so much for each. */
const perEach = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, at) => {
    const isRate =
      token.glue === '/' &&
      eachOf.test(token.text) &&
      amounts.test(tokens[at - 1]?.text ?? '') &&
      tokens[at + 1]?.glue !== '/'
    const { glue: _, ...plain } = token
    return isRate ? [{ ...plain, text: 'per' }, plain] : [token]
  })

/** Most words are none of them. */
const anyTyped = new RegExp(inPlaceRules.map(({ typed }) => typed.source).join('|'))

/** The tokens with each of these spelled out where its neighbors tell what it is. */
export const spelledInPlace = (given: readonly Token[]): Token[] => {
  const told = inPlainVerbs(
    expected(
      shouldArrive(
        whoDoes(
          modalFirst(withoutArticle(inMonths(howMuchWorth(howFull(howLong(perFirst(forFirst(given)))))))),
        ),
      ),
    ),
  )
  const tokens = inPlainNouns(perEach(told))
  return tokens.flatMap((token, at) => {
    if (!anyTyped.test(token.text)) return [token]
    const near = (word: RegExp | undefined, place: number) => word?.test(tokens[place]?.text ?? '') ?? true
    const rule = inPlaceRules.find(
      ({ typed, raw, before, behind, then, lead }) =>
        typed.test(token.text) &&
        (raw?.test(token.raw) ?? true) &&
        near(before, at - 1) &&
        near(behind, at + 1) &&
        near(then, at + 2) &&
        near(lead, at - 2),
    )
    if (rule === undefined || token.quoted === true) return [token]
    const words = rule.meant(token.text).split(' ')
    return words.map(text => ({ ...token, text }))
  })
}
