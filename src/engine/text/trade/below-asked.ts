// "By how much do homes sell below what was asked", "the typical gap between what they asked and what they got", "what percentage of
// the asking price do homes sell for": the discount and the sale-to-list ratio, by what they mean.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const who =
  '(?:they|sellers?|the sellers?|owners?|the owners?|people|we|it|homes|houses|the (?:home|house)|a (?:home|house))'
const homes = '(?:the |our |all )?(?:homes|houses|properties|listings|sales|places|they|solds|closings|we)'
const asked = `(?:what (?:${who} (?:was |were |is |are )?(?:first |originally )?(?:asked|asking|ask|listed at|wanted)|was asked|it was listed (?:at|for)|they listed (?:at|for))(?: for)?|(?:the |their |its )?(?:asking|ask|list)(?: price)?)`
const got = `(?:what (?:${who} )?(?:actually |really |finally |ended up |end up )?(?:got|getting|get|sold for|selling for|sells? for|went for|going for|closed (?:at|for)|fetched|brought|received|paid)|(?:the |their |its )?(?:sold|sale|selling|closing|final)(?: price)?)`
const mean = '(?: ?,? ?(?:on average|on avg|typically|usually)(?: ,)?)?'
const ends = '(?= [,.?!]|$| (?:by|per|in|for|this|last|over|across|with)\\b)'
const sale = '(?:sell|sold|go|went|close|closed|end up selling|wind up selling|selling|closing)'

const percent = '(?:more than|over|at least|less than|under|upwards of|north of) [\\d.a-z]+ (?:%|percent|pct)'

/** "Over 8 percent less than their ask", "more than 8% under LP", "below what they were asking": so far below asking. */
const soFarBelow: Rewriting = {
  said: new RegExp(
    `(?<=\\b${percent} )(?:less than|lower than|below|under|beneath|short of) (?:${asked}|(?:the |their )?lp)(?= [,.?!]|$| (?:in|this|last|since|with|show|by|and)\\b)`,
  ),
  meant: () => 'below asking',
}

const rules: readonly Rewriting[] = [
  // "How much did sellers give up in total this year compared with what they asked".
  {
    said: new RegExp(
      `\\bhow much(?: money)? (?:did|have) (?:the |our )?(?:sellers|owners) (?:give|given|gave) (?:up|away)(?: (?:in total|altogether|in all))?(?<time>(?: (?:in )?(?:this|last) (?:year|month|quarter)| (?:in )?20\\d\\d| so far)*)(?: (?:in total|altogether|in all))? (?:compared (?:with|to)|versus|vs|against|relative to) ${asked}(?= [,.?!]|$)`,
    ),
    meant: ({ groups }) => `what is the total discount${groups?.['time'] ?? ''}`,
  },
  // "How much below asking did sellers go in total": of all of them.
  {
    said: new RegExp(
      `\\bhow (?:much|far) (?:below|under) ${asked} (?:did|have) (?:the |our )?(?:sellers|owners|homes|we|they) (?:go|gone|sell|sold|close|closed|come in|end up)(?= .*\\b(?:in total|altogether|in all)\\b)`,
    ),
    meant: () => 'what is the total discount',
  },
  // "Tell me by how much, on average, homes sell below what was asked".
  {
    said: new RegExp(
      `\\b(?:by )?how (?:much|many dollars)${mean} (?:(?:do|does|did) )?${homes}${mean} ${sale}(?: for)?${mean} (?:below|under|less than|beneath|short of) ${asked}${mean}${ends}`,
    ),
    meant: () => 'what is the average discount',
  },
  // "The typical gap in dollars between what they asked and what they got".
  {
    said: new RegExp(
      `\\b(?<mean>typical|average|avg|mean|usual|median) (?:gap|difference|spread|distance|(?:price )?(?:cut|drop|reduction)|markdown)(?: in (?:dollars|money|\\$))? between ${asked} and ${got}${ends}`,
    ),
    meant: ({ groups }) =>
      `${groups?.['mean'] === 'median' ? 'median' : 'average'} difference between ask price and sold price`,
  },
  // "What percentage of the asking price do homes sell for on average".
  {
    said: new RegExp(
      `\\b(?:what|which) (?:percentage|percent|share|%|pct|part|fraction) of ${asked} (?:do|does|did) ${homes}${mean} (?:${sale} (?:for|at)|get|fetch|bring|achieve)${mean}${ends}`,
    ),
    meant: () => 'what is the average sale to list ratio',
  },
  {
    said: new RegExp(
      `\\bhow close (?:do|does|did) ${homes} (?:get|come|sell|go|close)(?: to)? ${asked}(?: ,)?${mean}(?: ,)?(?: (?:as an? |in )(?:percent|percentage|%))?${ends}`,
    ),
    meant: () => 'what is the average sale to list ratio',
  },
  {
    said: /(?<=\bsale to list(?: price)?(?: ratio)?) , (?:average|avg) (?:%|percent|pct)(?= [.?!]|$)/,
    meant: () => ', average',
  },
  // "How many days did sold houses need on the market": no word of those that are for sale.
  {
    said: /\bhow (?:many days|long) (?:do|did|does|have|has) (?:the |our )?(?:sold|closed) (?<what>homes|houses|listings|properties) (?:need|needed|take|took|spend|spent|sit|sat|stay|stayed)(?: on the market)?(?:(?: ,)? (?:on average|typically|usually))?(?= |$)/,
    meant: ({ groups }) => `average days on market of sold ${groups?.['what'] ?? ''}`,
  },
  // "When a house sells how long had it been sitting there, like the average number of days".
  {
    said: /\bwhen (?:an?|the) (?:house|home|place|property|listing) (?:actually |finally )?(?:sells|closes|is sold|gets sold) ?,? how (?:long|many days) (?:had|has|was|did|does|is) it (?:been )?(?:sitting|sit|listed|on the market|out there|up for sale|take|there|waiting)(?: there| on the market| for sale| to sell)?(?: for)?(?: on average)?(?:(?: ,)? (?:like |so |i mean |in )?(?:the )?(?:average |avg )?(?:number of )?days)?(?: on average)?(?= [.?!]|$)/,
    meant: () => 'what is the average days on market of sold homes',
  },
]

/** "Homes that closed below ask: address, what they asked, what they got": a column, which would be lost. */
const whatTheyGot: Rewriting = {
  said: /(?<=[,:/] |\band )what (?:they|it|each|each one|the sellers?|the owners?) (?:actually |really |finally )?(?:got|ended up getting|took)(?: for it)?(?= [,.?!]|$| and\b)/,
  meant: () => 'sold price',
}

export const belowAsked: readonly Rewording[] = [
  wherever(
    [/^(got|getting|took)$/, /^(homes?|houses?|listings?|properties|solds|closings|sales)$/],
    [whatTheyGot],
  ),
  wherever([/^(%|percent|pct)$/, /^(than|below|under|beneath|of)$/], [soFarBelow]),
  wherever(/^(days|long|asked|asking|ask|got|sells|closes|discount|list|difference)$/, rules),
]
