// "Our accountant is asking for the revenue of last year", "nobody here remembers how many homes we sold": the question is whole,
// and a clause stands around it that says who wants, seeks or discusses the answer.
import type { Span, Token } from '#engine/text/token.ts'
import { wordSet } from '#engine/text/word-list.ts'
import { askers } from './frame-words.ts'
import { isHead } from './occasions.ts'
import * as words from './wrapping-words.ts'

export interface Wrapping extends Span {
  /** What is told before it in the same breath: "I'm closing the books and" need … */
  before: Span | null
}

const text = (tokens: readonly Token[], at: number): string =>
  tokens[at]?.kind === 'word' && tokens[at].quoted !== true ? tokens[at].text : ''

const verbs = [words.wanting, words.knowing, words.asking, words.telling, words.inspecting, words.handing]
const isVerb = (word: string): boolean => verbs.some(set => set.has(word))
const determiners = wordSet('my our the a an one some his her their this that another')
const talk = wordSet(
  'argument arguments discussion discussions debate dispute disagreement conversation question questions',
)
const joiners = wordSet('and so but')

/** "Head office is after it", "walk me through it"; "after returns" and "walk-ins" are something else. */
const isUsed = (tokens: readonly Token[], at: number): boolean => {
  const word = text(tokens, at)
  const next = text(tokens, at + 1)
  // "Share of homes", "check-ins", "views" are asked for themselves.
  if (
    /^(share|shares|look|looks|number|figure|use|work|review|reviews|report|reports|query|queries)$/.test(
      word,
    ) &&
    /^(of|per|by)$/.test(next)
  )
    return false
  if (word === 'check' && /^(in|out|ins|outs)$/.test(next)) return false
  // "Are asking prices going up", "dollars off asking": a price, and nobody asks.
  if (
    word === 'asking' &&
    (/^prices?$/.test(next) ||
      /^(below|under|over|above|off|at|from|average|median|total)$/.test(text(tokens, at - 1)))
  )
    return false
  if (talk.has(word))
    return (
      /^(about|on|over|concerning|regarding|is|was|came|concerns)$/.test(next) &&
      determiners.has(text(tokens, at - 1))
    )
  // "Writing our annual report now": what they are at, and not what is asked for.
  if (/^(writing|drafting|preparing)$/.test(word) && [2, 3].some(step => isHead(text(tokens, at + step))))
    return false
  if (word === 'after') return /^(is|are|am|was|were|be|been)$/.test(text(tokens, at - 1))
  if (/^(walk|run|talk|fill|throw|toss|shoot|hit|pass)$/.test(word))
    return /^(me|us)$/.test(text(tokens, at + 1))
  if (/^(come|put|draw|lay|dig|spell|bring|putting|drawing|laying)$/.test(word))
    return /^(up|out|together|me|us|down)$/.test(text(tokens, at + 1))
  return true
}

/** The wrappings that open a span, the shortest first; what is asked for begins where one ends. */
export function wrappings(tokens: readonly Token[], { start, end }: Span): Wrapping[] {
  const found: Wrapping[] = []
  for (let at = start; at < Math.min(end, start + 30) && found.length < 3; at++) {
    if (!isVerb(text(tokens, at)) || !isUsed(tokens, at)) continue
    const core = pastVerb(tokens, at, end)
    const opening = clauseStart(tokens, at, start)
    if (
      core >= end ||
      opening === null ||
      isDenied(tokens, opening, at) ||
      asksLater(tokens, { start: core, end })
    )
      continue
    if (found.at(-1)?.end !== core)
      found.push({ start: opening, end: core, before: before(tokens, start, opening) })
  }
  const first = cleft(tokens, { start, end })
  return first === null ? found : [first, ...found]
}

/** "To plan …", "my Monday report and need": what is asked for has not begun yet. */
function asksLater(tokens: readonly Token[], { start, end }: Span): boolean {
  const first = text(tokens, start)
  if (isVerb(first) || /^(that|and|or|but|if|because|to|so)$/.test(first)) return true
  // "I asked this yesterday": what they asked is still to come.
  if (
    /^(this|that|it)$/.test(first) &&
    /^(yesterday|today|already|before|again|last|,)$/.test(
      text(tokens, start + 1) || (tokens[start + 1]?.text ?? ''),
    )
  )
    return true
  // "I have a client who": of her, not of what is asked for.
  if (/^(who|whose|which)$/.test(first) && askers.has(text(tokens, start - 1))) return true
  return tokens.slice(start, end).some((_, i) => {
    const at = start + i
    if (!joiners.has(text(tokens, at))) return false
    const verb = /^(i|we|would|could|also|he|she|they|really)$/.test(text(tokens, at + 1)) ? at + 2 : at + 1
    return (
      [words.wanting, words.asking].some(set => set.has(text(tokens, verb))) ||
      isRequest.test(text(tokens, verb))
    )
  })
}

const isRequest = /^(give|show|tell|list|find|please|can|could|what|how|which|who)$/

const named =
  /^(?:what|all|something|(?:the |one |another |a |my )?(?:only |one |big |real )?(?:thing|question|number|figure))\b/

/** "What would help me is", "one thing I never looked at is". */
function cleft(tokens: readonly Token[], { start, end }: Span): Wrapping | null {
  const limit = Math.min(end, start + 12)
  const is = tokens
    .slice(start, limit)
    .findIndex(({ text: word }, i) => i > 1 && /^(is|was|are|be)$/.test(word))
  const said = tokens.slice(start, start + is).map(token => token.text)
  if (
    is < 0 ||
    asksLater(tokens, { start: start + is + 1, end }) ||
    !named.test(said.join(' ')) ||
    !said.some(word => /^(i|we|me|us)$/.test(word))
  )
    return null
  return { start, end: start + is + 1, before: null }
}

/** Past the verb and what belongs to it: "explain to a seller", "get a sense of", "keep asking me for". */
function pastVerb(tokens: readonly Token[], verb: number, end: number): number {
  let at = verb + 1
  while (at < end) {
    const person = personEnd(tokens, at)
    if (person > at) at = person
    else if (words.behindVerb.has(text(tokens, at)) && !opensCore(tokens, at)) at++
    else break
  }
  return at
}

/** "A list of", "the number of", "in March" begin what is asked for. */
const opensCore = (tokens: readonly Token[], at: number): boolean => {
  const [word, next] = [text(tokens, at), text(tokens, at + 1)]
  if (/^(a|an|some|to|in|from|up|over|down)$/.test(word))
    return !words.behindVerb.has(next) && personEnd(tokens, at + 1) === at + 1
  return (
    /^(number|figure|numbers|figures|details|info)$/.test(word) &&
    next === 'of' &&
    text(tokens, at - 1) === 'the'
  )
}

/** "My partner", "a seller": somebody to whom it is told. */
function personEnd(tokens: readonly Token[], at: number): number {
  if (!determiners.has(text(tokens, at))) return at
  const step = [1, 2].find(ahead => askers.has(text(tokens, at + ahead)))
  return step === undefined ? at : at + step + 1
}

/** Where the clause begins whose verb this is; null where nothing of the kind stands before it. */
function clauseStart(tokens: readonly Token[], verb: number, from: number): number | null {
  const isNoun = talk.has(text(tokens, verb))
  const isChain = (word: string) =>
    (isNoun && determiners.has(word)) || words.betweenVerbs.has(word) || isVerb(word)
  let at = verb
  while (at > from) {
    const [last, one] = [text(tokens, at - 1), text(tokens, at - 2)]
    // "Tasked with finding", "any chance of seeing".
    const isTied =
      text(tokens, at).endsWith('ing') &&
      /^(with|of|in|at|about|on)$/.test(last) &&
      (isChain(one) || one === 'chance')
    if (!isTied && !isChain(last) && !/^(please|kindly|chance|any|mind)$/.test(last)) break
    at--
  }
  if (at === from || joiners.has(text(tokens, at - 1)) || tokens[at - 1]?.kind === 'mark') return at
  if (words.subjects.has(text(tokens, at - 1))) return opens(tokens, at - 1, from)
  for (let back = at - 1; back >= Math.max(from, at - 7) && tokens[back]?.kind === 'word'; back--) {
    // "Nobody here", "someone in the shop".
    if (words.subjects.has(text(tokens, back)) && /^(here|in|at|from|of)$/.test(text(tokens, back + 1)))
      return opens(tokens, back, from)
    // "The lady from the bank".
    if (/^(from|at|in|with)$/.test(text(tokens, back - 1)) && back - 2 >= from) continue
    if (determiners.has(text(tokens, back)) && !determiners.has(text(tokens, back - 1)))
      return opens(tokens, text(tokens, back - 1) === 'of' ? back - 2 : back, from)
  }
  return at - from <= 3 ? from : null
}

/** "My partner and I": two who ask. */
const opens = (tokens: readonly Token[], at: number, from: number): number => {
  // "Could you", "would you kindly": the question turns it around.
  let first = dayBefore(tokens, at, from)
  while (
    first > from &&
    /^(can|could|would|will|may|might|do|does|did|please|kindly|let|is|are)$/.test(text(tokens, first - 1))
  )
    first--
  if (first < at) return first
  if (text(tokens, at) !== 'i' || text(tokens, at - 1) !== 'and') return at
  const back = [2, 3, 4].find(steps => at - steps >= from && determiners.has(text(tokens, at - steps)))
  return back === undefined ? at : at - back
}

const days =
  /^(yesterday|today|this (?:morning|afternoon|week)|last (?:night|week)|the other day|just now|earlier|recently|(?:during|at|over) (?:lunch|dinner|breakfast|coffee))$/

/** "Yesterday my boss asked": when the talk was. */
function dayBefore(tokens: readonly Token[], at: number, from: number): number {
  const end = tokens[at - 1]?.text === ',' ? at - 1 : at
  const said = tokens.slice(from, end).map(token => token.text)
  return end > from && days.test(said.join(' ')) ? from : at
}

/** "I do not need the revenue of March". */
const isDenied = (tokens: readonly Token[], opening: number, verb: number): boolean =>
  words.wanting.has(text(tokens, verb)) &&
  tokens.slice(opening, verb).some(({ text: word }) => /^(not|never|no|nobody|hardly)$/.test(word))

function before(tokens: readonly Token[], start: number, opening: number): Span | null {
  let end = opening
  while (end > start && (tokens[end - 1]?.kind === 'mark' || joiners.has(text(tokens, end - 1)))) end--
  return end > start ? { start, end } : null
}
