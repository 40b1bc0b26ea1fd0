// The form as a browser without scripts sends it: the same checks, answered with a page.
import type { RouterContextProvider } from 'react-router'
import { traceFields, type ContactField, type ContactProblems } from '#contract/contact.ts'
import { servicesContext } from '#web/services.ts'
import { copy } from './copy.ts'

export type FormValues = Record<ContactField, string>

/** What the page shows after a plain POST. */
export type Received =
  { kind: 'sent'; email: string } | { kind: 'again'; values: FormValues; problems: ContactProblems }

const fields = ['name', 'email', 'company', 'vertical', 'message'] as const satisfies readonly ContactField[]

export async function receive(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Received & { status: number }> {
  const form = await request.formData()
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const values: FormValues = { name: '', email: '', company: '', vertical: '', message: '' }
  for (const field of fields) values[field] = text(field)
  const filledMs = Number.parseInt(text(traceFields.filledMs), 10)
  const outcome = await context.get(servicesContext).submitContact(values, {
    honeypot: text(traceFields.honeypot),
    filledMs: Number.isNaN(filledMs) ? null : filledMs,
  })
  switch (outcome.kind) {
    case 'sent':
      return { kind: 'sent', email: values.email.trim(), status: 200 }
    case 'refused':
      return { kind: 'again', values, problems: outcome.problems, status: outcome.status }
    case 'failed':
      return { kind: 'again', values, problems: { form: copy.form.failed }, status: 500 }
  }
}
