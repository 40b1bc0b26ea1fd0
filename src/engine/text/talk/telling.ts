// Whether words tell something: somebody who does something, a mood, a plan, who is speaking, or what the matter is about. Words that only
// name things ("our homes near the lift", "orders shipped late") tell nothing: they may be what the question is about.
import type { Span, Token } from '#engine/text/token.ts'
import { wordSet } from '#engine/text/word-list.ts'
import { askers } from './frame-words.ts'
import { isHead } from './occasions.ts'

const text = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? ''

const opening = wordSet(
  'ok okay so well hi hey and but um uh right alright look listen sorry also anyway honestly hello',
)
/** "In March", "only the cabins", "if we raise prices": a condition, a time or a wish, whatever verb stands behind it. */
const never = wordSet(`
  if when whenever unless until before after during for in on at of with without among between by per from excluding including only all
  any each every both suppose say assume assuming imagine which what who whose whom how where forget ignore skip leave except besides
  no nothing none anything something those these
`)
const subjects = wordSet('i we he she it there everyone everybody someone somebody nobody they')
export const auxiliary = wordSet(`
  am is are was were be been has have had do does did will would can could should must may might cannot
`)
const verbs = wordSet(`
  wants needs asks asked says said thinks thought keeps keep claims claimed swears believes told tells calls called wrote emailed texted
  phoned complain complains complained came comes went goes got gets gave gives left quit broke lost loves likes hates loved hated wonder
  wonders mentioned insists insisted promised messed blew blame blames bet bets raised starts started stopped stops ate froze died crashed
  hacked makes breaks hurts kills costs works happens matters runs joined moved fell worries worried expects doubts suspects reckons argues argued hinted begged nags
`)
/** "Pending orders", "upcoming stays", "listing price": no doing. */
export const kinds = wordSet(`
  pending existing upcoming outstanding remaining incoming returning ongoing listing booking rating spending closing building parking
  shipping pricing asking missing during nothing
`)
/** Said without the one who says it: "got a call", "feels like", "not sure if", "need to decide". */
const bare =
  /^(?:(?:got|had|been|lost|heard|thought|guess|hope|gotta|wanna|just|finally|feels?|seems|looks like|sounds|turns out|tired|stuck|curious|worried|afraid|about to|not sure|no idea why|no clue why|no offense|not to|cannot|(?:can|could) not|did not|should have|new here|back from|off to|long story|never mind why|next up)\b|(?:need|want)s? (?:to|this|it|something|a|an|some|more|help|your)\b|(?:this|that) (?:is|was|thing|has|one)\b|(?:people|customers|guests|owners|sellers|buyers|clients|investors) (?:keep|always|never|just|say|think|tell|ask|complain|are|were|have been)\b|let me\b|second try\b|(?:one|something|little something|quick one|another one) (?:for|from|about)\b|if (?:i am honest|anyone asks|anybody asks|somebody asks|(?:the|my|our) [a-z]+ asks)\b)/
/** "Board meeting prep", "cash flow question", "warehouse guy here": a caption by its last word. */
const captions = wordSet(`
  question here prep preparation stuff idea headache homework thing things calling speaking again matter problem issue issues check
  maybe today planning review update deck slide drama talk brainstorm brainstorming hunt recap rundown prep homework deadline emergency
  appointment topic cleanup walk walkthrough
`)
const isCaption = (word: string) =>
  captions.has(word) || isHead(word) || /^(meeting|call|report|newsletter|presentation|board)$/.test(word)

/** Whether a span tells something. */
export function tells(tokens: readonly Token[], { start, end }: Span): boolean {
  let at = start
  while (at < end && (opening.has(text(tokens, at)) || tokens[at]?.kind === 'mark')) at++
  if (end - at < 2) return false
  const words = tokens.slice(at, end).map(token => token.text)
  const [first = ''] = words
  const phrase = words.join(' ')
  if (bare.test(phrase)) return true
  if (never.has(first)) return false
  if (subjects.has(first)) return words.length > 2 || auxiliary.has(words[1] ?? '') || /^(i|we)$/.test(first)
  if (/^[a-z]{2,}ing$/.test(first) && !kinds.has(first) && !/^(and|or)$/.test(words[1] ?? ''))
    return words.length > 2 || words[1]?.endsWith('s') !== true
  return (
    hasVerb(words) ||
    doesSomething(words) ||
    isSomebodyHere(words) ||
    (words.length <= 9 && endsCaption(words))
  )
}

/** A verb of its own; that of "the guest who called" and "homes we are renovating" belongs to a thing. */
function hasVerb(words: readonly string[]): boolean {
  let isOfThing = false
  for (let at = 1; at < Math.min(words.length, 10); at++) {
    const [word = '', before = ''] = [words[at], words[at - 1]]
    const isPerson = /^(i|we|you|they|he|she)$/.test(word)
    // "… and now I am stuck with it".
    if (isPerson && /^(and|now|but|so|because|since)$/.test(before)) return true
    if (/^(that|which|who|whose|where)$/.test(word) || isPerson) isOfThing = true
    else if (isVerb(words, at, before)) {
      if (!isOfThing) return true
      isOfThing = false
    }
  }
  return false
}

function isVerb(words: readonly string[], at: number, before: string): boolean {
  const word = words[at] ?? ''
  if (auxiliary.has(word) || verbs.has(word)) return true
  // "The roof leaked on us", "the assistant moved again"; "homes listed in spring" are things.
  return (
    /[a-z]{2}ed$/.test(word) &&
    (askers.has(before) || words.slice(at + 1).some(next => /^(me|us|my|our|again|up)$/.test(next)))
  )
}

/** "Owner meeting tomorrow", "listing appointment in an hour". */
const soon =
  /\b(?:meeting|call|appointment|presentation|interview|audit|inspection|visit|review|deadline|hearing|lunch)s?(?: is| starts)? (?:in (?:an? (?:hour|minute|bit)|(?:\w+) (?:minutes|mins|hours)|five|ten|fifteen|twenty|\d+)|tomorrow|today|tonight|at noon|this (?:morning|afternoon|evening)|coming up|soon|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: (?:morning|afternoon|evening|at (?:noon|\w+)))?$/

/** "Market update for the newsletter", "sales meeting stuff", "dead stock hunt before the holidays". */
function endsCaption(words: readonly string[]): boolean {
  if (soon.test(words.join(' '))) return true
  const caption = words
    .join(' ')
    .replace(occasion, '')
    .replace(/ clean up$/, ' cleanup')
    .split(' ')
  return caption.length <= 6 && isCaption(caption.at(-1) ?? '')
}
const occasion = / (?:before|ahead of|for|with) (?:the|my|our|a|an|tomorrow|monday) ?(?:[a-z]+ ?){0,2}$/

/** "Our accountant files the sales tax". */
const doesSomething = ([first = '', ...rest]: readonly string[]): boolean =>
  /^(my|our|the|his|her|their)$/.test(first) &&
  [0, 1].some(
    at => askers.has(rest[at] ?? '') && !rest[at]?.endsWith('s') && /[^s]s$/.test(rest[at + 1] ?? ''),
  )

/** "Customer on the line complaining about a late order", "client coming in at five": somebody, and no rows of such people. */
export const isSomebodyHere = ([first = '', ...rest]: readonly string[]): boolean =>
  (askers.has(first) || /^(customer|guest|visitor|shopper|someone|somebody|reporter)$/.test(first)) &&
  !first.endsWith('s') &&
  /^(?:(?:is )?on (?:the (?:phone|line)|hold|my case|line (?:one|two|1|2))|(?:is )?(?:coming|calling|asking|waiting|complaining|sitting|standing|nagging|pushing|visiting) |(?:just )?(?:called|asked|emailed|texted|wrote|phoned|walked in|stopped by|came) ?|(?:wants|needs|says|thinks|swears) )/.test(
    `${rest.join(' ')} `,
  )
