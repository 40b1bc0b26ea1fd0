// "Nightly rate > city avg: name, city": who writes such a sign draws a limit. A plan without any answers another question.
import type { Plan } from './plan.ts'

/** Before a word or a number; no arrow. */
const sign = /(?<![-=<>])[<>≥≤]=?\s?(?<than>[\p{L}\d$])/u
const limits = /"kind":"(?:compare|first|bands|step)"/

/** Whether the question draws a limit by a sign that the plan knows nothing of. */
export function losesLimit(question: string, plan: Plan): boolean {
  const than = sign.exec(question)?.groups?.['than']
  if (than === undefined || plan.keep.length > 0) return false
  const told = JSON.stringify(plan)
  // "Last order > 180 days ago" is a time.
  return !limits.test(told) && !(/\d/.test(than) && told.includes('"kind":"during"'))
}
