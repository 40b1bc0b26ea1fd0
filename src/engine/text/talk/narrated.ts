// The last ways to part a request from a story, where nothing else has told them apart: each sentence before it is narrated, by somebody
// who does something, and what asks begins anew behind a mark, a "so" or with a question's own words. What is narrated may hold any words
// that mean nothing here; whether something in it could narrow the rows is for those to judge who know the data.
import type { Span, Token } from '#engine/text/token.ts'
import { wordSet } from '#engine/text/word-list.ts'
import type { Apart } from './apart.ts'
import { opensQuestion } from './bare-joints.ts'
import { askers } from './frame-words.ts'
import { sentences } from './sentences.ts'
import { auxiliary, tells } from './telling.ts'

const text = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? ''
const mostWays = 6

export function narrated(tokens: readonly Token[]): Apart[] {
  const all = sentences(tokens)
  const end = tokens.length
  return openings(tokens)
    .flatMap((start): Apart[] => {
      const told = all
        .filter(sentence => sentence.start < start)
        .map(sentence => ({ start: sentence.start, end: Math.min(sentence.end, closed(tokens, start)) }))
        .filter(span => span.end > span.start)
      return told.length > 0 && told.every(span => narrates(tokens, span))
        ? [{ asking: { start, end }, told, isNarrated: true }]
        : []
    })
    .slice(0, mostWays)
}

/** Where a request may begin. */
function openings(tokens: readonly Token[]): number[] {
  const found: number[] = []
  const weak: number[] = []
  for (let at = 3; at < tokens.length - 2; at++) {
    const before = text(tokens, at - 1)
    const isAnew = /^[.?!:;]$/.test(before)
    const isJoined = /^(,|so|-)$/.test(before) && asks.test(text(tokens, at))
    // "…, which is lovely": no question.
    if (isAside(tokens, at)) continue
    if (isAnew || isJoined || opensQuestion(tokens, at)) found.push(at)
    else if (before === ',') weak.push(at)
  }
  return [...found, ...weak]
}

const asks =
  /^(i|we|please|list|show|give|gimme|tell|pull|get|find|how|which|what|who|where|could|can|would|did|do|does|is|are|was|were|let|count|compare|put|rank|average|avg|total|number|for|in|add|split|break|out|of|from|month|since|each|every|over|all)$/

/** "…, which seems a lot", "…, who charges by the hour": said of what was told. */
const isAside = (tokens: readonly Token[], at: number): boolean =>
  text(tokens, at - 1) === ',' &&
  /^(which|who)$/.test(text(tokens, at)) &&
  /^(i|we|is|was|seems|makes|sounds|feels|does|charges|lives|works|says|thinks|swears|handles|[a-z]+ed)$/.test(
    text(tokens, at + 1),
  ) &&
  !(text(tokens, at) === 'who' && /^(is|was)$/.test(text(tokens, at + 1)))

/** Without the mark or the "so" that joins them. */
function closed(tokens: readonly Token[], start: number): number {
  let end = start
  while (end > 0 && /^(?:[,:;-]|so|and|but)$/.test(text(tokens, end - 1))) end--
  return end
}

const opening = wordSet(
  'ok okay so well hi hey hello and but um uh like right alright look listen sorry anyway honestly now yesterday',
)
const somebody = wordSet('i we he she somebody someone everybody everyone nobody people')
const owners = wordSet('my our the a an some this one her his their')
const leads = /^(to|from|for|of|by|with|without|among|in|at|on|through|via)$/
/** What they say of the rows, of the answer, or ask for. */
const chooses = wordSet(`
  only except excluding without unless if whether include includes including exclude excludes instead sort sorted grouped ranked list
  split mean means meaning meant ones those these both each every count counts counting per versus vs than what whose how why compare
  compared comparing show give
`)

/** "What I want is plain", "if you look at the clock": only leads in to what is asked. */
const ofTalk =
  /^(?:(?:what|all|the thing) (?:i|we) (?:really |just )?(?:want|need|would like|am after|are after)(?: to know)? is (?:plain|simple|this|easy|quick)|if you (?:look at|check|think about) (?:the|a|our) (?:clock|calendar|map|board|screen|whole|big picture))$/
const said = (tokens: readonly Token[], { start, end }: Span): string =>
  tokens
    .slice(start, end)
    .map(token => token.text)
    .join(' ')

/** "The agency just sends us charts", "my son talked me into it": somebody who does something, and not what is to be shown. */
function narrates(tokens: readonly Token[], { start, end }: Span): boolean {
  let at = start
  while (at < end && (opening.has(text(tokens, at)) || tokens[at]?.kind === 'mark')) at++
  const [first, second] = [text(tokens, at), text(tokens, at + 1)]
  if (
    first === 'before' &&
    /^(i|we|he|she|they|dinner|lunch|breakfast|my|our)$/.test(second) &&
    !isPast(tokens, { start: at, end })
  )
    return !isChoosing(tokens, { start: at, end })
  if (ofTalk.test(said(tokens, { start: at, end }))) return true
  if (end - at < 3) return tells(tokens, { start: at, end })
  if (isChoosing(tokens, { start: at, end })) return false
  // "To buyers from Canada, how many homes …" chooses.
  if (somebody.has(first) || askers.has(first) || (askers.has(second) && !leads.test(first))) return true
  if (/^(feels?|seems?|sounds?|looks|pretty|not)$/.test(first)) return tells(tokens, { start: at, end })
  if (!owners.has(first)) return false
  const isTheirs = /^(my|our|her|his)$/.test(first) || askers.has(second) || askers.has(text(tokens, at + 2))
  return isTheirs && tokens.slice(at + 2, at + 8).some(({ text: word }) => isDoing(word))
}

/** "Before we raised the rents" tells a time of the rows. */
const isPast = (tokens: readonly Token[], { start, end }: Span): boolean =>
  tokens
    .slice(start, end)
    .some(({ text: word }) => /ed$|^(was|were|did|had|went|got|began|sold|bought|took)$/.test(word))

const isDoing = (word: string): boolean =>
  auxiliary.has(word) ||
  /^[a-z]{2,}(?:ed|es|[^s]s)$/.test(word) ||
  /^(came|got|went|told|took|ran|rang|met|sat|put|just)$/.test(word)

const isChoosing = (tokens: readonly Token[], { start, end }: Span): boolean =>
  tokens.slice(start, end).some(({ text: word, quoted }, i) => {
    const at = start + i
    if (quoted === true) return true
    // "…, which seems a lot": said of what was told.
    if (/^(which|who)$/.test(word)) return !isAside(tokens, at)
    if (word === 'how' || word === 'what') return !/^(i|we|they|he|she|it)$/.test(text(tokens, at + 1))
    if (word === 'if' || word === 'whether')
      return !/^(about|see|know|sure|check|out|wondering|wonder)$/.test(text(tokens, at - 1))
    return chooses.has(word)
  })
