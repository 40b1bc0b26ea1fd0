// "hm 3bd actives under 600k": straight before things it is short for how many; "hm, actives" and "hmm actives" only think.
import type { Token } from './token.ts'

/** What opens a question, or a number that is no count: before these it is a sound. */
const opens =
  /^(how|which|what|whats|who|whose|where|when|why|can|could|would|will|i|we|you|give|show|tell|list|name|compare|find|get|let|lets|is|are|was|were|do|does|did|has|have|the|a|an|and|but|so|ok|okay|well|no|not|yes|yeah|maybe|then|now|only|just|what|same|make|try|top|best|worst|most|least|total|average|median|number|share|by|in|for|of|with|or|that|those|this|it|interesting|sure|right|.*est)$/
const isPlural = ({ kind, text }: Token): boolean => kind === 'word' && /[a-z]{2}[a-rt-z]s$/.test(text)

export function withHowMany(tokens: readonly Token[]): readonly Token[] {
  const [first, next] = tokens
  if (first?.text !== 'hm' || next === undefined || opens.test(next.text)) return tokens
  const pause = tokens.findIndex(({ kind }) => kind === 'mark')
  const said = tokens.slice(1, pause < 0 ? 6 : Math.min(pause, 6))
  if (!said.some(isPlural)) return tokens
  return [{ ...first, text: 'how' }, { ...first, text: 'many' }, ...tokens.slice(1)]
}
