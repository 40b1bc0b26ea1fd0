// Of two sentences that ask, one may ask for nothing of its own: "could you look it up?" only repeats the wish, and "do pools pay
// off?" tells what the numbers, which are asked for beside it, are to show.
import type { Span, Token } from '#engine/text/token.ts'

const textOf = (tokens: readonly Token[], { start, end }: Span): string =>
  tokens
    .slice(start, end)
    .map(({ text }) => text)
    .join(' ')

const it = '(?: (?:it|that|this|them|those))?'
const empty = new RegExp(
  `^(?:(?:so|and|but|please|well|,|hey|thanks|thank you) )*(?:(?:can|could|would|will|do) (?:you|u|we|i|anyone|anybody|someone|somebody) )?(?:(?:please|just|quickly|maybe|kindly|be able to|happen to|try to) )*` +
    `(?:look${it}(?: up| into it| into that)?|check${it}|tell me${it}|know${it}|find${it}(?: out)?|help(?: me| us)?(?: out)?(?: with)?${it}|show(?: me)?${it}|figure${it} out|work${it} out|confirm${it}|let me know|see${it}|have${it}|get(?: me)?${it}|get (?:me |us )?the (?:numbers?|figures?|data|info|information|answer)|verify${it}|pull${it}(?: up)?|run${it}|do${it}|say|any idea|any ideas|any clue|is that possible|is this possible|possible|ok|okay|right|what do you think|thoughts|is (?:that|this|it) (?:so|true|right|correct)|fill (?:that|it|this) in|what would (?:that|it) be|who are (?:they|those)|who would (?:that|they) be|which (?:ones|one) (?:are|is) (?:they|those|that|it))` +
    `(?: (?:for me|for us|please|pls|quickly|now|up|out|somehow|here|,|thanks|in the data|from the data|at all))*$`,
)

/** "Do you know?", "could you look it up for me?". */
export const asksNothing = (tokens: readonly Token[], span: Span): boolean => empty.test(textOf(tokens, span))

const whether =
  /\b(?:wonder|wondering|wondered|see|know|sure|curious|unsure|check|find out|tell|question is|figure out|understand|learn|doubt)(?: me)? (?:if|whether)\b/
const yesOrNo =
  /^(?:(?:so|and|but|well|ok|okay|hey|hi|now) )*(?:do|does|did|is|are|was|were|has|have|had|am i right that|is it true that)\b/

/** "Do we sell more at the weekend?", "I want to see whether mobile converts worse." */
export const asksWhether = (tokens: readonly Token[], span: Span): boolean => {
  const said = textOf(tokens, span)
  return (
    (yesOrNo.test(said) && tokens[span.end]?.text === '?' && !/^(?:.* )?there\b/.test(said)) ||
    whether.test(said)
  )
}
