// The states of the form: idle, sending, then thanks for three seconds and empty again, or problems with everything kept.
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { checkContact, traceFields, type ContactField, type ContactProblems } from '#contract/contact.ts'
import { submitContact } from '#web/data/contact.ts'
import { copy, thanksShownForMs } from './copy.ts'
import type { Received } from './receive.ts'

export type FormState =
  | { kind: 'idle'; problems: ContactProblems }
  | { kind: 'sending'; problems: ContactProblems }
  | { kind: 'sent'; email: string }

const order = ['name', 'company', 'email', 'vertical', 'message'] as const satisfies readonly ContactField[]

const startingWith = (received: Received | undefined): FormState =>
  received?.kind === 'sent' ? received : { kind: 'idle', problems: received?.problems ?? {} }

/** Only what the server itself said is shown; a fault of the wire or a bug gets the one sentence for all of them. */
function problemsOf(error: unknown): ContactProblems {
  const told = error instanceof Error && 'problems' in error ? error.problems : undefined
  return typeof told === 'object' && told !== null ? told : { form: copy.form.failed }
}

export function useContactForm(received: Received | undefined) {
  const [state, setState] = useState<FormState>(() => startingWith(received))
  const form = useRef<HTMLFormElement>(null)
  const shownAt = useRef(0)

  useEffect(() => {
    shownAt.current = performance.now()
  }, [])

  useEffect(() => {
    if (state.kind !== 'sent') return
    const timer = setTimeout(() => {
      shownAt.current = performance.now()
      setState({ kind: 'idle', problems: {} })
    }, thanksShownForMs)
    return () => clearTimeout(timer)
  }, [state.kind])

  function show(problems: ContactProblems) {
    setState({ kind: 'idle', problems })
    const first = order.find(field => problems[field] !== undefined)
    const control = first && form.current?.elements.namedItem(first)
    if (control instanceof HTMLElement) control.focus()
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state.kind === 'sending') return
    const entries = new FormData(event.currentTarget)
    const check = checkContact(Object.fromEntries(order.map(field => [field, entries.get(field) ?? ''])))
    if (!check.ok) return show(check.problems)
    const honeypot = entries.get(traceFields.honeypot)
    setState({ kind: 'sending', problems: {} })
    try {
      await submitContact(check.contact, {
        honeypot: typeof honeypot === 'string' ? honeypot : '',
        filledMs: Math.round(performance.now() - shownAt.current),
      })
      setState({ kind: 'sent', email: check.contact.email })
    } catch (error) {
      console.error(error)
      show(problemsOf(error))
    }
  }

  return { state, form, submit }
}
