import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { ContactOutcome, SiteServices } from '#contract/site.ts'
import { servicesContext } from '#web/services.ts'
import { receive } from './receive.ts'

const filledIn = {
  name: 'Dana Whitfield',
  email: ' dana@pier.example ',
  vertical: 'legal',
  company: '',
  message: 'Hi',
}

function send(fields: Record<string, string>, outcome: ContactOutcome) {
  const asked: Parameters<SiteServices['submitContact']>[] = []
  const context = new RouterContextProvider()
  context.set(servicesContext, {
    staff: { access: 'open', admitted: true },
    submitContact: (...input) => {
      asked.push(input)
      return Promise.resolve(outcome)
    },
  })
  const body = new URLSearchParams(fields)
  const request = new Request('http://site.example/contact', { method: 'POST', body })
  return receive(request, context).then(received => ({ received, asked }))
}

test('a stored message is thanked for by its address', async () => {
  const { received } = await send(filledIn, { kind: 'sent' })
  expect(received).toEqual({ kind: 'sent', email: 'dana@pier.example', status: 200 })
})

test('a refused message comes back with its entries, its problems and the status', async () => {
  const problems = { email: 'Enter your email address.' }
  const { received } = await send({ ...filledIn, email: '' }, { kind: 'refused', status: 400, problems })
  expect(received).toMatchObject({
    kind: 'again',
    status: 400,
    problems,
    values: { name: 'Dana Whitfield', email: '' },
  })
})

test('a failure keeps the form and says the sentence of the specification', async () => {
  const { received } = await send(filledIn, { kind: 'failed' })
  expect(received).toMatchObject({
    kind: 'again',
    status: 500,
    problems: { form: 'Failed to submit form. Please try again.' },
  })
})

test('the hidden field is passed on, and a missing fill time is null, not zero', async () => {
  const { asked } = await send({ ...filledIn, website: 'spam' }, { kind: 'sent' })
  expect(asked[0]?.[1]).toEqual({ honeypot: 'spam', filledMs: null })
})
