// How a sentence that only leads in to a question is told apart from one that asks: it gives a reason, it tells what somebody did
// or said, or it stands whole before a sentence that asks.
import type { Span, Token } from '#engine/text/token.ts'
import { wordSet } from '#engine/text/word-list.ts'
import { askers } from './frame-words.ts'

const text = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? ''

const reasons = wordSet('because although though whereas')
const past = wordSet('was were did had')
const finite = wordSet(
  'am is are was were has have had do does did will would can could cannot keeps keep says said thinks claims believes swears tells told asked asks wants needs prefers loves likes requested requests',
)
/** Verbs of what people do, in the past; none of them is a verb of the data. */
const didSomething = wordSet(
  'wrote got went came said told took gave left felt seemed looked lost found heard saw loved hated liked complained mentioned emailed texted called phoned moved',
)
const determiners = wordSet('my our the a an his her their one some this that')

/** "Because the roof guy is coming", "since I'm selling mine", "now that the season is over": why somebody asks. */
export function givesReason(tokens: readonly Token[], { start, end }: Span): boolean {
  let at = start
  while (/^(and|so|but|well|also|ok|okay)$/.test(text(tokens, at))) at++
  const [first, second] = [text(tokens, at), text(tokens, at + 1)]
  if (reasons.has(first)) return true
  if (/^(given|seeing|considering)$/.test(first)) return /^(that|as|how)$/.test(second)
  if (first === 'now' || (first === 'even' && second === 'though'))
    return second === 'that' || first === 'even'
  if (first === 'every' && second === 'time') return true
  if (/^(while|whenever|as|if|before|in)$/.test(first))
    return /^(i|we|you|memory|case)$/.test(second) || isNewcomer(tokens, at)
  // "Since we opened", "since the remodel" tell a time.
  return first === 'since' && isPresent(tokens, { start: at + 1, end })
}

/** "As the new manager I have no clue". */
const isNewcomer = (tokens: readonly Token[], at: number): boolean =>
  text(tokens, at) === 'as' &&
  determiners.has(text(tokens, at + 1)) &&
  [2, 3].some(step => askers.has(text(tokens, at + step)))

function isPresent(tokens: readonly Token[], { start, end }: Span): boolean {
  const words = tokens.slice(start, end).map(token => token.text)
  if (words.some(word => past.has(word) || /[a-z]{2}ed$/.test(word))) return false
  const hasSubject = /^(i|we|you|he|she|they|it)$/.test(words[0] ?? '')
  const toUs = words.some((word, i) => word === 'to' && /^(us|me)$/.test(words[i + 1] ?? ''))
  return (
    (hasSubject && words.length > 2) ||
    toUs ||
    words.some(word => /^(is|are|has|have|matters|want|wants|need|needs)$/.test(word))
  )
}

/** A sentence with a verb of its own: "gift cards are mostly for small stuff", "a customer in Denver wrote us a letter". */
export function isStatement(tokens: readonly Token[], { start, end }: Span): boolean {
  for (let at = start; at < end; at++) {
    const word = text(tokens, at)
    const before = text(tokens, at - 1)
    const isRelative = /^(that|which|who|whose|where)$/.test(before)
    if (at > start && !isRelative && (finite.has(word) || didSomething.has(word))) return true
    if (/^(i|we|he|she|they)$/.test(word) && at + 1 < end && !isRelative) return true
  }
  return false
}

/** "My brother-in-law in Chicago asks": somebody who asks, and what follows is asked. */
export function isAskedBy(tokens: readonly Token[], { start, end }: Span): boolean {
  if (!opensWithPerson(tokens, start) || end - start > 10) return false
  return /^(asks?|asked|asking|know|wonders?|wondering|wondered|curious)$/.test(text(tokens, end - 1))
}

/** "Our neighbor claims", "the couple I showed around", "a customer wrote us". */
export const opensWithPerson = (tokens: readonly Token[], start: number): boolean =>
  determiners.has(text(tokens, start)) && [1, 2].some(step => askers.has(text(tokens, start + step)))

/** "He only has time for a few of them". */
export const shortOfTime =
  /\bonly (?:has|have|had|got|takes?|need|needs) (?:time|an? (?:minute|moment|second|hour)|(?:a few|five|ten) minutes)\b/
