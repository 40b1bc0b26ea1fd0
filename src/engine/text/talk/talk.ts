// Whether words around a question are mere talk: somebody speaks of herself or to us, greets, sighs, names a meeting or a file, or says
// what she does not want to read. Words that could say more of what is asked for ("wholesale", "near the lift", "that leaked") are none.
import type { Span, Token } from '#engine/text/token.ts'
import { wordSet } from '#engine/text/word-list.ts'
import { chatter, askingParties, interjections, labels, neverTalk, speakers } from './talk-words.ts'
import { auxiliary, kinds } from './telling.ts'

const opening = wordSet(
  'so and but well then now or just also here right um uh like still first again back today',
)
const muchness = wordSet('very much so a lot lots mil million ton tons bunch again in advance all you')
const doing = wordSet('let keeps keep goes gets got makes')
/** Behind these stands what is said of the rows. */
export const goesOn: ReadonlySet<string> = wordSet(`
  that which who whose whom where when they those these them there each every all any both of by per from among between within during
  in on at with for to near under via through across inside outside around along behind over above below before after since until not no
  nothing none must it its their
`)
/** "Be gentle", "pardon the brevity", "pretend I'm five": said to us, and of no rows. */
const addressing = wordSet('be pardon forgive excuse pretend imagine picture bear trust humor bless')
/** "Before we raised the rents" tells a time of the rows. */
const past = /ed$|^(was|were|did|had|went|got|began|sold|bought|took|changed)$/
const rejecting = wordSet('no skip spare drop forget minus cut zero less save hold ditch lose')

/** The parts between its marks. */
function parts(tokens: readonly Token[], { start, end }: Span): string[][] {
  const found: string[][] = [[]]
  for (const { kind, text } of tokens.slice(start, end))
    if (kind === 'mark') found.push([])
    else found.at(-1)?.push(text)
  return found.filter(words => words.length > 0)
}

/** "Why", "compared with", "except": whatever it is, it is not told in passing. */
export const asksElsewise = (tokens: readonly Token[], { start, end }: Span): boolean =>
  tokens.slice(start, end).some(({ text, quoted }) => neverTalk.has(text) || quoted === true)

export const isTalk = (tokens: readonly Token[], span: Span): boolean =>
  !asksElsewise(tokens, span) && parts(tokens, span).every(words => isTalkOf(words))

function isTalkOf(given: readonly string[]): boolean {
  const first = given.findIndex(word => !opening.has(word) && !interjections.has(word))
  if (first < 0) return true
  const last = given.findLastIndex(word => !opening.has(word) && !interjections.has(word))
  const words = given.slice(first, last + 1)
  // "Ta very much", "thanks a lot".
  if (interjections.has(given[first - 1] ?? '') && words.every(word => muchness.has(word))) return true
  const [head = '', next = ''] = words
  if (rejecting.has(head)) return words.some(word => chatter.has(word))
  const isOfSpeakers = words.some(word => speakers.has(word))
  // "Before my phone dies", "when you get a sec".
  if (/^(before|when|while|once|because|whenever|as|until)$/.test(head) && speakers.has(next))
    return !words.some(word => past.test(word))
  if (goesOn.has(head)) return isLabel(words) && /^(for|on|in|to)$/.test(head)
  if (isOfSpeakers || isLabel(words) || isDoneBySomebody(words)) return true
  // "Typing ugly", "dictating"; "asking price" is one.
  if (/^[a-z]{3,}ing$/.test(head) && !kinds.has(head) && words.length > 1 && !askingParties.has(next))
    return true
  if (addressing.has(head)) return true
  return words.length > 2 && words.slice(1).some(word => auxiliary.has(word) || doing.has(word))
}

/** "Seller wants to hear", "our supplier plays hardball". */
const isDoneBySomebody = (words: readonly string[]): boolean =>
  words.length > 2 &&
  !/^(by|through|via|with|from|of)$/.test(words[1] ?? '') &&
  [0, 1, 2].some(
    at => askingParties.has(words[at] ?? '') && !/^(of|by|per|with|for)$/.test(words[at + 1] ?? ''),
  )

/** "Ops huddle", "growth team", "for the team wiki", "slide". */
const isLabel = (words: readonly string[]): boolean => {
  const last = words.at(-1) ?? ''
  // "Cash buyers", "sales of the team" are some of them.
  if (words.slice(1).some(word => /^(by|of|from|with|through|via|under|near)$/.test(word))) return false
  return words.length <= 6 && (labels.has(last) || (askingParties.has(last) && !/[^s]s$/.test(last)))
}
