// "For each kind of place, cabins, lofts, villas, all of them": the kinds that come to mind stand for all there are, and narrow nothing.
import { rewritten, type Rewriting } from './rewritten.ts'
import type { Token } from './token.ts'

const all =
  '(?:all of (?:em|them|those|these)|the whole lot|the lot|you name it|everything|whatever|whatnot|etc|and so on|and so forth|the works)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?<head>(?:each|every|per|by)(?: [a-z]+){1,4}?)(?: ,| \\(| -| :)(?: (?:[a-z]+ )?[a-z]+(?: ,)?(?: and)?){1,8} ${all}(?: \\))?(?= |$)`,
    ),
    meant: ({ groups }) => groups?.['head'] ?? '',
  },
]

export const everyKind = (tokens: readonly Token[]): readonly Token[] =>
  tokens.some(({ text }) =>
    /^(em|them|those|these|lot|name|everything|whatever|whatnot|etc|on|forth|works)$/.test(text),
  ) && tokens.some(({ text }) => /^(each|every|per|by)$/.test(text))
    ? rewritten(tokens, rules)
    : tokens
