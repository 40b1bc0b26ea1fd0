// "Which one has been on the market longest? Give the number of days", "the pending home with the largest DOM, with day count": a home is
// asked for, and how many days it has been there is its days on market.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const home = '(?:home|house|listing|property|one|pending|active|deal|sale)'
const longest = '(?:longest|most|largest|highest|biggest|greatest|max|maximum)'
const sat =
  '(?:sat|sits|been sitting|been there|been listed|been up|hung around|lingered|stayed|waited|took|has been|was)'
const column =
  '(?:days|(?:the )?number of days|(?:the )?days(?: it (?:took|sat|has been|was))?|day count|how many days(?: (?:it|that) (?:was|is|took|has been))?)'
const ends = '(?= [,.?!]|$)'

/** Behind "the longest there", whatever it counts is days on market. */
const isLongest = /\b(?:longest|dom|market time|days on (?:the )?market|days on market)\b/

const columns: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=\\b(?:address|with|its|include|including)\\b[^.?!]*(?:and|,|\\+|with) (?:the |its |their )?)${column}${ends}`,
    ),
    meant: ({ 0: said, index }, question) =>
      isLongest.test(question.slice(0, index)) ? 'days on market' : said,
  },
  // "…, and how many days did that amount to", "state its days on market".
  {
    said: /(?:(?: ,)? and|[,;?.]) (?:for )?how many days(?: (?:did|does|has|was|is|on|has it) (?:that|it|this)?)?(?: ?(?:amount to|come to|total|been|take|sat|sit|spent|on|was it|been there|make|is that))*(?: on)?(?: the market)?(?= [.?!]|$)/,
    meant: ({ 0: said, index }, question) =>
      /\blongest\b/.test(question.slice(0, index)) ? ' with days on market' : said,
  },
  { said: /\bstate (?=(?:its|their|the) (?:days|address|price|dom)\b)/, meant: () => 'show' },
]

/** "How many days has the longest-listed home under contract been on the market, and which home is it". */
const whichHome: Rewriting = {
  said: new RegExp(
    `^how (?:many days|long) (?:has|have|had|was|is) the (?:longest (?:- )?(?:listed|sitting|waiting|running|standing)|oldest) (?<what>(?:[a-z]+ ){1,5}?)(?:been |sat |stayed )?(?:on (?:the )?market|listed|there|for sale)(?: ,)? and (?:which|what) (?:home|house|one|listing|property) is (?:it|that)(?= [.?!]|$)`,
  ),
  meant: ({ groups }) =>
    `which ${(groups?.['what'] ?? '').trim()} has the most days on market , with days on market`,
}

/** "The longest that any sold home sat on the market before it went": how many days at most, and of no other state. */
const anyOfThem: Rewriting = {
  said: /\b(?:the )?(?<end>longest|shortest)(?: time| stretch)? (?:that )?(?:any|an?|one|some)(?: (?:one|single))? (?<state>(?:sold|closed|active|pending|expired|withdrawn|under contract) )?(?:home|house|listing|property|place|one) (?:(?:has|have|had|ever|that) )*(?:been |sat |sitting |stayed |lingered |was |spent |took |waited |listed )+(?:on (?:the )?market|for sale|there|listed|to sell)(?<sold>(?: before| until| till) (?:it (?:finally )?)?(?:went|sold|selling|was sold|closed|closing|it closed|got sold|going|being sold|finding a buyer|found a buyer|a buyer came))?(?= [.?!,]|$| (?:in|this|last|since)\b)/,
  meant: ({ groups = {} }) =>
    `${groups['end'] === 'shortest' ? 'minimum' : 'maximum'} days on market of ${groups['sold'] === undefined ? (groups['state'] ?? '') : 'sold '}homes`,
}

const plain: readonly Rewriting[] = [
  anyOfThem,
  { said: /\b(?:market time|time on (?:the )?market)\b/, meant: () => 'days on market' },
  // "Longest DOM among pendings": the one that has it.
  {
    said: new RegExp(
      `^(?:the |our )?${longest} (?:dom|days on (?:the )?market) (?:among|of|for|in) (?:the |our |all )?(?<what>[a-z]+(?: [a-z]+){0,3}?)(?= [:,])`,
    ),
    meant: ({ groups }) => `${one(groups?.['what'])} with the most days on market`,
  },
  {
    said: new RegExp(
      `^(?:the )?(?:max|maximum|longest|highest|most) (?:dom|days on market) [,:] (?<what>(?:under contract|pending|active|for sale|sold|closed|expired|withdrawn)(?: (?:home|house|listing)s?)?) [,:] `,
    ),
    meant: ({ groups }) => `${one(groups?.['what'])} with the most days on market : `,
  },
  {
    said: new RegExp(
      `\\b(?<that>that|which) (?:spent|had|has|has spent|has had) the ${longest} (?:number of )?days on (?:the )?market`,
    ),
    meant: ({ groups }) => `${groups?.['that'] === 'which' ? 'which' : 'that'} has the most days on market`,
  },
  {
    said: new RegExp(
      `(?<=\\b(?:which|what) ${home} (?:[a-z]+ ){0,3})(?:${sat}) (?:the )?longest(?: on (?:the )?market)?\\b`,
    ),
    meant: () => 'has been on the market longest',
  },
  {
    said: /\bwith (?:the )?(?:largest|longest|biggest|greatest|max|maximum) (?:dom|days on market)\b/,
    meant: () => 'with the most days on market',
  },
]

/** A state alone, as one home of it. */
const one = (what = ''): string => {
  const said = what.replace(/^(?:homes|houses|listings) (?=under|for)/, '').replace(/s$/, '')
  return /^(?:under contract|for sale)$/.test(said)
    ? `home ${said}`
    : /(?:home|house|listing)$/.test(said)
      ? said
      : `${said} home`
}

export const longestThere: readonly Rewording[] = [
  wherever([/^how$/, /^which|what$/, /^(longest|oldest)$/], [whichHome]),
  wherever(/^(longest|shortest|most|largest|highest|biggest|greatest|max|maximum|time)$/, plain),
  wherever([/^(days?|state)$/, /^(longest|most|dom|market)$/], columns),
]
