// "Who's arriving Friday", "how many checkouts do we have on Saturday": the front desk speaks of the one to come. Behind a share, a rate or a time it would be
// every such day, and what is over speaks of none that lies ahead.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const weekday = '(?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)day)'
const rows = '(?:arrivals?|check ins?|checkins?|check outs?|checkouts?|departures?)'
const verbs =
  '(?:arriving|arrives?|checking in|checking out|leaving|leaves?|departing|checks in|checks out|moving in|moving out|(?<!\\bcouple )coming in|due in|due out)'
const have =
  '(?:(?:do|have|are|did) (?:we|there|i|you)(?: have| got| expecting| expected)?|are (?:coming|expected|due|scheduled)|(?:we|i) (?:have|got))'
/** "Arrivals Friday" may be a heading of last Friday as well. */
const coming = `(?:${verbs}(?: (?:house|homes?|guests?|people|with us|here))?|${rows} ${have}|(?<=\\bany )${rows})`
const another =
  /\b(?:percent|percentage|%|share|rate|average|avg|most|usually|typically|often|per|each|every|by|last|past|previous|this|next|20\d\d|january|february|march|april|may|june|july|august|september|october|november|december|came|arrived|left|stayed|was|were|did|had|vs|versus|than|or|and (?:mon|tues|wednes|thurs|fri|satur|sun)day|all|always|weekday|weekend|cancelled|revenue|adr)\b/

const rule: Rewriting = {
  said: new RegExp(
    `(?<said>\\b${coming})(?: (?:on|for))? ${weekday}(?= [,.?!]|$| (?:and |with |what |which |in |please|afternoon|morning))`,
  ),
  meant: ({ 0: said, groups = {} }, question) =>
    another.test(question) ? said : `${groups['said'] ?? ''} this ${groups['day'] ?? ''}`,
}

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** "Who is arriving Friday and Saturday", "leaving Friday through Sunday": the days to come, and not every such day that ever was. */
const several: Rewriting = {
  said: new RegExp(
    `(?<said>\\b${coming})(?: on| for| from)? ${weekday} (?<joint>and|&|through|thru|to|until|till) (?:on )?${weekday.replace('<day>', '<last>')}(?= [,.?!]|$| (?:and |with |what |which |in |please))`,
  ),
  meant: ({ 0: said, groups = {} }, question) => {
    const { day = '', last = '', joint = '' } = groups
    const isNext = days[(days.indexOf(day) + 1) % 7] === last
    const isOther = another.test(question.replace(said, ''))
    return isOther || (/^(and|&)$/.test(joint) && !isNext)
      ? said
      : `${groups['said'] ?? ''} from this ${day} to this ${last}`
  },
}

export const onAWeekday: Rewording = wherever(/^(mon|tues|wednes|thurs|fri|satur|sun)day$/, [several, rule])
