// "How many dollars did sellers give up between ask and sold", "the five that gave up the most against asking": the discount.
// Without it the two prices would be told side by side, and "up" heard as a change.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const money = '(?:many dollars|much(?: money)?)'
const mean = '(?: on (?:average|avg))?'
const owners = '(?:the |our |their )?(?:sellers?|owners?|homeowners?)'
const buyers = '(?:the )?(?:buyers?|people|folks|they)'
const ask = '(?:the |their |its )?(?:asking|ask|list)(?: price)?'
const sold = '(?:the |their |its )?(?:sold|sale|selling|closing|final)(?: price)?'
const gave =
  '(?:(?:give|gives|gave|given|giving) (?:up|away)|leave behind|left behind|conceded?|concedes|sacrificed?|forgo|forwent|(?:come|comes|came|coming) down)'
const span = `(?:between ${ask} and ${sold}|from ${ask} to ${sold}|(?:against|versus|vs|relative to|compared (?:to|with)|off|from|on|below) ${ask})`
const cut = '(?:whittled|shaved|trimmed|chopped|lopped|carved|haggled|hacked|sliced|chipped|shaved)'
const few = '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)'
const closed =
  '(?: by the time (?:(?:a|the|an) )?(?:it|they|sales?|deals?|homes?|houses?) (?:closes?|sells?|goes through))?'

/** What sellers do is told as a mean, what they did in some time as a sum. */
function discount([said]: RegExpExecArray, text: string): string {
  if (average.test(said) || /^how [a-z ]+? (?:do|does|gets?|is|are) /.test(said))
    return 'what is the average discount'
  return average.test(text) ? 'what is the discount' : 'what is the total discount'
}

const average = /\b(?:average|avg|mean|median|typical|typically|usually)\b/

const limit =
  '(?<limit>(?:more than|over|at least|less than|under|above|below) (?:[\\d.]+|one|two|three|four|five|ten) (?:%|percent|pct))'

const dollars =
  '(?<limit>(?:more than|over|at least|less than|under) \\$? ?[\\d.,]+(?:k| k| thousand| million)?(?: dollars| bucks)?)'

const rewritings: readonly Rewriting[] = [
  // "Where the seller came down by more than 100k from the ask".
  {
    said: new RegExp(
      `\\b(?:where|in which|that|which) (?:${owners} )?(?:have |had )?${gave}(?: by)? ${dollars}(?: ${span})?(?= |$)(?! (?:%|percent|pct))`,
    ),
    meant: ({ groups }) => `with a discount of ${groups?.['limit'] ?? ''}`,
  },
  // "Which homes gave up more than 50k".
  {
    said: new RegExp(
      `\\b(?<which>(?:which|what|list|show|the) )?(?:homes|houses|listings|properties|sales|closings|solds|sellers|owners) ${gave}(?: by)? ${dollars}(?: ${span})?(?= |$)(?! (?:%|percent|pct))`,
    ),
    meant: ({ groups }) =>
      `${groups?.['which'] ?? ''}sold homes with a discount of ${groups?.['limit'] ?? ''}`,
  },
  // "Areas where sellers gave up more than 2% of the asking price on average".
  {
    said: new RegExp(
      `\\b(?:(?:where|in which) ${owners} |that |which |who )?(?:have |are |were )?${gave} ${limit} (?:of|off|on|from|below|against) ${ask}(?<mean> on (?:average|avg))?(?= |$)`,
    ),
    meant: ({ groups }) =>
      `with ${groups?.['mean'] === undefined ? 'a' : 'an average'} discount percent ${groups?.['limit'] ?? ''}`,
  },
  // "An average discount over 2%": a part, and no amount.
  {
    said: new RegExp(`\\b(?<at>at an? )?discounts? (?:of )?${limit}(?= |$)`),
    meant: ({ groups }) =>
      `${groups?.['at'] === undefined ? '' : 'with a '}discount percent ${groups?.['limit'] ?? ''}`,
  },
  // "The biggest drops in dollars from ask to sold", "the biggest haircut off its asking price".
  {
    said: /\b(?<cut>(?:drop|cut|haircut|discount|reduction|markdown)s?) in (?:dollars|\$|dollar terms)(?= (?:from|off|between|below|on|for|of|among) )/,
    meant: ({ groups }) => groups?.['cut'] ?? '',
  },
  // "Address, ask, sold, difference": of the two prices that each home has. Of their averages it is told apart.
  {
    said: new RegExp(
      `(?<both>\\b${ask} (?:,|and|\\+|&) ${sold}(?: ,| and| , and| \\+| &)) (?:the |their |its )?(?:difference|gap|delta)(?= [.?!,;]|$)`,
    ),
    meant: ({ groups, 0: said }, question) =>
      /\b(?:average|avg|mean|median|total|sum|typical)\b/.test(question)
        ? said
        : `${groups?.['both'] ?? ''} discount`,
  },
  {
    said: new RegExp(`\\bhaircuts? (?:off|on|from) (?:there )?${ask}(?= |$)`),
    meant: () => 'haircut off ask',
  },
  {
    said: new RegExp(
      `\\bhow ${money}${mean} (?:do|does|did|have|has) ${owners}${mean} ${gave}${mean} ${span}${mean}(?= |$)`,
    ),
    meant: discount,
  },
  {
    said: new RegExp(
      `\\bhow ${money}${mean} (?:gets?|got|is|are|was|were)${mean} ${cut} off ${ask}${closed}(?= |$)`,
    ),
    meant: discount,
  },
  {
    said: new RegExp(
      `\\b(?:(?:where|in which|whose) ${owners}|that|which|who) ${gave} the most(?: dollars| money)?(?: ${span})(?= |$)`,
    ),
    meant: () => 'with the biggest discount',
  },
  {
    said: new RegExp(
      `\\b(?:which|what)(?<many> ${few})? (?:sellers|owners) ${gave} the most(?: dollars| money)?(?: ${span})?(?= |$)`,
    ),
    meant: ({ groups }) => `which${groups?.['many'] ?? ''} sold homes had the biggest discount`,
  },
  // "Which three homes came down the most from the asking price".
  {
    said: new RegExp(
      `\\b(?<which>(?:which|what|the)(?: ${few})?) (?<things>homes|houses|listings|properties|sales|closings|solds) ${gave} the most(?: dollars| money)? ${span}(?= |$)`,
    ),
    meant: ({ groups }) =>
      `${groups?.['which'] ?? ''} sold ${groups?.['things'] ?? ''} had the biggest discount`,
  },
  // "5 biggest $ discounts".
  {
    said: /\$ (?<what>discount|haircut|markdown|cut)s?(?= )/,
    meant: ({ groups }) => `${groups?.['what'] ?? ''}s`,
  },
  { said: new RegExp(`\\bthe amount (?:(?:they|${owners}) )?${gave}(?= |$)`), meant: () => 'the discount' },
  {
    said: new RegExp(
      `\\bhow ${money} (?:below|under|over|above) ${ask} (?:do|does|did) ${buyers} (?:(?:typically|usually|actually|generally) )?(?:(?:end|wind) up )?pay(?:ing)?(?= |$)`,
    ),
    meant: ([said]) => `how much ${/ (?:below|under|over|above) /.exec(said)?.[0].trim() ?? ''} asking`,
  },
  // "The average discount? dollar amount", "…, just the average": the shape of what is asked already.
  {
    said: /(?<=\b(?:average|median) (?:discount|difference between ask price and sold price|sold price|ask price|asking price)\b(?:(?! by | per )[^,?]){0,60}) [,?] (?:just |only |and )?(?:the |a |an |in )?(?:average|dollar amount|dollars|\$|dollar figure|dollar number|number in dollars)(?= [.?!]|$)/,
    meant: () => '',
  },
]

const cameDown: Rewriting = {
  // "The five homes sold last year that came down the most in dollars from what they were asking".
  said: new RegExp(
    `\\b(?<which>that |which )?(?<=\\b(?:homes?|house|houses|listings?|property|properties|sales?|closings?|year|month|quarter|week|20\\d\\d) (?:that |which )?)(?:came|have come|had come|dropped|fell|comes?) down the most(?: (?:in|by) (?:dollars|\\$|money|amount|dollar terms))? (?:from|off|below|against) (?:what (?:they|the sellers?|the owners?|it) (?:were|was|had been) asking|what (?:they|the sellers?) asked|${ask})(?: for)?(?= |$)`,
  ),
  meant: ({ groups = {} }) => `${groups['which'] === undefined ? 'sold with' : 'with'} the biggest discount`,
}

export const givenUp = wherever(/^(ask|asked|asking|list|amount|gave|give|down|discounts?|difference)$/, [
  cameDown,
  ...rewritings,
])
