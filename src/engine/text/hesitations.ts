// People who dictate say "the next uh seven days" and "I need I need": sounds and repeated words are not heard.
import type { Token } from './token.ts'
import { wordSet } from './word-list.ts'

const sounds = wordSet('um umm uhm uh uhh er erm hmm hm mm ah eh')

/** "Twenty twenty" is a year. */
const isNumber =
  /^(\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|.*teen|(twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million|grand)$/

/** The tokens without them. */
export function withoutHesitations(tokens: readonly Token[]): Token[] {
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
