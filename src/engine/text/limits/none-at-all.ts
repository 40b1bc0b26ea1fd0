// "Any area without a sale", "did not close even one", "states: no 6+ BR listing", "completed orders = 0": groups and people that have none of
// what is named, in the words in which that is known.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const groups =
  '(?:subdivisions?|communit(?:y|ies)|areas?|neighbou?rhoods?|cit(?:y|ies)|towns?|states?|brands?|categor(?:y|ies))'
const event = '(?:sale|closing|booking|reservation|stay|order|purchase|inquiry|viewing|refund|cancellation)'
const state = '(?:(?:completed|confirmed|cancelled|refunded|pending) )?'
const one = '(?:an?|any|one|a single|one single|even one|even a single|a solitary|at least one)'
const many = (said: string): string => `${said.replace(/y$/, 'ie').replace(/s$/, '')}s`
const home = '(?:homes?|houses?|listings?|propert(?:y|ies)|places?|inventory|units?|rentals?|one|ones)'
const room = '(?:bedrooms?|beds?|br|bd|bdrm)'
const number = '(?:\\d+|one|two|three|four|five|six|seven|eight)'

const rules: readonly Rewriting[] = [
  // "Have gone the past 60 days without a completed sale".
  {
    said: new RegExp(
      `\\b(?:(?:that|which|who) )?(?:have |has )?(?:gone|went|been|go) (?<time>(?:the )?(?:past|last) \\S+ (?:days|weeks|months|years)|(?:all|this|this whole|this entire|the whole|the entire) (?<unit>week|month|quarter|year)) without (?:${one} )?(?<state>${state})(?<event>${event})s?(?= |$)`,
    ),
    meant: ({ groups: found = {} }) =>
      `with no ${found['state'] ?? ''}${many(found['event'] ?? '')} in ${found['unit'] === undefined ? (found['time'] ?? '') : `this ${found['unit']}`}`,
  },
  // "Any area without a sale this quarter? which".
  {
    said: new RegExp(
      `\\b(?<ask>(?:any|which|what)(?: of our| of the)? )(?<groups>${groups})(?: (?:is|are|was|were|went|that went))? without ${one} (?<state>${state})(?<event>${event})s?\\b`,
    ),
    meant: ({ groups: found = {} }) =>
      `which ${many(found['groups'] ?? '')} had no ${found['state'] ?? ''}${many(found['event'] ?? '')}`,
  },
  // "In which communities did we not close even one sale".
  {
    said: new RegExp(
      `\\bin (?:which|what)(?: of our| of the)? (?<groups>${groups}) (?:did|have|has) (?:we|they|nobody|no one)(?<not> not)? (?:close|closed|make|made|have|had|get|got|record|recorded|see|seen|sell|sold|log|logged) ${one} (?<state>${state})(?<event>${event}|home|house)s?\\b`,
    ),
    meant: ({ groups: found = {}, 0: said }) =>
      found['not'] === undefined && !/nobody|no one/.test(said)
        ? said
        : `which ${many(found['groups'] ?? '')} had no ${found['state'] ?? ''}${(found['event'] ?? '').startsWith('ho') ? 'sales' : many(found['event'] ?? '')}`,
  },
  // "Who have never had an order completed".
  {
    said: /\b(?:who|that) (?:have |has )?never (?:had|placed|made|gotten|got) (?:an?|any|one|a single) (?<event>order|purchase|booking|reservation|stay)s?(?: (?:get|be|that (?:was|got|went)))? (?<state>completed|confirmed|refunded|cancelled|through)(?= |$)/,
    meant: ({ groups: found = {} }) =>
      `with no ${found['state'] === 'through' ? 'completed' : (found['state'] ?? '')} ${many(found['event'] ?? '')}`,
  },
  // "Buyer count where completed orders = 0".
  {
    said: new RegExp(
      `\\b(?<who>buyer|customer|guest|shopper|product|listing|property|home|brand) count (?:where|with|having) (?<state>${state})(?<event>${event})s? (?:=|= =|is|are|equals) (?:0|zero)(?= |$)`,
    ),
    meant: ({ groups: found = {} }) =>
      `how many ${many(found['who'] ?? '')} have no ${found['state'] ?? ''}${many(found['event'] ?? '')}`,
  },
  {
    said: new RegExp(
      `\\b(?<lead>where|with|having|whose|:) (?<state>${state})(?<event>${event})s? (?:=|= =|equals|equal to|equal) (?:0|zero)(?= |$)`,
    ),
    meant: ({ groups: found = {} }) => `with no ${found['state'] ?? ''}${many(found['event'] ?? '')}`,
  },
  // "Booked nights = 0": none, and no stay of no nights.
  {
    said: /\b(?:(?:with|where) )?(?<booked>booked )?nights (?:=|= =|equals) (?:0|zero)(?= |$)/,
    meant: () => 'no booked nights',
  },
]

/** "States: no 6+ BR listing", "zero 6BR+ inventory", "every house 5 bedrooms or less". */
const rooms: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?<groups>${groups})(?: :| ,)? (?:with |without |having |have |has )?(?:no|zero|not a single|not one|not any|any|a single)? ?(?<many>${number}) (?:\\+|plus|or more) ${room} ${home}(?= |$)`,
    ),
    meant: noneWithRooms,
  },
  {
    said: new RegExp(
      `\\b(?<groups>${groups})(?: :| ,)? (?:with |without |having |have |has )?(?:no|zero|not a single|not one|not any|any|a single)? ?(?<many>${number}) ${room} (?:\\+|plus|or more|or bigger|or larger|and up) ${home}(?= |$)`,
    ),
    meant: noneWithRooms,
  },
  {
    said: new RegExp(
      `\\b(?<groups>${groups})(?: (?:where|in which))? (?:we|there|they) (?:have|is|are|got|have got|do not have|offer) (?<none>nothing|no ${home}) (?:bigger|larger|with more|over|above|more|roomier)(?: than)? (?<many>${number}) ${room}(?= |$)`,
    ),
    meant: ({ groups: found = {} }) =>
      `${many(found['groups'] ?? '')} with no home with more than ${found['many'] ?? ''} bedrooms`,
  },
  {
    said: new RegExp(
      `\\b(?:in )?which (?:of our )?(?<groups>${groups}) (?:is|are|has|have) (?:every|each|all)(?: of)?(?: the| our)? ${home}(?: at)? (?<many>${number}) ${room} or (?:less|fewer|smaller|under)(?= |$)`,
    ),
    meant: ({ groups: found = {} }) =>
      `which ${many(found['groups'] ?? '')} have no home with more than ${found['many'] ?? ''} bedrooms`,
  },
]

function noneWithRooms({ groups: found = {}, 0: said }: RegExpExecArray): string {
  return /\b(?:no|zero|without|not)\b/.test(said)
    ? `${many(found['groups'] ?? '')} with no home with ${found['many'] ?? ''} or more bedrooms`
    : said
}

/** "Six bedrooms or more: which states don't have even one such home": none like that. */
const noneSuch: Rewriting = {
  said: new RegExp(
    `^(?:with )?(?<limit>[^:;?,]{4,40}?)(?: :| ,| -) (?:in )?(?<ask>which|what)(?: of our| of the)? (?<groups>${groups}) (?:do not have|do not|have no|have not got|have|lack|are without|has no)(?: (?:even one|a single|any|one|even a single|an?))?(?: such)? ${home}(?: like (?:that|this))?(?= ?[?.!]| ?$)`,
  ),
  meant: ({ groups: found = {}, 0: said }) =>
    / such | like (?:that|this)/.test(said) && / (?:not|no|lack|without) /.test(said)
      ? `which ${many(found['groups'] ?? '')} have no home ${/^(?:under|over|below|above|less|more) /.test(found['limit'] ?? '') ? '' : 'with '}${found['limit'] ?? ''}`
      : said,
}

/** "The share with no purchase" of sessions that reach a step. */
const leftOff: readonly Rewriting[] = [
  {
    said: /^(?:among|of|out of|for)(?: all)?(?: the)? sessions (?:reaching|that reach|that reached|that get to|that got to|getting to|that start|starting|that started|entering) (?:the )?(?:checkout|check out)(?: ,)? (?:what is )?(?:the )?(?:share|percent|percentage|%|portion|part)(?: (?:is|of those|of them))? (?:with no|without(?: an?| any)?|that (?:had|have|made) no) purchases?(?: ,)?(?: (?:as a|in) (?:percent|percentage|%))?(?= ?[?.!]| ?$)/,
    meant: () => 'among sessions that started checkout , what percent had no purchase',
  },
  {
    said: /\b(?:what |which )?(?:percent|percentage|%|share)(?: of)?(?: the| all| our)? sessions (?:that |which |who )?(?:start|starts|started|reach|reached|get to|got to|begin|began) (?:the )?(?:checkout|check out) (?:do not|does not|did not|but do not|but did not|never|and do not|and never)(?: (?:end up|end|finish|wind up))?(?: (?:with|in|making|having|have|make))? (?:an? )?(?:purchase|buy|purchasing|buying)(?= ?[?.!]| ?$)/,
    meant: () => 'among sessions that started checkout , what percent had no purchase',
  },
  {
    said: /\b(?:what |which )?(?:percent|percentage|%|share)(?: of)?(?: the| all| our)? sessions (?:quit|bail|bailed|leave|left|drop off|dropped off|stop|stopped|give up|gave up) (?:after|upon|while) (?:starting|reaching|beginning) (?:the )?(?:checkout|check out) (?:without|before) (?:buying|purchasing|a purchase|making a purchase)(?= ?[?.!]| ?$)/,
    meant: () => 'among sessions that started checkout , what percent had no purchase',
  },
]

export const noneAtAll: readonly Rewording[] = [
  wherever(/^(without|not|nobody|never|0|zero)$/, rules),
  wherever([/^(bedrooms?|beds?|br|bd|bdrm)$/, /^(no|zero|nothing|without|every|each|all|not)$/], rooms),
  wherever([/^(such|like)$/, /^(not|no|lack|without)$/, /^(which|what)$/], [noneSuch]),
  wherever([/^sessions$/, /^(checkout|check)$/], leftOff),
]
