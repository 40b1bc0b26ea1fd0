// Takes in a lead, whichever way it came: checked, limited, written to disk, then announced.
import { checkContact, minimumFillMs, type Contact, type FormTraces } from '#contract/contact.ts'
import type { ContactOutcome } from '#contract/site.ts'
import type { Database } from '#db/port.ts'
import type { Limits } from '#api/limits.ts'
import type { Log } from '#api/log.ts'
import type { Mailer } from './mail.ts'

export type ContactVerdict =
  | { kind: 'welcome'; contact: Contact }
  | (Extract<ContactOutcome, { kind: 'refused' }> & { retryAfter?: number })

export interface ContactDesk {
  /** Everything but the writing. */
  examine(input: unknown, traces: FormTraces, address: string): Promise<ContactVerdict>
  submit(input: unknown, traces: FormTraces, address: string): Promise<ContactOutcome>
  /** Tells a person about a lead that the table API has stored. */
  announce(row: unknown): void
}

export function makeContactDesk(deps: {
  db: Pick<Database, 'durably'>
  limits: Limits
  mailer: Mailer
  log: Log
}): ContactDesk {
  const examine: ContactDesk['examine'] = async (input, traces, address) => {
    const check = checkContact(input)
    if (!check.ok) return { kind: 'refused', status: 400, problems: check.problems }
    const suspicion = lookAt(traces)
    if (suspicion !== null) return { kind: 'refused', status: 400, problems: { form: suspicion } }
    const verdict = await deps.limits.contact(address)
    if (!verdict.allowed) {
      const minutes = Math.ceil(verdict.retryAfter / 60)
      const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
      return {
        kind: 'refused',
        status: 429,
        problems: { form: `That was a lot of messages at once. Please try again in ${wait}.` },
        retryAfter: verdict.retryAfter,
      }
    }
    return { kind: 'welcome', contact: check.contact }
  }

  return {
    examine,
    announce(row) {
      const check = checkContact(row)
      if (check.ok) deps.mailer.announce(check.contact)
    },
    async submit(input, traces, address) {
      const verdict = await examine(input, traces, address)
      if (verdict.kind === 'refused')
        return { kind: 'refused', status: verdict.status, problems: verdict.problems }
      try {
        await store(deps.db, verdict.contact)
      } catch (err) {
        deps.log.error({ err }, 'a lead could not be stored')
        return { kind: 'failed' }
      }
      deps.mailer.announce(verdict.contact)
      return { kind: 'sent' }
    },
  }
}

/** A person who trips over one of these reads why and can send again: a real lead is never dropped in silence. */
function lookAt(traces: FormTraces): string | null {
  if (traces.honeypot !== '') return 'Please leave the field “Website” empty and send the form again.'
  if (traces.filledMs !== null && traces.filledMs < minimumFillMs)
    return 'That was quick! Please check your entries and send the form again.'
  return null
}

const store = (db: Pick<Database, 'durably'>, { name, email, company, vertical, message }: Contact) =>
  db.durably(
    {
      name: 'store-contact',
      text: 'insert into contact_submissions (name, email, company, vertical, message) values ($1, $2, $3, $4, $5)',
      values: [name, email, company, vertical, message],
    },
    'anon',
  )
