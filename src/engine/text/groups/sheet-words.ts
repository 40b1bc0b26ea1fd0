// Words of those who write sheets: "$ on the books: confirmed only", "conv %", "hi/lo sold price", "biggest single booking by $", "the OTAs
// (airbnb + vrbo)".
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const ends = '(?= [,.?!:;)]|$)'

const money: readonly Rewriting[] = [
  {
    said: /^(?:total )?\$ (?:is )?(?=(?:already )?(?:on the books|booked|in the pipeline)\b)/,
    meant: () => 'how much $ is ',
  },
  // "Avg $ for Apple Pay orders"; of a price it says nothing.
  {
    said: /\b(?<mean>average|avg|median) \$(?= (?:for|per|of|on|by|in) (?:(?:[a-z]+ ){0,3}orders?|apple pay|google pay|paypal|credit card|debit card|gift card|payment)\b)/,
    meant: ({ groups }) => `${groups?.['mean'] ?? ''} order value`,
  },
  {
    said: /\b(?<big>biggest|largest|highest|smallest|lowest) (?<what>(?:[a-z]+ ){0,2}(?:booking|reservation|order|purchase|sale|stay|closing|deal|transaction)s?) by (?:the )?(?:\$|dollars?|dollar amount|amount|dollar value|value|money)(?= [,.?!:;)]|$| (?:in|for|with|this|last|from|since|on|at|of|ytd)\b)/,
    meant: ({ groups }) => `${groups?.['big'] ?? ''} ${groups?.['what'] ?? ''}`,
  },
]

/** "The single biggest booking", "biggest single booking": one of them, as without the word. */
const single: readonly Rewriting[] = [
  {
    said: /(?<=\b(?:biggest|largest|highest|smallest|lowest|priciest|cheapest|longest|shortest) )(?:single|individual) (?=(?:[a-z]+ ){0,2}[a-z]+(?: |$))/,
    meant: () => '',
  },
]

/** "Skip anything down for maintenance": the ones that are. */
const anything: readonly Rewriting[] = [
  {
    said: /\b(?<out>skip|skipping|leave out|leaving out|exclude|excluding|ignore|ignoring|drop|omit) (?:anything|everything|whatever|any|all)(?: that)?(?: is| are)? (?=(?:in|under|down|out|off|on) [a-z])/,
    meant: ({ groups }) => `${groups?.['out'] ?? ''} the ones `,
  },
]

/** "With a 2026 check-in": one that falls in that time. */
const ofTime: readonly Rewriting[] = [
  {
    said: /\b(?:with|having|for) an? (?<time>(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december) )?20\d\d) check in(?: date)?(?= |$)/,
    meant: ({ groups }) => `in ${groups?.['time'] ?? ''}`,
  },
]

const rates: Readonly<Record<string, string>> = {
  conversion: 'conversion rate',
  conv: 'conversion rate',
  cvr: 'conversion rate',
  cancellation: 'cancellation rate',
  abandonment: 'abandonment rate',
}
const percent: readonly Rewriting[] = [
  {
    said: new RegExp(`\\b(?<rate>${Object.keys(rates).join('|')}) (?:%|percent|percentage|pct)(?= |$)`),
    meant: ({ groups }) => rates[groups?.['rate'] ?? ''] ?? '',
  },
]

const priced =
  '(?:sold|sale|ask|asking|list|listing|nightly|price|prices|rate|rates|order|dom|rent|rating|ratings)'
const highLow: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:high|hi|max)(?: and| \\+| -)? (?:low|lo|min)(?: and (?<mean>average|avg|median))? (?=(?:the )?${priced}\\b)`,
    ),
    meant: ({ groups }) =>
      groups?.['mean'] === undefined ? 'highest and lowest ' : `highest , lowest and ${groups['mean']} `,
  },
]

/** The brackets tell what the name stands for. */
const named: readonly Rewriting[] = [
  {
    said: /\b(?:off|from|by|via|through|on) (?:the |our |all )?(?:otas?|online travel agencies|booking sites|third party sites|portals|big sites) \( (?<list>[^()]{3,60}) \)/,
    meant: ({ groups }) =>
      `from ${(groups?.['list'] ?? '').replaceAll(' + ', ' or ').replaceAll(' and ', ' or ')}`,
  },
]

/** "(Date booked, not arrival)": the date that is meant, and the one that is not. */
const dates: readonly Rewriting[] = [
  {
    said: /\b(?<made>made|booked|placed)\b(?<time>[^(]{3,40}) \( (?:by |the )?(?:date booked|booking date|booked date|date made|date of booking|booked on) ,? ?not (?:the )?(?:arrival|check in|check-in|stay)(?: date)? \)/,
    meant: ({ groups }) => `${groups?.['made'] ?? ''}${groups?.['time'] ?? ''}`,
  },
]

/** "What did we do on Black Friday, just the dollars". */
const didWeDo: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:so |ok |hey )?(?:what|how much) did we do (?<rest>.+?),? (?:in |just |only )?(?:the )?(?:dollars|dollar amount|dollar figure|dollar total|revenue)(?: only| please)?${ends}`,
    ),
    meant: ({ groups }) => `what did we do in revenue ${(groups?.['rest'] ?? '').replace(/ ,$/, '')}`,
  },
]

export const sheetWords: readonly Rewording[] = [
  wherever(/^(biggest|largest|highest|smallest|lowest|priciest|cheapest|longest|shortest)$/, single),
  wherever(/^(\$|dollars?|amount|value|money)$/, money),
  wherever(/^(anything|everything|whatever|any|all)$/, anything),
  wherever([/^check$/, /^20\d\d$/], ofTime),
  wherever(/^(%|percent|percentage|pct)$/, percent),
  wherever(/^(high|hi|max)$/, highLow),
  wherever([/^(otas?|agencies|sites|portals)$/, /^\($/], named),
  wherever([/^\($/, /^not$/], dates),
  wherever([/^did$/, /^do$/], didWeDo),
]
