// "Did income swell or shrivel", "are bookings waxing or waning": which way a number goes, in any pair of verbs for it.
import { wherever } from '#engine/text/rewritten.ts'
import { stem } from '#engine/text/stem.ts'
import type { Token } from '#engine/text/token.ts'
import { wordSet } from '#engine/text/word-list.ts'

const up = wordSet(
  'swell balloon surge soar climb rise grow wax expand mushroom gain jump increase improve strengthen flourish bloom',
)
const down = wordSet(
  'shrivel shrink fall drop sink dip slump wane contract decline dwindle slide tumble plunge ebb fade weaken decrease wither wilt slip',
)

export const upOrDown = wherever(/^or$/, (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(({ text }, place) => text === 'or' && isPair(tokens, place))
  const [first, or, second] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (first === undefined || or === undefined || second === undefined) return tokens
  const verb = first.text.endsWith('ing')
    ? 'going'
    : /^(has|have)$/.test(auxiliary(tokens, at))
      ? 'gone'
      : 'go'
  const said = [verb, 'up', 'or', 'down'].map((text): Token => ({ ...first, text }))
  return [...tokens.slice(0, at - 1), ...said, ...tokens.slice(at + 2)]
})

const isPair = (tokens: readonly Token[], at: number): boolean => {
  const [one, other] = [stem(tokens[at - 1]?.text ?? ''), stem(tokens[at + 1]?.text ?? '')]
  return (up.has(one) && down.has(other)) || (down.has(one) && up.has(other))
}

/** The verb that opens the question: "has income grown or shrunk". */
const auxiliary = (tokens: readonly Token[], at: number): string =>
  tokens.slice(0, at).find(({ text }) => /^(has|have|did|do|does|is|are)$/.test(text))?.text ?? ''
