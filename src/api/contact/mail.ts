// Tells a person about a new lead. The lead is already safe in the database: a mail that fails costs nothing but the mail.
import { createTransport } from 'nodemailer'
import type { Contact } from '#contract/contact.ts'
import { verticals } from '#contract/contact.ts'
import type { Log } from '#api/log.ts'

export interface Mailer {
  announce(contact: Contact): void
  /** Waits for mails under way, so that a restart does not drop them. */
  settle(): Promise<void>
}

export const noMailer: Mailer = { announce: () => undefined, settle: () => Promise.resolve() }

const tries = 3

export function makeMailer(options: {
  smtpUrl: string
  to: string
  log: Log
  retryDelayMs?: number
}): Mailer {
  const transport = createTransport(options.smtpUrl, { from: options.to })
  const underWay = new Set<Promise<void>>()

  const send = async (contact: Contact) => {
    for (let attempt = 1; ; attempt++) {
      try {
        await transport.sendMail(compose(contact, options.to))
        return
      } catch (err) {
        options.log.warn({ err, attempt }, 'a mail about a new lead could not be sent')
        if (attempt === tries) return
        await new Promise(resolve => setTimeout(resolve, (options.retryDelayMs ?? 2000) * attempt))
      }
    }
  }

  return {
    announce(contact) {
      const sending = send(contact).finally(() => underWay.delete(sending))
      underWay.add(sending)
    },
    settle: async () => void (await Promise.all(underWay)),
  }
}

function compose(contact: Contact, to: string) {
  const line = (label: string, value: string | null) => (value === null ? [] : [`${label}: ${value}`])
  return {
    to,
    // Passed as an object: a name with a line break or a comma in it cannot become a second recipient.
    replyTo: { name: contact.name, address: contact.email },
    subject: `New trial request: ${verticals[contact.vertical]}`,
    text: [
      ...line('Name', contact.name),
      ...line('Email', contact.email),
      ...line('Company', contact.company),
      ...line('Industry', verticals[contact.vertical]),
      '',
      contact.message ?? '(no message)',
    ].join('\n'),
  }
}
