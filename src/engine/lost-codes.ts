// What is called by a code — an order number, an e-mail address — is asked about, whatever is told around it: a plan that knows
// nothing of the code answers another question. "Customer on hold, can you check ORD-104512" must not list all customers.
import type { Plan } from './plan.ts'

const code = /\b[a-z]{2,6}[-#]?\d{5,10}\b|#\d{5,10}\b/gi
const address = /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64})+/gi

/** A code of the question that the plan does not hold, or null. */
export function lostCode(question: string, plan: Plan): string | null {
  const found = [...(question.match(code) ?? []), ...(question.match(address) ?? [])]
  if (found.length === 0) return null
  const told = JSON.stringify(plan).toLowerCase()
  const isTold = (one: string) => told.includes(one.toLowerCase().replace(/^[a-z]*[-#]?(?=\d)/, ''))
  return found.find(one => !isTold(one)) ?? null
}
