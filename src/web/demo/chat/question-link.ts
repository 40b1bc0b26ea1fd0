// The address that asks a question again: ?q= is the question, each ?after= one that it leans on.
import { questionLimits } from '#contract/answer.ts'
import { isContext, type Turn } from './conversation.ts'

export interface LinkedQuestion {
  question: string
  earlier: string[]
}

/** What a question may lean on, of what was asked before it: back to the nearest that stands alone. */
export function leansOn(before: readonly Turn[], offered: boolean): string[] {
  if (offered) return []
  const understood = before.filter(isContext)
  const alone = understood.findLastIndex(turn => turn.offered)
  return understood
    .slice(Math.max(0, alone))
    .map(({ question }) => question)
    .slice(-questionLimits.history)
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
