// "Sorry to bother you on a Sunday, …", "I know it's late but …", "…, no rush": said to whoever answers, before or behind the question. A
// day in it is the day of the talk, and would otherwise choose the rows.
import { wordSet } from '#engine/text/word-list.ts'
import { isMereTalk } from './mere-talk.ts'
import { chatter, labels } from './talk-words.ts'

const days = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const hours = `(?:${days}|(?:the |a )?weekend|(?:a |the )?holidays?|late|early|midnight|noon|after hours|\\d{1,2}(?: ?[ap]m)?)`
const parts = '(?: (?:morning|afternoon|evening|night|here|already|again|and all))*'
const leadIn = '(?:and |but |so |well |yes |oh |look |hey |hi |ok |okay )*'

const apology = new RegExp(
  `^${leadIn}(?:(?:i am|my|so|really|very|terribly|awfully) )*(?:sorry|apologies|apologize|forgive me|pardon me|excuse me)\\b`,
)
/** What an apology is made of: it names nothing of a business. */
const apologizing = wordSet(`
  sorry apologies apologize forgive pardon excuse me my i am is are was it so really very terribly awfully and but well yes oh look hey hi ok okay
  to bother bothering bug bugging disturb disturbing interrupt interrupting trouble troubling pester pestering ping pinging bothered you your u
  again on a an the this that at in for with be being have had about of such late early monday tuesday wednesday thursday friday saturday sunday
  weekend holiday holidays vacation lunch dinner break hour time day off morning afternoon evening night today tonight short notice last minute
  another one more question questions request slow all yet ask asking keep keeps
`)
const wish = new RegExp(
  `^${leadIn}(?:i |we )?(?:hope|hoping|trust) (?:you|your|this finds|all is|everyone|everybody|y'all)\\b`,
)
const asks = /\b(?:can|could|tell|show|know|help|give|find|how|what|which|who|list|get|pull)\b/
const hour = new RegExp(
  `^${leadIn}(?:i know |i realize |i am aware )?(?:that )?(?:it is|it's|its|today is) (?:(?:only|just|already|almost|nearly|still|so|very|really|past|a bit|way too|too|the|a) )*${hours}${parts}(?: on an? ${days})?(?: and (?:i|we|you|my|our|everyone|everybody|nobody)\\b.*)?$`,
)
const happy = new RegExp(
  `^${leadIn}(?:thanks in advance and |thanks and )?(?:happy (?:${days}|new year|holidays|thanksgiving|halloween|easter|fourth)|merry christmas)(?: (?:everyone|everybody|all|team|folks|to you))?$`,
)
const hedge =
  /^(?:so |well |ok |okay |hi |hey )*(?:i am |i have )?(?:no idea|no clue|not sure|unsure|do not know|dont know|don't know)\b/
const hedging = wordSet(`
  so well ok okay hi hey i am have no idea clue not sure unsure do dont don't know if whether this that it is you your can could able to answer
  possible even a an the right wrong place person one ask asking here allowed something thing question for in of how works work me us makes sense makes
`)
const question =
  /^(?:so |well |ok |okay |hi |hey )*(?:i know )?(?:this|that|it)(?: is|'s| may be| might be| could be| will be| sounds like| is probably| may sound like)(?: (?:just|probably|maybe|kind of|sort of|really))? an? (?:[a-z]+ ){1,2}(?:question|one|ask|request)$/
const last =
  /^(?:ok |okay |so |and )*(?:just )?(?:one )?(?:the |my )?(?:last|final|more|quick) (?:one|question|thing)(?: (?:for (?:today|now|you|tonight|the day)|of the (?:day|night|week)|before i (?:go|leave|sign off|log off|head out|let you go)|i promise|then i am (?:done|off|gone)))*$/
/** "Per our call", "hang on, let me think", "to settle this once and for all". */
const calls =
  /^(?:ok |okay |so |and )*(?:per (?:my|our) (?:boss|manager|call|chat|conversation|talk|email|discussion)|as (?:discussed|promised|mentioned|agreed)|(?:hang|hold) on(?: (?:let me think|a sec|a second|a minute))?|wait|let me think|short answer(?: please)?|to settle (?:this|it|that)(?: once and for all)?|once and for all|following up on (?:yesterday's|our|last week's|today's|this morning's) (?:chat|call|talk|meeting|conversation|email))$/
const signOff = /^(?:over and out|that is all(?: i need)?|that is it|nothing else)$/
/** "Ballpark is fine", "exact number please": the number is what it is. */
const figure =
  /^(?:but )?(?:just |only )?(?:an? |the |one )?(?:single|exact|precise|rough|ballpark|approximate)(?: (?:number|figure|numbers|figures|answer|idea|estimate|amount))?(?: (?:please|is fine|is ok|is okay|will do|works|is good enough|if you can|if possible))*$/
const praise =
  /^(?:and )?(?:you are|you're|ur) (?:the best|the greatest|an? (?:star|lifesaver|life saver|gem|angel|legend|saint|hero|champ|rockstar|rock star|doll)|my hero|awesome|amazing|great|too kind|very kind|a great help)$/
/** Behind the question: "the plumber is coming monday"; what is asked of that day names it itself. */
const visit = new RegExp(
  `^(?:(?:and|because|since) )?(?:the|my|our) (?:plumber|electrician|painter|handyman|gardener|landscaper|roofer|photographer|inspector|cleaner|housekeeper|contractor|exterminator|locksmith|appraiser|stager)s? (?:is|are|will be|comes?|shows? up|arrives?)(?: (?:coming|here|there|in|over|by|out|back|due))*(?: (?:on|at|this|next|tomorrow|today|tonight|morning|afternoon|noon|early|${days}))*$`,
)
const ease =
  /^(?:but |and )?no (?:rush|hurry|pressure|worries|stress|big deal|biggie|problem)(?: (?:if (?:not|you cannot|you can't|it is not|that is not possible|you do not have it)|at all|though|on this|on this one|today|either way|whenever|take your time))*$/
const notMatter =
  /^not that (?:it (?:matters|really matters)|i (?:care|mind|am worried))(?: (?:much|anyway|a lot|to me))?$/

const isMadeOf = (text: string, words: ReadonlySet<string>): boolean =>
  text.split(' ').every(word => words.has(word))

/** "No need for a chart", "no need to explain". */
const needsNone = (text: string): boolean => {
  const [, what] = /^(?:but )?(?:there is )?no need (?:for|to) (?:an? |any |the )?([a-z ]+)$/.exec(text) ?? []
  return (
    what !== undefined &&
    what
      .split(' ')
      .every(word => chatter.has(word) || /^(?:or|and|explain|make|draw|write|it|me)$/.test(word))
  )
}

/** "Quick one before the sales meeting", "ahead of the board call"; "before the Texas report" may mean Texas. */
const isBeforeMeeting = (text: string): boolean => {
  const [, kind = '', what] =
    /^(?:ok |okay |so |hey |hi )*(?:(?:a |just a |just |one |last |another |real )*(?:quick |last )?(?:one|question|thing) )?(?:before|ahead of) (?:the|my|our|an?|this|tomorrow's|today's|tonight's) ((?:[a-z']+ ){0,3})([a-z]+)$/.exec(
      text,
    ) ?? []
  return (
    what !== undefined &&
    labels.has(what) &&
    kind.split(' ').every(word => word === '' || kindsOfMeeting.has(word))
  )
}
const kindsOfMeeting = wordSet(`
  sales board team staff owner owners investor investors monthly weekly quarterly annual daily morning afternoon evening noon budget marketing ops
  operations finance tax lender bank client big next management company leadership planning strategy partner partners vendor supplier
  shareholder shareholders kickoff zoom phone conference all hands month end year
`)

/** Said before the question. */
const opens = (text: string): boolean =>
  (apology.test(text) && isMadeOf(text, apologizing)) ||
  (wish.test(text) && !asks.test(text)) ||
  (hedge.test(text) && isMadeOf(text, hedging)) ||
  isBeforeMeeting(text) ||
  isMereTalk(text) ||
  [hour, happy, question, last, calls].some(kind => kind.test(text))

const closes = (text: string): boolean =>
  opens(text) ||
  needsNone(text) ||
  [praise, ease, notMatter, figure, signOff, visit].some(kind => kind.test(text))

/** No bit of small talk is longer. */
const longest = 110

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\bi'm\b/g, 'i am')
    .replaceAll(
      /\b(it|you|that)'(s|re)\b/g,
      (_, who: string, be: string) => `${who} ${be === 's' ? 'is' : 'are'}`,
    )
    .replaceAll(/\s+/g, ' ')
    .trim()

/** A pause, or a "but" that what is asked for stands behind. */
const pause = /\s*[,.!;:?–—]+\s+|\s+-\s+|\s+\((?=[^()]*\)\W*$)|,?\s+(?:but|so)\s+/g

/** The question without it; where nothing else is said, as it was. */
export const withoutSmallTalk = (asked: string): string => withoutEnd(withoutOpening(asked))

/** The days and hours of the talk that are set aside with it. */
export function timesOfTalk(asked: string): string[] {
  const rest = withoutOpening(asked)
  const said = [
    asked.slice(0, asked.length - rest.length),
    rest.slice(withoutEnd(rest).replace(/\?$/, '').length),
  ]
  return said.filter(part => time.test(part))
}
const time = new RegExp(`\\b(?:${days}|today|tonight|tomorrow|yesterday|every (?:day|week|month))\\b`, 'i')

function withoutOpening(asked: string): string {
  for (const { index, 0: mark } of asked.slice(0, longest).matchAll(pause)) {
    if (!opens(plain(asked.slice(0, index)))) continue
    const rest = asked.slice(index + mark.length)
    return rest.trim() === '' || mark.includes('?') ? asked : withoutOpening(rest)
  }
  return asked
}

function withoutEnd(asked: string): string {
  const from = Math.max(0, asked.length - longest)
  for (const { index, 0: mark } of asked.slice(from).matchAll(pause)) {
    const said = asked.slice(from + index + mark.length).replace(/[\s.!)]+$/, '')
    if (/\b(?:but|so)\b/.test(mark) || !closes(plain(said))) continue
    const rest = asked.slice(0, from + index)
    return rest.trim() === '' ? asked : withoutEnd(mark.includes('?') ? `${rest}?` : rest)
  }
  return asked
}
