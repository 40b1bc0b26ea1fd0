// People who dictate say "the next uh seven days", "I need I need" and "since, let me think, since July": sounds, repeated words and
// what is said while thinking are not heard.
import type { Token } from '#engine/text/token.ts'
import { phraseList, wordSet } from '#engine/text/word-list.ts'

const sounds = wordSet('um umm uhm uh uhh er erm hmm hm mm ah eh')
export const isSound = ({ kind, text, quoted }: Token): boolean =>
  kind === 'word' && sounds.has(text) && quoted !== true

/** "That uh nobody has left": within words nothing else than a sound, and between those of a phrase it would keep them apart. */
export const withoutSounds = (tokens: readonly Token[]): readonly Token[] =>
  tokens.some(isSound)
    ? tokens.filter(
        (token, at) =>
          !isSound(token) || [tokens[at - 1], tokens[at + 1]].some(near => near?.kind === 'mark'),
      )
    : tokens

const thinking = phraseList(`
  let me think, let me see, lemme think, lemme see, let us see, what was it, what was it again, what is it again, what is it called, how do you say, how do i say,
  how shall i put it, how should i put it, how do i put this, give me a second, bear with me, where was i, what is the word,
  what is that word, how do they call it, how do you call it, i forget the word, before i forget, what else, and what else, oh yes, ah yes, oh right, ah right, oh and, yes, yeah
`)
  .map(phrase => phrase.split(' '))
  .sort((one, other) => other.length - one.length)

/** "Twenty twenty" is a year. */
const isNumber =
  /^(\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|.*teen|(twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million|grand)$/

/** What is said between two pauses while thinking, with its pauses: "name and, oh yes, before I forget, their email". */
function withoutThinking(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ text }, at) => text === ',' && thoughtAt(tokens, at + 1) + holdAt(tokens, at + 1) > 0))
    return tokens
  const kept: Token[] = []
  let at = 0
  while (at < tokens.length) {
    const end = at > 0 ? pastThoughts(tokens, at) : at
    kept.push(...tokens.slice(at, end > at ? at : at + 1))
    at = Math.max(end, at + 1)
  }
  return kept
}

/** The first token behind such thoughts and the pause that closes them, or `at` where none begin. */
function pastThoughts(tokens: readonly Token[], at: number): number {
  let end = at
  let place = at
  let isThought = false
  while (tokens[place]?.text === ',') {
    let next = place + 1
    for (let token = tokens[next]; token !== undefined && isSound(token); token = tokens[next]) next++
    const length =
      thoughtAt(tokens, next) || (leadsOn.test(tokens[at - 1]?.text ?? '') ? holdAt(tokens, next) : 0)
    if (length === 0) break
    isThought = true
    place = next + length
    if (tokens[place]?.text === ',') end = place + 1
  }
  return isThought ? end : at
}

export const thoughtAt = (tokens: readonly Token[], at: number): number =>
  thinking.find(words => words.every((word, i) => tokens[at + i]?.text === word))?.length ?? 0

/** "In, hang on, Aspen": behind a word that leads on nothing is taken back. */
export const leadsOn =
  /^(in|of|by|for|from|with|at|on|and|or|the|a|an|most|past|last|next|per|each|every|under|over|above|below|between)$/
const holds = [
  ['hang', 'on'],
  ['hold', 'on'],
  ['one', 'second'],
  ['one', 'moment'],
  ['one', 'sec'],
  ['wait', 'a', 'second'],
  ['just', 'a', 'second'],
  ['wait'],
]
export const holdAt = (tokens: readonly Token[], at: number): number =>
  holds.find(words => words.every((word, i) => tokens[at + i]?.text === word))?.length ?? 0

const opensQuestion = /^(how|which|what|who|whose|can|could|i|we|give|show|tell|list)$/

/** The tokens without them. */
export function withoutHesitations(given: readonly Token[]): Token[] {
  const tokens = withoutThinking(withoutOpening(given))
  const kept: Token[] = []
  for (const [at, token] of tokens.entries()) {
    // "The next, uh, seven days": of the two pauses around a sound none is meant, but before a question one is.
    const next = tokens[at + 1]?.text ?? ''
    // "For the owners meeting, uh, total nights".
    const opensNumber = /^(total|average|number)$/.test(next) && !leadsOn.test(tokens[at - 3]?.text ?? '')
    const wasSound = sounds.has(tokens[at - 1]?.text ?? '') && !opensQuestion.test(next) && !opensNumber
    if (isSound(token) || (wasSound && token.text === ',')) {
      if (isSound(token) && tokens[at + 1]?.text === ',' && kept.at(-1)?.text === ',') kept.pop()
      continue
    }
    kept.push(token)
    if (repeats(kept, 1)) kept.splice(-1)
    else if (repeats(kept, 2) && !isStep(kept)) kept.splice(-2)
  }
  return kept
}

/** "Month by month by check-in": a step through time, and the day that it goes by. */
const isStep = (tokens: readonly Token[]): boolean =>
  /^(day|week|month|quarter|year)$/.test(tokens.at(-2)?.text ?? '') && tokens.at(-1)?.text === 'by'

/** "I mean what was the total": it opens a question, and is no average. */
const withoutOpening = (tokens: readonly Token[]): readonly Token[] => {
  const [who, mean, next] = tokens
  if (who?.text !== 'i' || mean?.text !== 'mean') return tokens
  return tokens.slice(next?.text === ',' ? 3 : 2)
}

/** "The the", "I need I need": the last words once more. */
function repeats(tokens: readonly Token[], length: number): boolean {
  const last = tokens.slice(-length)
  const before = tokens.slice(-2 * length, -length)
  return (
    before.length === length &&
    last.every(
      (token, at) =>
        token.kind === 'word' &&
        token.quoted !== true &&
        token.glue === undefined &&
        before[at]?.glue === undefined &&
        !isNumber.test(token.text) &&
        token.text === before[at]?.text &&
        token.sentence === before[at]?.sentence,
    )
  )
}
