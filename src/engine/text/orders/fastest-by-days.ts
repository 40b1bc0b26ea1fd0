// "Which area sells the fastest, like lowest average days on market for sold homes": one ranking, said by its verb and by its number. Two
// of them would be declined, and of homes that are still for sale the days say nothing about how fast they sold.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const fast = '(?:fastest|quickest|soonest)'
const slow = '(?:slowest)'
const verb = '(?:sells?|sold|moves?|moved|goes|go|went|closes?|closed|turns? over)'
const joint =
  '(?: (?:,|:|;|-|\\(|\\?|like|so|meaning|i mean|i am talking|you know|in terms of|measured (?:by|in)|judging by|going by|as in|that is|by|with|the one with|the ones with))*'
const days = '(?:days on (?:the )?market|dom)'
const time = '(?<time>(?: (?:this|last) (?:year|month|quarter)| (?:in|since|so far in) 20\\d\\d| ytd)?)'
const home = /\b(?:homes?|house|houses|listings?|property|properties|ones?) *$/
const many =
  /\b(?:areas|neighbou?rhoods|communities|subdivisions|villages|homes|houses|properties|listings)\b/

const saidTwice = (pace: string, ends: string): Rewriting => ({
  said: new RegExp(
    `^(?<who>(?:[a-z ]+ )?(?:which|what) (?:[a-z\\d]+ ){1,6}?)${verb} (?:the )?${pace}${time}${joint} (?:the )?(?<end>${ends}) (?<fn>(?:average|avg|mean|median) )?${days}(?<told> (?:on|of|for|among|in) (?:(?:the|its|their|our|what|all|we|have|that|were|homes|houses|listings|ones) )*(?:sold|solds|closed|closings|sales)(?: (?:ones|homes|houses|listings|properties))?)?\\b`,
  ),
  meant: ({ groups = {} }) => {
    const { who = '', end = '', fn = '', time: when = '' } = groups
    // "Which one of the villages": one of them.
    const asked = who.replace(/^.*\b(which|what)\b/, '$1')
    const has = many.test(asked) && !/^(?:which|what) (?:one )?of\b|\bone\b/.test(asked) ? 'have' : 'has'
    if (home.test(asked) && fn === '' && !/\bone of\b/.test(asked))
      return `${who.trim()} sold${when} ${has} the ${end} days on market`
    return `${who.trim()} ${has} the ${end} ${fn === '' ? 'average ' : fn}days on market of sold homes${when}`
  },
})

/** "Where do homes sell fastest?" before a question that says by what, and of what was sold. */
const askedBefore = (pace: string, ends: string): Rewriting => ({
  said: new RegExp(
    `^(?:so )?(?:where|(?:which|what) (?:area|areas|neighbou?rhoods?|part of town|communit(?:y|ies)|subdivisions?)) (?:do |does |did |are |is )?(?:the |our )?(?:homes|houses|properties|listings|places|things|we|they)? ?(?:${verb}|selling|moving|going) (?:the )?${pace}(?: [?.!:;-])+ (?=(?:the |which |what |show |give |name |list |me |top |our |\\d+ |one |two |three |four |five |ten )*[a-z\\d ]+ (?:${ends}|best) (?:[a-z]+ )*(?:days on (?:the )?market|dom)\\b[^?.]*\\b(?:sold|solds|closed|closings|sales)\\b|(?:the |show |give |name |list |me |\\d+ |one |two |three |four |five |ten )*(?:${ends}|best) [a-z ]+ (?:days on (?:the )?market|dom)\\b[^?.]*\\b(?:sold|solds|closed|closings|sales)\\b)`,
  ),
  meant: () => '',
})

export const fastestByDays = wherever(
  [/^(fastest|quickest|soonest|slowest)$/, /^(days|dom)$/],
  [
    askedBefore(fast, 'lowest|fewest|shortest|least|smallest'),
    askedBefore(slow, 'highest|longest|most|largest'),
    saidTwice(fast, 'lowest|fewest|shortest|least|smallest'),
    saidTwice(slow, 'highest|longest|most|largest'),
  ],
)
