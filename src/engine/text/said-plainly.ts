// A question in plain words: what is said in a roundabout way, as the words that it stands for.
import { inPlainWords } from './rewritings.ts'
import { sayingsByOpening } from './sayings/sayings.ts'
import { spoken } from './spoken.ts'
import type { Token } from './token.ts'

type Tokens = readonly Token[]

export function saidPlainly(given: Tokens): Token[] {
  const tokens = inPlainWords(given)
  const plain: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const saying = sayingAt(tokens, at)
    const token = tokens[at]
    if (token === undefined) break
    if (saying === undefined) plain.push(token)
    else plain.push(...spoken(saying.meant, token))
    at += saying?.words.length ?? 1
  }
  return plain
}

/** The longest saying wins, so those of one word come last. */
function sayingAt(tokens: Tokens, at: number) {
  const text = (place: number) => tokens[place]?.text ?? ''
  const opening = (key: string) =>
    sayingsByOpening
      .get(key)
      ?.find(
        ({ words, before, behind }) =>
          words.every((word, i) => text(at + i) === word && tokens[at + i]?.quoted !== true) &&
          (before?.test(text(at - 1)) ?? true) &&
          (behind?.test(text(at + words.length)) ?? true),
      )
  return opening(`${text(at)} ${text(at + 1)}`) ?? opening(text(at))
}
