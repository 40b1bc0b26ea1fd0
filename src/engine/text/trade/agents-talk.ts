// "% of solds gone in under 60 days", "the three villages: active count and median ask, each", "put Harbor Village beside Old Town": how
// those who sell homes put it, in words that are known.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const ends = '(?= [.?!]|$| please)'
const villages = '^(?:(?:for|in|across) )?(?:the |our |all )?(?:three |3 )?villages'

const gone: Rewriting = {
  said: /(?<=\b(?:solds|closings|homes|houses|listings|sales|properties|were|are|was|is|got|that) )gone (?=(?:in|within) (?:under|less|fewer|the|\d|a |at|over|more|two|three))/,
  meant: () => 'sold ',
}

/** "Areas with no new construction for sale": no homes of that kind. */
const newHomes: Rewriting = {
  said: /(?<=\b(?:no|any|without|zero) )new (?:construction|builds?)(?= (?:for sale|on the market|available|active|listed|under contract|pending)\b)/,
  meant: () => 'new construction homes',
}

/** "SP:LP", "sold : list": one over the other. */
const toList: Rewriting = {
  said: /\b(?:sp|sold|sale|sale price|sold price) : (?:lp|list|ask|asking|list price|ask price)(?: ratio)?(?= (?:by|per|for|in|each|ratio|last|this|avg|average)\b| [,.?!]|$)/,
  meant: () => 'sale to list ratio',
}

const ofVillages: readonly Rewriting[] = [
  {
    said: new RegExp(
      `${villages} [,:-] (?<what>[^?.!]+?)(?: ,)? (?:each|for each|in each|for each one|one by one)${ends}`,
    ),
    meant: ({ groups = {} }) => `villages : ${groups['what'] ?? ''} by subdivision`,
  },
  {
    said: new RegExp(`${villages} (?:together|combined|altogether|all together|as one|taken together) [,:-]`),
    meant: () => 'in the villages ,',
  },
]

const beside: Rewriting = {
  said: /^(?:please )?put (?<one>[a-z]+(?: [a-z]+){0,3}?) (?:beside|next to|alongside|up against|against|side by side with) (?<two>[a-z]+(?: [a-z]+){0,3}?)(?= [:,])/,
  meant: ({ groups = {} }) => `compare ${groups['one'] ?? ''} with ${groups['two'] ?? ''}`,
}

const haggled: Rewriting = {
  said: /\b(?<do>do|did|can) (?:the )?(?:buyers|sellers|owners) (?=(?:usually |typically )?(?:knock|take|shave|chop|haggle|negotiate|cut|talk)\b)/,
  meant: ({ groups = {} }) => `${groups['do'] ?? ''} people `,
}

/** "What did homes sell for on average, and how many days did they sit": on average too. */
const daysToo: Rewriting = {
  said: new RegExp(
    `\\b(?:and|,) (?:for )?how (?:many days|long) did (?:they|those|it|each) (?:sit|take|last|stay)(?: on (?:the )?market| to sell| there)?${ends}(?<=\\baverage\\b.*)`,
  ),
  meant: () => 'and average days on market',
}

/** "Budget under 400k, how many homes are there in that range": the limit is said already. */
const inThatRange: Rewriting = {
  said: /(?<=\b(?:under|below|over|above|between|than|most|least|around|about) (?:[a-z\d$.]+ ).*)(?:in|within|inside|at) (?:that|this) (?:price )?(?:range|budget|bracket|price point)(?= [,.?!]|$| (?:right now|now|today|in|on|with)\b)/,
  meant: () => '',
}

/** "Take everything sold and break it up into under 30 days, 30 to 90 and more". */
const takenApart: Rewriting = {
  said: /\b(?:take|grab) (?<what>(?:[a-z]+ ){1,4}?)(?:and|, then|then) (?<verb>break|split|group|divide|bucket|cut|chop|sort) (?:it|them|those|that)(?: all)?(?: up| out| down)? (?=into )/,
  meant: ({ groups = {} }) => `${groups['verb'] ?? ''} ${groups['what'] ?? ''}`,
}

/** "How many in each and what they sold for on average". */
const soldFor: Rewriting = {
  said: /\b(?<and>and|,) what (?:they|those|these|the homes|homes|each|it) (?:sold for|sell for|closed at|closed for|went for|fetched)(?: on average|(?<=\baverage\b.*))(?= [,.?!]|$)/,
  meant: ({ groups = {} }) => `${groups['and'] ?? ''} average sold price`,
}

/** "Total asking of the under contract pipeline": what is under contract. */
const pipeline: Rewriting = {
  said: /\b(?:under contract|pending|uc) pipeline\b|\bpipeline (?=(?:of )?(?:homes |listings |deals )?(?:under contract|pending)\b)/,
  meant: ({ 0: said }) => (said.startsWith('pipeline') ? 'homes ' : 'under contract homes'),
}

/** "What did the average 4 bedroom go for": what is named by its rooms alone was a sale as well. */
const wentFor: Rewriting = {
  said: /(?<=\bwhat (?:did|have) (?:(?:the|our|an?|average|typical|median) )*\d ?(?:-|\+)? ?(?:bed|bedroom|br)s?(?: (?:in|with|on) [a-z][a-z ]{1,30}?)? )(?:go|gone) for\b/,
  meant: () => 'sell for',
}

/** "Fresh actives, dom 10 or less": new ones, as the limit says. Without one nobody knows how new. */
const fresh: Rewriting = {
  said: /\bfresh(?:est)? (?=(?:actives?|active (?:listings|homes)|inventory|homes|houses|listings)\b.*\b(?:dom|days|listed|added|week|month)\b)/,
  meant: () => '',
}

/** "Anything new on the market this week": listings that came in that time. */
const anythingNew: Rewriting = {
  said: /\b(?:(?:is|are) there )?(?:anything|something|what is|what 's|whats) (?:brand )?new (?:on the market|listed|for sale)(?= .*\b(?:this|last|past|today|yesterday|since)\b)/,
  meant: () => 'new listings',
}

/** "Newest construction for sale, top 5": the homes built last. */
const newest: Rewriting = {
  said: /\b(?<end>newest|youngest|oldest|latest) (?:construction|builds?)(?= (?:for sale|on the market|available|active|sold|under contract|pending|in)\b| [,.?!:]|$)/,
  meant: ({ groups = {} }) => `${groups['end'] === 'latest' ? 'newest' : (groups['end'] ?? '')} homes`,
}

/** "The cheapest way into Bay Colony": of what can be bought. */
const wayInto: Rewriting = {
  said: /^(?:so |and |ok )*(?:what is |what 's |whats )?(?:the )?cheapest way in(?:to)? (?=[a-z])/,
  meant: () => 'what is the cheapest active home in ',
}

/** "Which area turned over the most homes last year": sold them. */
const turnedOver: Rewriting = {
  said: /\bturned over (?=(?:the )?(?:most|least|fewest|more|fewer|\d+) (?:homes|houses|listings|properties)\b)/,
  meant: () => 'sold ',
}

/** "Every area's most expensive sale ever": whenever it was. */
const everOfEach: Rewriting = {
  said: /(?<=\b(?:each|every) [a-z]+ (?:(?:most|least) [a-z]+|best|highest|lowest|cheapest|priciest|dearest|biggest|largest) (?:[a-z]+ ){1,3}?)(?:ever|of all time|so far|to date)(?= [.?!]|$)/,
  meant: () => '',
}

const rules: readonly (readonly [RegExp, readonly Rewriting[]])[] = [
  [/^(sp|sold|sale|price)$/, [toList]],
  [/^fresh(est)?$/, [fresh]],
  [/^way$/, [wayInto]],
  [/^turned$/, [turnedOver]],
  [/^(ever|time|far|date)$/, [everOfEach]],
  [/^gone$/, [gone]],
  [/^pipeline$/, [pipeline]],
  [/^new$/, [newHomes, anythingNew]],
  [/^(construction|builds?)$/, [newest]],
  [/^villages$/, ofVillages],
  [/^put$/, [beside]],
  [/^(buyers|sellers|owners)$/, [haggled]],
  [/^(range|budget|bracket|point)$/, [inThatRange]],
  [/^into$/, [takenApart]],
  [/^(for|at|fetched)$/, [soldFor]],
  [/^(go|gone)$/, [wentFor]],
  [/^(sit|take|last|stay)$/, [daysToo]],
]

export const agentsTalk = rules.map(([word, own]) => wherever(word, own))
