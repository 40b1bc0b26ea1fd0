// "How many nights does the average stay at the lake house last": one mean, which "how long" and "average stay" would ask for twice.
import { rewritten, wherever, type Rewriting } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const asked: Rewriting = {
  said: /\bhow (?:long|many nights) (?:does|do|did|is|was) (?:the|an|a|our|your) (?:average|typical) (?:stay|booking|reservation|guest stay)(?: last)?(?= |$)/,
  meant: () => 'what is the average stay',
}
const lasts: Rewriting = {
  said: /(?<!\bthe|\bour|\bthis) last(?= [?.!]|$)/,
  meant: () => '',
}

export const averageLasts = wherever(/^(average|typical)$/, (tokens: readonly Token[]): readonly Token[] => {
  const told = rewritten(tokens, [asked])
  return told === tokens ? tokens : rewritten(told, [lasts])
})
