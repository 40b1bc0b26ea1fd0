// "Nightly rate > city avg: name, city": who writes such a sign draws a limit. A plan without any answers another question.
import type { Plan } from './plan.ts'
import { heldAgainst } from './text/signs-before-words.ts'

/** No arrow. */
const sign = new RegExp(`(?<![-=<>])[<>≥≤]=? ?(?:(?<number>\\$?\\d)|${heldAgainst})`, 'i')
const limits = /"kind":"(?:compare|first|bands|step)"/

/** Whether the question draws a limit by a sign that the plan knows nothing of. */
export function losesLimit(question: string, plan: Plan): boolean {
  const found = sign.exec(question)
  if (found === null || plan.keep.length > 0) return false
  const told = JSON.stringify(plan)
  // "Last order > 180 days ago" is a time.
  return !limits.test(told) && !(found.groups?.['number'] !== undefined && told.includes('"kind":"during"'))
}
