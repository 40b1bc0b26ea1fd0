// "How expensive are they on average", "prices in Books: what is their median", "the contribution of Books to revenue", "the value of all
// orders refunded": a number that is asked for by another name.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const ends = '(?= [,.?!]|$)'

const dear: readonly Rewriting[] = [
  {
    said: /\bhow (?:expensive|pricey|costly|dear|pricy) (?:is|are) (?<what>(?!it\b|this|that)[a-z][a-z& ]*?) on average(?= [,.?!]|$)/,
    meant: ({ groups = {} }) => `what is the average price of ${groups['what'] ?? ''}`,
  },
  {
    said: /\bhow much (?:does|do) (?:an? |the )?(?<what>(?:[a-z]+ ){1,2})(?<thing>product|item|sku|article)s? (?:cost|go for|sell for|retail for) on average(?= [,.?!]|$)/,
    meant: ({ groups = {} }) =>
      `what is the average price of ${groups['what'] ?? ''}${groups['thing'] ?? ''}s`,
  },
  {
    said: /\bon average ,? ?(?:what|how much) (?:are we charging|do we charge|are we asking|do we ask) for (?<what>[a-z& ]+?)(?= [,.?!]|$)/,
    meant: ({ groups = {} }) => `what is the average price of ${groups['what'] ?? ''}`,
  },
  {
    said: /\bby what (?:their|its|the) (?:products|items|goods|homes|listings) (?:cost|sell for|go for) on average(?= |$)/,
    meant: () => 'by average price',
  },
]

const fn = '(?<fn>median|average|mean|middle value|sum|total)'
const column = '(?<column>price|rate|rating|amount|total|value|income)'

const median: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=\\bmedian\\b[^?]*?)(?: ,)? (?:i e |i \\. e \\. |ie |that is |so |meaning |in other words )?(?:the |a )median${ends}`,
    ),
    meant: () => '',
  },
  // "The median, not the average, of the prices".
  {
    said: new RegExp(
      `\\bmedian (?:, not (?:the |an? )?(?:average|mean) , )?(?:of|for|among|across) (?:all )?(?:the |our )?${column}s(?= |$)`,
    ),
    meant: ({ groups = {} }) => `median ${groups['column'] ?? ''}`,
  },
  {
    said: new RegExp(
      `^${column}s (?<where>(?:in|of|for|at) [^:?]+?) : (?:what is|give me|show me) (?:their|the) ${fn}${ends}`,
    ),
    meant: ({ groups = {} }) =>
      `what is the ${groups['fn'] ?? ''} ${groups['column'] ?? ''} ${groups['where'] ?? ''}`,
  },
]

const shares: readonly Rewriting[] = [
  {
    said: /\b(?:is|are|was) (?:attributable|due|owed|owing|down) to (?=[a-z])/,
    meant: ({ 0: said }, question) =>
      /\b(?:percent|percentage|share|fraction|part|portion|proportion)\b|%/.test(question)
        ? 'comes from '
        : said,
  },
  {
    said: /(?<=\b(?:share|fraction|part|portion|percentage|percent) of (?:our |the )?[a-z]+ )do we owe to (?=[a-z])/,
    meant: () => 'comes from ',
  },
  {
    said: /^(?:what is )?(?:the )?(?:percentage )?contribution of (?<part>[a-z][a-z& ]*?) to (?:our |the )?(?:total |overall )?(?<whole>[a-z]+) ,? ?(?:as a percentage|as a percent|in percent|in %|as a share|percent)(?= [.?!]|$)/,
    meant: ({ groups = {} }) =>
      `what percentage of ${groups['whole'] ?? ''} comes from ${groups['part'] ?? ''}`,
  },
  { said: /\bhow (?:much|many) percent (?:from|of) (?=[a-z])/, meant: () => 'what percent of ' },
  {
    said: /\bhow dependent are we on (?<part>[a-z][a-z& ]*?) ,? ?(?:measured |expressed |given )?(?:as|in|by) (?:a |the )?(?:%|percent|percentage|share) of (?<whole>[a-z]+)(?= [.?!]|$)/,
    meant: ({ groups = {} }) =>
      `what percentage of ${groups['whole'] ?? ''} comes from ${groups['part'] ?? ''}`,
  },
]

const ofDollar: readonly Rewriting[] = [
  {
    said: /^(?:out )?of every (?:sales )?dollar(?: of (?:sales|revenue)| we (?:make|earn|take))?(?: ,)? (?:how much|what part|what share|how many cents) (?:is|comes? from|are from|goes to) (?<part>[a-z][a-z& ]*?)(?: ,)?(?: (?:as|in) (?:a |an )?(?:percentage|percent|%|share))?(?= [.?!]|$)/,
    meant: ({ groups = {} }) => `what percentage of revenue comes from ${groups['part'] ?? ''}`,
  },
]

/** Nobody is counted twice anyway. */
const once: readonly Rewriting[] = [
  {
    said: /^counting (?:everyone|everybody|each (?:one|customer|person|guest)|people|them|all) (?:only |just )?once(?: ,)? (?=how many)/,
    meant: () => '',
  },
  { said: /(?: ,)? (?:without|no|avoiding) (?:any )?double counting(?: ,)?(?= |$)/, meant: () => '' },
  {
    said: /\bwhat is the number of (?:unique|distinct|different) (?=[a-z]+ (?:who|that) )/,
    meant: () => 'how many different ',
  },
  {
    said: /^by how many (?:distinct |different |unique )?(?<who>customers|buyers|shoppers|people|guests) (?:were|was) (?<what>[a-z][a-z& ]*?) (?<did>ordered|bought|purchased|booked)(?= |$)/,
    meant: ({ groups = {} }) =>
      `how many different ${groups['who'] ?? ''} ${groups['did'] ?? ''} ${groups['what'] ?? ''}`,
  },
]

/** "When people pay by debit card, and when they pay with a gift card". */
const bothWays: readonly Rewriting[] = [
  {
    said: /\bwhen (?:people|they|customers|buyers|shoppers) (?:pay|paid) (?:by|with|via|using) (?:an? )?(?<one>[a-z]+(?: [a-z]+)?)(?: ,)? and (?:when|if) (?:people|they|customers|buyers|shoppers) (?:pay|paid) (?:by|with|via|using) (?:an? )?(?<other>[a-z]+(?: [a-z]+)?)(?= [?.!]|$)/,
    meant: ({ groups = {} }) => `of ${groups['one'] ?? ''} orders versus ${groups['other'] ?? ''} orders`,
  },
  {
    said: /\bfor (?:just|only) these (?:two|three|four|five|\d) (?<group>[a-z]+(?: [a-z]+)?) : (?=[a-z])/,
    meant: ({ groups = {} }) => `by ${(groups['group'] ?? '').replace(/ies$/, 'y').replace(/s$/, '')} only `,
  },
  {
    said: /^how do (?:the |our )?(?<group>[a-z]+(?: [a-z]+)?) differ (?:in|on|by|with regard to) (?:their )?(?<number>[a-z]+(?: [a-z]+){0,2})(?= [?.!]|$)(?: [?.!] (?:list|show)(?: me)? (?:them all|all of them|all))?/,
    meant: ({ groups = {} }) =>
      `${groups['number'] ?? ''} by ${(groups['group'] ?? '').replace(/ies$/, 'y').replace(/s$/, '')}`,
  },
]

const refunds: readonly Rewriting[] = [
  {
    said: /\b(?:the )?(?:total )?(?:dollar )?(?:value|worth|sum|amount) of (?:all )?(?:the )?(?:refunded orders?(?: amounts)?|orders (?:that (?:were|got) |which were )?refunded)(?= |$)/,
    meant: () => 'refunded amount',
  },
  {
    said: /\brefunds(?<when> (?:this|last) (?:year|month|quarter|week)| (?:in|for) 20\d\d)?(?: ,)? in (?:dollars|\$|money|usd)(?= [,.?!]|$)/,
    meant: ({ groups = {} }) => `refunded amount${groups['when'] ?? ''}`,
  },
  {
    said: /\bhow many dollars (?:' )?worth of orders (?:have been|were|got|was) refunded(?= |$)/,
    meant: () => 'how much money was refunded',
  },
  {
    said: /\bhow high (?:is|was) (?=the (?:sum|total|amount|refunded)\b|refunded amount)/,
    meant: () => 'what is ',
  },
]

/** "August of 2025 and August of 2026": the same month of two years is held against itself. */
const sameMonth: readonly Rewriting[] = [
  {
    said: /\b(?<month>january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?: of)? (?<first>20\d\d)(?: ,| and| &|, and) (?:(?:in|for|during|of) )?\k<month>(?: of)? (?<second>20\d\d)(?= [?.!]|$)/,
    meant: ({ groups = {}, 0: said, index }, question) =>
      /\b(?:between|from|combined|together|total of|since)\b/.test(question.slice(0, index))
        ? said
        : `${groups['month'] ?? ''} ${groups['first'] ?? ''} versus ${groups['month'] ?? ''} ${groups['second'] ?? ''}`,
  },
]

const eachAlone: readonly Rewriting[] = [
  {
    said: /\b(?<time>(?:the )?last (?:two|three|four|five|six|\d+) (?:full |complete |whole |calendar )?(?<unit>month|quarter|week|year)s) ,? ?(?:each|every one)(?: (?:on|by) (?:its|their) own| separately| by itself| alone)(?= [.?!]|$)/,
    meant: ({ groups = {} }) => `${groups['time'] ?? ''} by ${groups['unit'] ?? ''}`,
  },
  {
    said: /\b(?:in|for|during) each of the (?<n>two|three|four|five|six|\d+) (?<unit>month|quarter|week|year)s (?:before|prior to|preceding) (?:the current one|this one|the current (?:month|quarter|week|year)|this (?:month|quarter|week|year))(?= |$)/,
    meant: ({ groups = {} }) =>
      `in the last ${groups['n'] ?? ''} full ${groups['unit'] ?? ''}s by ${groups['unit'] ?? ''}`,
  },
]

export const whatItComesTo: readonly Rewording[] = [
  wherever(/^(expensive|pricey|costly|dear|pricy|cost|charging|charge|asking|ask|average)$/, dear),
  wherever(/^(median|prices|rates|ratings|amounts|totals|values|incomes)$/, median),
  wherever(/^(attributable|due|owed|owing|owe|contribution|percent|dependent|down)$/, shares),
  wherever([/^every$/, /^dollar$/], ofDollar),
  wherever(/^(counting|number|many)$/, once),
  wherever(/^(when|these|differ)$/, bothWays),
  wherever(/^(refunded|refunds)$/, refunds),
  wherever(/^20\d\d$/, sameMonth),
  wherever(/^each$/, eachAlone),
]
