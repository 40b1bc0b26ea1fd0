// From the password to the page behind it, or to what stands in the way.
import { useRef, useState, type FormEvent } from 'react'
import { useRevalidator } from 'react-router'
import { signIn, type SignIn } from '#web/data/staff.ts'
import { copy, waiting } from './copy.ts'

const problemOf = (outcome: Exclude<SignIn, { kind: 'in' }>) =>
  outcome.kind === 'too many' ? copy.tooMany(waiting(outcome.retryAfterSeconds)) : outcome.message

export function useSignIn() {
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<string>()
  const [asking, setAsking] = useState(false)
  const { revalidate, state } = useRevalidator()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (asking) return
    const field = form.current?.elements.namedItem('password')
    if (!(field instanceof HTMLInputElement)) return
    if (field.value === '') {
      setProblem(copy.empty)
      field.focus()
      return
    }
    setAsking(true)
    const outcome = await signIn(field.value)
    if (outcome.kind === 'in') {
      setProblem(undefined)
      await revalidate()
      // The field is gone, and the focus would be with it.
      document.getElementById('main')?.focus()
    } else {
      setProblem(problemOf(outcome))
      field.select()
    }
    setAsking(false)
  }

  return { form, problem, sending: asking || state === 'loading', submit }
}
