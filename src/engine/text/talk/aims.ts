// "I want to offer a holiday discount": what somebody is going to do, and nothing that is asked for. Read in the words as they were
// typed: "offer" is "have" of the data.
import type { Span, Token } from '#engine/text/token.ts'

const doings =
  '(?:offer|send|run|write|call|thank|reward|surprise|visit|promote|mail|email|start|launch|order|restock|print|prepare|plan|host|throw|hire|pay|refresh|repaint|renovate|clean|reorder|advertise|raise|lower|adjust|cut|open|expand|invest|clear|free up|schedule|pitch|negotiate|convince|impress|welcome|set up|hand out|give away|fix|improve|replace|redo|rewrite|drop|spend|buy (?:another|more|a second|a new)|make room)'
const wishing =
  "(?:i|we|he|she|they)(?: (?:would|will|'d|’d|am|are|is|'m|'re|’m|’re))?(?: (?:really|just|also|still|finally))? (?:(?:want|wants|need|needs|like|love|plan|plans|hope|hopes|have|has|going|planning|hoping|trying|about) to|gotta|wanna|gonna)"
const goal = new RegExp(`^(?:(?:so|ok|okay|and|but|well|hey|hi) )*${wishing} ${doings} `)
const goals = new RegExp(`\\b${wishing} ${doings}(?= )`, 'g')

const raw = (tokens: readonly Token[], { start, end }: Span): string =>
  `${tokens
    .slice(start, end)
    .map(token => token.raw.toLowerCase())
    .join(' ')} `

export const isGoal = (tokens: readonly Token[], span: Span): boolean => goal.test(raw(tokens, span))

/** The words without that somebody wants to do something: such a "want" wants nothing of the rows. */
export function withoutGoals(tokens: readonly Token[], span: Span): readonly Token[] {
  const said = raw(tokens, span)
  const wordsIn = (text: string) => text.split(' ').length - 1
  const wishes = [...said.matchAll(goals)].map(({ index, 0: found }) => {
    const first = wordsIn(said.slice(0, index))
    return { first, last: first + wordsIn(found) }
  })
  return tokens
    .slice(span.start, span.end)
    .filter((_, at) => !wishes.some(({ first, last }) => at >= first && at <= last))
}
