// The address that asks a question again: ?q= is the question, each ?after= one that it leans on.
import { questionLimits } from '#contract/answer.ts'
import { isContext, type Turn } from './conversation.ts'

export interface LinkedQuestion {
  question: string
  earlier: string[]
}

/** Of what was asked before, only what the question may lean on: back to the nearest that stands alone. */
export function leansOn(turns: readonly Turn[], turn: Turn): string[] {
  const context: string[] = []
  const before = turns.slice(0, turns.indexOf(turn)).filter(isContext)
  for (let current: Turn | undefined = turn; current !== undefined && !current.offered;) {
    current = before.pop()
    if (current !== undefined) context.unshift(current.question)
  }
  return context.slice(-questionLimits.history)
}

export function searchFor({ question, earlier }: LinkedQuestion): string {
  const search = new URLSearchParams([['q', question], ...earlier.map(one => ['after', one])])
  return `?${search.toString()}`
}

/** Null when the address asks nothing. */
export function linkedQuestion(search: string): LinkedQuestion | null {
  const given = new URLSearchParams(search)
  const question = given.get('q')?.trim() ?? ''
  if (question === '') return null
  const earlier = given
    .getAll('after')
    .map(one => one.trim())
    .filter(one => one !== '')
  return { question, earlier: earlier.slice(-questionLimits.history) }
}
