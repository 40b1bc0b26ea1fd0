// Wrappings of a question: "May I ask", "I would be grateful to learn", "my boss wants to know", "if it is not too much trouble".
import type { Token } from '#engine/text/token.ts'
import {
  askers,
  courtesy,
  isPaid,
  kindPurposes,
  opensFrame,
  purposeKinds,
  purposes,
  wishesToHave,
  wishesToKnow,
  worksOut,
} from './frame-words.ts'

const determiners = new Set(['my', 'our', 'the', 'a', 'an', 'his', 'her', 'their', 'this', 'that', 'some'])
const modals = new Set([
  'can',
  'could',
  'may',
  'might',
  'would',
  'should',
  'will',
  'shall',
  'let',
  'to',
  'please',
])
const conditional = new Set(['if', 'when', 'whenever'])
const interrogative = new Set([
  'what',
  'how',
  'which',
  'who',
  'whose',
  'when',
  'where',
  'why',
  'whats',
  'is',
  'are',
  'do',
])

/** The first token after a wrapping that starts at `at`, or `at` where there is none. */
export function frameEnd(tokens: readonly Token[], at: number): number {
  const subject = askerEnd(tokens, at)
  const start = subject ?? at
  if (subject === null && !opensFrame.has(wordAt(tokens, at))) return at
  let run = start
  while (courtesy.has(wordAt(tokens, run)) && tokens[run]?.quoted !== true) run++
  if (conditional.has(wordAt(tokens, at)) && run > at + 1 && isBreak(tokens, run)) return run
  let last = run - 1
  while (last > start - 1 && !endsFrame(tokens, last, start)) last--
  if (last < start || last === at) return at
  const end = afterwards(tokens, last + 1)
  return subject === null || goesOnAsking(tokens, end) ? end : at
}

/** "For the clearance shelf", "for a report": where it ends, or `at` where no such purpose is named. */
export function purposeEnd(tokens: readonly Token[], at: number): number {
  if (wordAt(tokens, at) !== 'for' || isPaid(wordAt(tokens, at - 1))) return at
  let place = at + 1
  while (determiners.has(wordAt(tokens, place))) place++
  const first = place
  while (place < first + 2 && purposeKinds.has(wordAt(tokens, place)) && !endsPurpose(tokens, place)) place++
  return endsPurpose(tokens, place) && place > at + 1 ? place + 1 : at
}

/** "Loyalty check, how many …", "quick sanity check: …": what it is for, before a pause. */
export function checkEnd(tokens: readonly Token[]): number {
  const at = [1, 2].find(place => /^(check|question|one)$/.test(wordAt(tokens, place))) ?? 0
  const isHead = tokens.slice(0, at).every(({ kind, quoted }) => kind === 'word' && quoted !== true)
  const isSaid =
    /^(loyalty|sanity|quick|reality|health|gut|pulse|spot|status|stock|price|inventory|retention|fact|easy|simple|last)$/
  return at > 0 &&
    isHead &&
    isSaid.test(wordAt(tokens, at - 1)) &&
    /^[,:;-]$/.test(tokens[at + 1]?.text ?? '')
    ? at + 1
    : 0
}

const endsPurpose = (tokens: readonly Token[], at: number) =>
  (purposes.has(wordAt(tokens, at)) ||
    (kindPurposes.has(wordAt(tokens, at)) && purposeKinds.has(wordAt(tokens, at - 1))) ||
    isTaxReturn(tokens, at) ||
    isForTheBooks(tokens, at)) &&
  (isBreak(tokens, at + 1) || opensFrame.has(wordAt(tokens, at + 1)))

/** "…, for the books": behind a pause, and not the books of a shop. */
const isForTheBooks = (tokens: readonly Token[], at: number) =>
  wordAt(tokens, at) === 'books' &&
  /^(the|our|my)$/.test(wordAt(tokens, at - 1)) &&
  tokens[at - 3]?.text === ',' &&
  isBreak(tokens, at + 1)

const isTaxReturn = (tokens: readonly Token[], at: number) =>
  wordAt(tokens, at - 1) === 'tax' && /^(return|returns)$/.test(wordAt(tokens, at))

const wordAt = (tokens: readonly Token[], at: number): string => {
  const token = tokens[at]
  return token?.kind === 'word' ? token.text : ''
}

const isBreak = (tokens: readonly Token[], at: number) =>
  tokens[at] === undefined || tokens[at].kind === 'mark'

/** "My new boss", "the owners", "one of our investors": those who ask, if they are named here. */
function askerEnd(tokens: readonly Token[], at: number): number | null {
  if (/^(he|she)$/.test(wordAt(tokens, at))) return at + 1
  let place = at
  if (wordAt(tokens, place) === 'one' && wordAt(tokens, place + 1) === 'of') place += 2
  if (!determiners.has(wordAt(tokens, place))) return null
  place++
  for (let end = place; end < place + 2; end++) if (askers.has(wordAt(tokens, end))) return end + 1
  return null
}

function endsFrame(tokens: readonly Token[], at: number, start: number): boolean {
  const word = wordAt(tokens, at)
  // "I want to send them a card" tells what for, "I want to see" asks.
  if (wordAt(tokens, at + 1) === 'to' && !worksOut.has(wordAt(tokens, at + 2))) return false
  // "I want to show it to the new girl".
  const isHanded = /^(it|this|that|them|these|those)$/.test(wordAt(tokens, at + 1))
  if (/^(show|tell|explain)$/.test(word) && isHanded && /^(to|around|off)$/.test(wordAt(tokens, at + 2)))
    return false
  if (wishesToKnow.has(word) || isVerbToList(tokens, at)) return true
  if (!wishesToHave.has(word)) return false
  const before = tokens.slice(start, at).map(({ text }) => text)
  // "Could you send me"; but "I want to send them a card".
  if (/^(give|provide|supply|send|hand)$/.test(word))
    return before.includes('you') || /^(me|us)$/.test(wordAt(tokens, at + 1))
  return before.some(text => modals.has(text)) || /^(needs?|wants?|wanted)$/.test(word)
}

/** "Could you list", "I would like a list"; but "list prices", "check-ins" are named, not asked for. */
function isVerbToList(tokens: readonly Token[], at: number): boolean {
  const next = wordAt(tokens, at + 1)
  if (wordAt(tokens, at) === 'check') return !/^(in|out|ins|outs)$/.test(next)
  return wordAt(tokens, at) === 'list' && !/^(price|prices|rate|rates|to|date|dates|side)$/.test(next)
}

/** "Tell me", "let us know if": what belongs to the verb. */
function afterwards(tokens: readonly Token[], from: number): number {
  let end = from
  while (/^(me|us|out|up|if|whether|it)$/.test(wordAt(tokens, end))) end++
  return end
}

/**
 * Who asks for another goes on with the question: "my boss wants to know what", "the owner would like to see". Where it comes
 * only later, as in "my boss keeps asking whether Instagram is worth it, so how many", a story is told.
 */
function goesOnAsking(tokens: readonly Token[], at: number): boolean {
  const asks = interrogative.has(wordAt(tokens, at)) || /^(whether|if)$/.test(wordAt(tokens, at - 1))
  const before = wordAt(tokens, at - 1)
  // "She needs the revenue of Q2" asks for it; "she needs a pool" tells what she is looking for.
  const needs =
    /^(needs?|wants?|wanted)$/.test(before) &&
    /^(the|our|all|q[1-4]|last|this|total|average|monthly|weekly)$/.test(wordAt(tokens, at))
  const sees = needs || (/^(see|know|have|get)$/.test(before) && !isBreak(tokens, at))
  const later = tokens.some(
    ({ kind }, place) =>
      place >= at && kind === 'mark' && [1, 2].some(next => interrogative.has(wordAt(tokens, place + next))),
  )
  return (asks || sees) && !later
}
