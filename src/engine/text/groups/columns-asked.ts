// "Which homes are closed, and what cities are they in", "who arrives, and at which property": a second question of the same
// sentence that asks for one more column. Without it another list would be asked for.
import { rewritten, wherever, type Rewriting } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const and = '(?:, )?and'
const they = '(?:they|it|each(?: one| of them)?|those|he|she)'
const ends = '(?= [.?!,]|$)'
const be = '(?:is|are|was|were|do|does|did|will|had|has|have)'
/** A day or a number is asked for in other ways. */
const column =
  '(?<column>(?!(?:day|date|time|weekday|month|quarter|year|percent|percentage|share|rate|ratio|number|amount)s?\\b)[a-z]+)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `${and} (?:(?:in|at|on|from) )?(?:what|which) ${column} (?:is|are|was|were|do|does|did) ${they} (?:in|from|at|on|belong to|live in|staying in|staying at|part of|located in|located)${ends}`,
    ),
    meant: ({ groups }) => `with ${groups?.['column'] ?? ''}`,
  },
  {
    said: new RegExp(
      `${and} (?:in|at|into|to) (?:what|which) (?<column>property|home|house|listing|place|cabin|villa)(?: (?:is|are|will) ${they}(?: be)?(?: staying| going| booked)?)?${ends}`,
    ),
    meant: ({ groups }) => `with ${groups?.['column'] ?? ''}`,
  },
  {
    said: new RegExp(
      `${and} (?:on )?(?:what|which|the) (?:day|date)(?: ${be})? ${they} (?:be )?(?:arriv(?:e|es|ing)|check(?:s|ing)? in|com(?:e|es|ing)|start(?:s|ing)?|gets? (?:there|here|in))${ends}`,
    ),
    meant: () => 'and arrival date',
  },
  {
    said: new RegExp(
      `${and} (?:on )?(?:what|which) (?:day|date)(?: ${be})? ${they} (?:be )?(?:leav(?:e|es|ing)|check(?:s|ing)? out|depart(?:s|ing)?|go(?:es|ing)? home)${ends}`,
    ),
    meant: () => 'and departure date',
  },
  // "Who is in our homes, and until when": the day on which they leave.
  {
    said: new RegExp(
      `${and} until (?:when|(?:what|which) (?:day|date))(?: ${be})?(?: ${they})?(?: (?:be )?(?:stay(?:s|ing)?|have it|has it|have the (?:place|house|home)|there|here|with us|booked))?${ends}`,
    ),
    meant: () => 'and departure date',
  },
  {
    said: new RegExp(
      `${and} how many days (?:(?:had|has|have|was|were|is|are|did|do) (?<who>${they})|(?<whose>${they}) (?:had|has|have|was|were|is|are)) (?:been |sit |sat |spend |spent |stay )?(?:on the market|listed|for sale|sitting(?: there| on the market)?|out there|up for sale)${ends}`,
    ),
    meant: ({ groups }) =>
      /^(?:it|\d+)$/.test(groups?.['who'] ?? groups?.['whose'] ?? '')
        ? 'and its days on market'
        : 'and days on market',
  },
]

/** "Its asking price and how long has it been sitting". */
const ofIt: Rewriting = {
  said: new RegExp(
    `${and} how long (?:(?:has|was|did) it|it (?:has|was|had)) (?:been |sit |sat |stay )?(?:on the market|listed|for sale|sitting(?: there)?|out there)${ends}`,
  ),
  meant: () => 'and its days on market',
}

/** "Active homes in Old Town, and how old they are": of each of them, and no mean. */
const those = '(?:they|these|those|the homes|the houses|each(?: one| of them)?)'
const told = `(?:${and}|,) (?:also )?(?:(?:tell me|say|show|show me|list) )?`
const ofEachThing: readonly Rewriting[] = [
  {
    said: new RegExp(`${told}how old ${those} (?:are|is|all are)${ends}`),
    meant: () => 'with age',
  },
  {
    said: new RegExp(
      `${told}how long ${those} (?:have|has|had) (?:been |sat )(?:on the market|listed|for sale)${ends}`,
    ),
    meant: () => 'with days on market',
  },
]

/** "The five that sat the longest before they sold, and how many days each": what they are ranked by. */
const daysOfEach: readonly Rewriting[] = [
  {
    said: /(?<=\b(?:sat|took|stayed|lingered|waited|were listed|sat on the market|on the market) (?:the )?(?:longest|shortest)(?: on the market)? )before (?:they sold|it sold|selling|being sold|they were sold|closing|they closed)/,
    meant: () => 'that sold',
  },
  {
    said: new RegExp(
      `(?<=\\b(?:longest|shortest|days on market|dom)\\b.*)${and} how many days(?: for)? each(?: one)?${ends}`,
    ),
    meant: () => 'and days on market',
  },
]

/** "By the state they live in, one line per state": said once more. */
const oneLine: Rewriting = {
  said: /(?<=[a-z,] )(?:like |so )?one (?:line|row|entry) (?:per|for each|for every) (?<what>[a-z]+)(?= [.?!]|$)/,
  meant: ({ groups, 0: said }, question) =>
    new RegExp(`\\b(?:by|per|each) (?:the )?${groups?.['what'] ?? ''}\\b.* one `).test(question) ? '' : said,
}

/** "And how many days that is": of what was named before it. */
const thatMany: Rewriting = {
  said: new RegExp(`${and} how many days (?:that|it|this) (?:is|was|has been)(?= and | [.?!,]|$)`),
  meant: () => 'and days',
}

/** "… more than 120 days on the market? Show the days too". */
const daysToo: Rewriting = {
  said: /(?<=\b(?:days on (?:the )?market|(?:sat|sitting|listed|lingering|languishing)(?: [a-z]+){0,4} \d+ days)\b.*(?:[?.!,;]|and) (?:please )?(?:show|list|give|include|add)(?: me)? )(?:the |their )?days(?= (?:too|as well|also|please)|(?: [.?!])?$)/,
  meant: () => 'days on market',
}

/** "Who is arriving? Only the confirmed stays": the rows that are asked about, and no other things. */
const onlySuch: Rewriting = {
  said: /(?<=[?.!,] (?:only|just) (?:the )?)(?<state>confirmed|pending|completed|cancelled|weekly|monthly) (?:stays|bookings|reservations)(?= (?:please )?[.?!]|$| please$)/,
  meant: ({ groups }) => `${groups?.['state'] ?? ''} ones`,
}

/** "The oldest house for sale, and from what year": the one that it is ranked by. */
const ofAge: Rewriting = {
  said: new RegExp(
    `${and} (?:from |in )?(?:what|which) year(?: (?:is|was) (?:it|that)(?: from| built(?: in)?)?|(?: is)? it (?:is|was)(?: from| built(?: in)?)?)?${ends}`,
  ),
  meant: () => 'and its year',
}

export const columnsAsked = wherever(
  /^(market|sitting|sat|line|row|entry|what|which|how|when|day|date|before)$/,
  (given: readonly Token[]): readonly Token[] => {
    const tokens = given.some(({ text }) => /^(market|sat|sitting|listed)$/.test(text))
      ? rewritten(given, [daysToo])
      : given
    if (tokens.some(({ text }) => /^(line|row|entry)$/.test(text))) return rewritten(tokens, [oneLine])
    if (!tokens.some(({ text }, at) => at > 2 && /^(what|which|how|when|day|date|before)$/.test(text)))
      return tokens
    const isOfAge = tokens.some(({ text }) => /^(oldest|newest|old|new)$/.test(text))
    const isOfDays = tokens.some(({ text }) => /^(longest|shortest|days|dom)$/.test(text))
    const asksWho = tokens[0]?.text === 'who'
    return rewritten(tokens, [
      ...rules,
      ...ofEachThing,
      ...(isOfDays ? daysOfEach : []),
      thatMany,
      ofIt,
      ...(isOfAge ? [ofAge] : []),
      ...(asksWho ? [onlySuch] : []),
    ])
  },
)
