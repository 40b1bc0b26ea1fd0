// What is made clear beside a wish: which day is meant and which not ("date booked, not arrival"), and what somebody will not look at,
// pay or take, which is a limit: "won't look at anything built before 2000", "I'm not paying over 700 a night".
import { notMeant } from '#engine/text/limits/not-only.ts'
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const day =
  '(?:the )?(?:(?:date|day) (?:booked|of booking|made|of arrival|of check in|of check out|of departure|sold|closed|ordered|of order|listed)|(?:booking|check in|checkin|arrival|check out|checkout|departure|order|purchase|close|closing|list|listing)(?: (?:date|day))?|when (?:they|it) (?:booked|arrived|closed|was made|were made|was booked))'

const nameOf = (said: string): string => {
  if (/book|made/.test(said)) return 'booking date'
  if (/out|depart/.test(said)) return 'check out date'
  if (/check|arriv/.test(said)) return 'arrival date'
  if (/clos|sold/.test(said)) return 'closing date'
  return /list/.test(said) ? 'listing date' : 'order date'
}

const counts = /\b(?:how many|how much|number|count|revenue|total|average|volume|by month|per month|sum)\b/

/** "(date booked, not arrival)", ", by close date and not list date". */
const dayNotOther: Rewriting = {
  said: new RegExp(
    `(?: ,| \\(| -)? (?:(?:going |counting |dated )?by |counted by |i mean |meaning |using |that is )?(?<day>${day}) (?:, |and |but )?not (?:by |the |on )*(?:${day})(?: \\))?(?= [,.?!:]|$| by | per )`,
  ),
  // A list "by booking date" may as well be sorted.
  meant: ({ groups, 0: said }, question) =>
    counts.test(question) ? `by ${nameOf(groups?.['day'] ?? '')}` : said,
}

const limit =
  '(?=(?:over|above|under|below|more than|less than|older than|newer than|smaller than|bigger than|built)\\b)'
const things =
  '(?: (?:anything|something|for anything|any|an?|one|homes?|houses?|places?|property|properties|stuff|that is|that was|that are))*'
/** "We won't take anything under 300k", "not going above 700". */
const notTaken: Rewriting = {
  said: new RegExp(
    `\\b(?:i|we|they|he|she) (?:(?:am|are|is|will|would|do|does|can|could|just|really) )*(?:not|cannot) (?:(?:really|even|ever|be|going|want|wanting|willing|able|wish|looking|to) )*(?:pay|paying|spend|spending|go|going|look at|looking at|consider|considering|take|taking|touch|touching|see|seeing|want|buy|buying|rent|book)${things} ${limit}`,
  ),
  meant: () => 'not',
}
/** "They love Sea Oaks and | won't look at anything": whoever was named before. */
const notTakenEither: Rewriting = {
  said: new RegExp(
    `(?<= (?:and|but|,) )(?:(?:will|would|can|could) not (?:even |ever |be )?(?:look at|looking at|consider|considering|touch|take|go|pay)|not (?:paying|going|spending|looking at|willing to (?:pay|go|spend)))${things} ${limit}`,
  ),
  meant: () => 'not',
}

/** "Houses with no bookings last month, not a single one". */
const notOneEither: Rewriting = {
  said: /(?<=\b(?:no|none|nobody|never|not|zero|without)\b.*) , (?:not (?:even )?(?:a )?(?:single )?(?:one|soul|person)|zero|zilch|nada|none(?: at all| whatsoever)?)(?= [,.?!]|$)/,
  meant: () => '',
}

/** "My brother has 150 a night, which homes | could he take": which fit is told before. */
const couldTake: Rewriting = {
  said: /(?<=[,.;:-] (?:so )?(?:which|what) [a-z]+s) (?:could|can|might) (?:he|she|they|i|we) (?:take|rent|afford|book|get|stay at|stay in|consider)(?= [?.]|$)/,
  meant: () => '',
}
/** "Revenue this year in total, not by month". */
const inTotalNotBy: Rewriting = {
  said: /(?<=\b(?:in total|altogether|overall|all together|one number|one figure|one sum|combined)\b.*)(?: ,| \(| -)? (?:and )?not (?:split |broken down |grouped |broken out )?(?:by|per) (?:the )?[a-z]+(?: \))?(?= [.?!]|$)/,
  meant: () => '',
}
/** "He only has 150 a night to spend". */
const toSpend: Rewriting = {
  said: /(?<!\b(?:who|that|which|customers|guests|buyers|shoppers) )\b(?:only |just )?(?:has|have|got) (?:only |just |about |up to )?(?<amount>(?:\$ )?\d[^ ]*)(?: dollars| bucks)?(?<night> (?:a|per) night)?(?: dollars| bucks)? to (?:spend|pay|work with|play with)\b(?!.* (?:under|below|within|for|than|over|around|near|at|about) (?:that|this|it)\b)/,
  meant: ({ groups }) => `price at most ${groups?.['amount'] ?? ''}${groups?.['night'] ?? ''}`,
}
/** "Under 900 a night, what can I offer": of what there is. */
const canOffer: Rewriting = {
  said: /(?<=[,.;:-] (?:so )?)what (?:can|could|do) (?:i|we) (?:have to )?(?:offer|show|give|send|pitch)(?: (?:them|her|him|you))?(?= [?.]|$)/,
  meant: () => 'what do we have',
}

export const madeClear: readonly Rewording[] = [
  wherever(
    [
      /^not$/,
      /^(booked|booking|made|arrival|check|checkin|checkout|departure|close|closing|closed|sold|list|listing|listed|order|ordered|purchase|arrived)$/,
    ],
    [dayNotOther],
  ),
  wherever([/^(not|cannot)$/, /^(over|above|under|below|than|built)$/], [notTaken, notTakenEither]),
  wherever(
    [/^(no|none|nobody|never|not|zero|without)$/, /^(one|soul|person|zero|zilch|nada|none)$/],
    [notOneEither],
  ),
  wherever([/^(has|have|got)$/, /^\d/, /^(spend|pay|work|play)$/], [toSpend]),
  wherever([/^what$/, /^(can|could|do)$/, /^(offer|show|give|send|pitch)$/], [canOffer]),
  wherever(
    [/^(which|what)$/, /^(could|can|might)$/, /^(take|rent|afford|book|get|stay|consider)$/],
    [couldTake],
  ),
  wherever(
    [/^not$/, /^(by|per)$/, /^(total|altogether|overall|together|combined|sum|number|figure)$/],
    [inTotalNotBy],
  ),
  ...notMeant,
]
