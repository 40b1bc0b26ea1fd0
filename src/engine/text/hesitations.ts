// People who dictate say "the next uh seven days", "I need I need" and "since, let me think, since July": sounds, repeated words and
// what is said while thinking are not heard.
import type { Token } from './token.ts'
import { phraseList, wordSet } from './word-list.ts'

const sounds = wordSet('um umm uhm uh uhh er erm hmm hm mm ah eh')

const thinking = phraseList(`
  let me think, let me see, lemme think, lemme see, let us see, what was it, what is it called, how do you say, how do i say,
  how shall i put it, how do i put this, give me a second, bear with me, where was i, what am i saying
`).map(phrase => phrase.split(' '))

/** "Twenty twenty" is a year. */
const isNumber =
  /^(\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|.*teen|(twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million|grand)$/

/** What is said between two pauses while thinking, with its pauses. */
function withoutThinking(tokens: readonly Token[]): readonly Token[] {
  const text = (at: number) => tokens[at]?.text ?? ''
  const at = tokens.findIndex((_, place) => text(place) === ',' && thoughtAt(text, place + 1) > 0)
  const end = at + 1 + thoughtAt(text, at + 1)
  return at <= 0 || text(end) !== ',' ? tokens : [...tokens.slice(0, at), ...tokens.slice(end + 1)]
}

const thoughtAt = (text: (at: number) => string, at: number): number =>
  thinking.find(words => words.every((word, i) => text(at + i) === word))?.length ?? 0

/** The tokens without them. */
export function withoutHesitations(given: readonly Token[]): Token[] {
  const tokens = withoutThinking(given)
  const kept: Token[] = []
  for (const [at, token] of tokens.entries()) {
    const isSound = token.kind === 'word' && sounds.has(token.text) && token.quoted !== true
    // "The next, uh, seven days": of the two pauses around a sound none is meant.
    const wasSound = sounds.has(tokens[at - 1]?.text ?? '')
    if (isSound || (wasSound && token.text === ',')) {
      if (isSound && tokens[at + 1]?.text === ',' && kept.at(-1)?.text === ',') kept.pop()
      continue
    }
    kept.push(token)
    if (repeats(kept, 1)) kept.splice(-1)
    else if (repeats(kept, 2)) kept.splice(-2)
  }
  return kept
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
