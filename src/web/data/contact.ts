// The contact form's one write.
import { traceHeaders, type Contact, type FormTraces } from '#contract/contact.ts'
import { client, connection } from './connection.ts'
import { check } from './problem.ts'

/** Resolves when the message is stored; otherwise throws a DataProblem, with `problems` where a field is at fault. */
export async function submitContact(
  contact: Contact,
  traces: FormTraces,
  signal?: AbortSignal,
): Promise<void> {
  const { name, email, company, vertical, message } = contact
  const query = client().from('contact_submissions').insert({ name, email, company, vertical, message })
  if (connection().own) {
    if (traces.honeypot !== '') query.setHeader(traceHeaders.honeypot, encodeURIComponent(traces.honeypot))
    if (traces.filledMs !== null) query.setHeader(traceHeaders.filledMs, String(Math.round(traces.filledMs)))
  }
  check(await (signal === undefined ? query : query.abortSignal(signal)), signal)
}
