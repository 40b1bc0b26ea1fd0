// Short words that stand for others only beside certain words: "by cat", "btw 600 and 850k", "older as 30 days".
import { inPlainNouns } from './plain-nouns.ts'
import { inPlainVerbs } from './plain-verbs.ts'
import { howFull, howLong, howMuchWorth } from './how-long.ts'
import type { Token } from './token.ts'

interface Rule {
  typed: RegExp
  raw?: RegExp
  meant: (typed: string) => string
  before?: RegExp
  behind?: RegExp
  /** The word after the next, and the one before the last. */
  then?: RegExp
  lead?: RegExp
}

const rules: readonly Rule[] = [
  {
    typed: /^cats?$/,
    meant: typed => (typed === 'cat' ? 'category' : 'categories'),
    before: /^(by|per|each|every|which|top|best|\d+)$/,
  },
  // "Name, brand, cat": one of several columns. Behind a dog it is an animal.
  {
    typed: /^cats?$/,
    meant: () => 'category',
    before: /^[,+&|/]$/,
    behind: /^([,+&|/.?]|and|by|of|for|where|in|)$/,
  },
  // "Have done over 100k in sales".
  {
    typed: /^done$/,
    meant: () => 'made',
    before: /^(have|has|had)$/,
    behind: /^(over|more|at|above|under|less|fewer|between|\$|\d.*)$/,
  },
  // "How many did we close last month", "did anything close"; "before I close the month" is something else.
  {
    typed: /^close$/,
    meant: () => 'sell',
    before: /^(we|they|i|anything|something|nothing)$/,
    behind: /^(|[?.,]|in|last|this|during|since|between|per|by|each|every|yesterday|today|so)$/,
  },
  { typed: /^cats?$/, meant: () => 'category', before: /^$/, behind: /^(with|w|by|,|that|where)$/ },
  { typed: /^st$/, meant: () => 'states', before: /^\d+$/, behind: /^by$/ },
  // "Bed ct", "ct of solds"; CT is also a state.
  { typed: /^ct$/, meant: () => 'count', before: /^(?!in$|from|of$|to$|near$|and$|or$|,$|state$|for$)/ },
  { typed: /^cts$/, meant: () => 'counts' },
  { typed: /^lo$/, meant: () => 'low' },
  { typed: /^hi$/, meant: () => 'high', behind: /^(to|lo|low|->)$/ },
  { typed: /^hi$/, meant: () => 'high', before: /^(to|lo|low)$/ },
  { typed: /^hi$/, meant: () => 'high', before: /^-$/ },
  { typed: /^diff$/, meant: () => 'different', before: /^(many|of|#|count)$/ },
  { typed: /^diff$/, meant: () => 'difference' },
  { typed: /^ave$/, meant: () => 'average', before: /^(|,|the|is|by|and|what|show)$/ },
  {
    typed: /^form$/,
    meant: () => 'from',
    before: /^(came|come|comes|coming|ordered|booked|leads|guests|visitors)$/,
  },
  // Words of their own, which nobody means beside these.
  { typed: /^moths?$/, meant: () => 'month', before: /^(last|this|next|by|per|each|every)$/ },
  { typed: /^weak$/, meant: () => 'week', before: /^(last|this|next|by|per|each|every)$/ },
  {
    typed: /^beech$/,
    meant: () => 'beach',
    behind: /^(house|houses|home|homes|property|properties|rentals?)$/,
  },
  { typed: /^cary$/, meant: () => 'carry', before: /^(we|you|they|i)$/ },
  { typed: /^oders?$/, meant: typed => (typed === 'oder' ? 'order' : 'orders') },
  { typed: /^mush$/, meant: () => 'much', before: /^how$/ },
  { typed: /^pol$/, meant: () => 'pool', before: /^(with|a|no|without|and)$/ },
  // Behind thanks nothing is compared.
  { typed: /^thanks$/, raw: /^ty$/i, meant: () => 'this year', before: /^(vs|versus|v|and|to)$/ },
  { typed: /^thanks$/, raw: /^ty$/i, meant: () => 'this year', behind: /^(vs|versus|v)$/ },
  { typed: /^st$/, meant: () => 'state', before: /^(by|per)$/ },
  { typed: /^mos?$/, meant: () => 'months', before: /^\d+$/ },
  // "One line a month": one for each of them.
  {
    typed: /^a$/,
    meant: () => 'per',
    before: /^(line|row|figure)$/,
    behind: /^(day|week|month|quarter|year)$/,
  },
  // "Take the completed orders and tell me how many": an order to the listener, and no takings.
  { typed: /^(take|grab)$/, meant: () => 'tell', before: /^$/, behind: /^(the|all|our|only|just|every|my)$/ },
  // "How many orders, no sorry, customers": a correction, and no number of an order.
  { typed: /^no$/, meant: () => 'nope', behind: /^(wait|sorry|actually|hold|hang|scratch)$/ },
  // "What is the different between ask and sold price".
  { typed: /^different$/, meant: () => 'difference', behind: /^between$/ },
  // "How many is cost a house": no number of things can be the price of one.
  {
    typed: /^many$/,
    meant: () => 'much',
    before: /^how$/,
    behind: /^(is|are|does|do|did)$/,
    then: /^(cost|costs|worth)$/,
  },
  // "How often was it booked", "guests with three stays and how often": a number; "how often do they order" is a habit.
  {
    typed: /^often$/,
    meant: () => 'many times',
    before: /^how$/,
    behind: /^(did|was|were|has|have|had|each|every|they)$/,
  },
  { typed: /^often$/, meant: () => 'many times', before: /^how$/, behind: /^[.?]?$/, lead: /^(with|and)$/ },
  // "Came off a phone", "leads via Google": where it came from, and by what.
  {
    typed: /^off$/,
    meant: () => 'from',
    before: /^(come|comes|came|coming)$/,
    behind:
      /^(an?|their|his|her|mobile|phones?|tablets?|desktops?|google|facebook|instagram|airbnb|vrbo|the)$/,
    then: /^(?!market|shelf|shelves|board|block|table|asking|ask|list|listing|price)/,
  },
  { typed: /^btw$/, meant: () => 'between', behind: /^[$\d]/ },
  {
    typed: /^as$/,
    meant: () => 'than',
    before:
      /^(more|less|fewer|older|newer|bigger|smaller|larger|higher|lower|cheaper|longer|shorter|greater|better|worse|earlier|later)$/,
    behind: /^([$\d]|an?$|one$|two$|three$|four$|five$|six$|ten$|twenty$|thirty$|the$|last$)/,
  },
]

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
          /^(today|tonight|tomorrow|next|this|coming|upcoming|following|(mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)$/.test(
            word,
          ),
        ),
  )

const amounts =
  /^(rev|revenue|sales|income|units?|items?|pieces?|quantity|qty|spend|spent|price|cost|\$|inquiries|views|bookings|nights?|orders|earnings)$/
const eachOf =
  /^(night|nt|order|booking|stay|reservation|guest|customer|unit|day|week|month|listing|property|session|home|sale|bed|bedroom)$/

/** "Rev/night", "units/order": so much for each. */
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
const anyTyped = new RegExp(rules.map(({ typed }) => typed.source).join('|'))

/** The tokens with each of these spelled out where its neighbors tell what it is. */
export const spelledInPlace = (given: readonly Token[]): Token[] => {
  const told = inPlainVerbs(
    expected(whoDoes(modalFirst(withoutArticle(inMonths(howMuchWorth(howFull(howLong(given)))))))),
  )
  const tokens = inPlainNouns(perEach(told))
  return tokens.flatMap((token, at) => {
    if (!anyTyped.test(token.text)) return [token]
    const near = (word: RegExp | undefined, place: number) => word?.test(tokens[place]?.text ?? '') ?? true
    const rule = rules.find(
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
