// "Counting completed orders only, how many customers …": what is counted is told behind the question as well as before it.
import { wherever } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

export const countingFirst = wherever(/^counting$/, (tokens: readonly Token[]): readonly Token[] => {
  if (tokens[0]?.text !== 'counting') return tokens
  const pause = tokens.findIndex(({ text }) => text === ',')
  const told = tokens.slice(0, pause)
  const isOnly = told.some(({ text }) => /^(only|just)$/.test(text))
  const isAsked = /^(how|which|what|who)$/.test(tokens[pause + 1]?.text ?? '')
  if (pause < 2 || pause > 6 || !isOnly || !isAsked) return tokens
  const close = tokens.at(-1)?.kind === 'mark' ? tokens.length - 1 : tokens.length
  return [
    ...tokens.slice(pause + 1, close),
    ...tokens.slice(pause, pause + 1),
    ...told,
    ...tokens.slice(close),
  ]
})
