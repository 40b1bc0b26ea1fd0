// A lead that comes through the table API passes the same desk as one from the form.
import { traceHeaders, type ContactProblems } from '#contract/contact.ts'
import type { ClientAddress } from '#api/http/address.ts'
import type { BeforeInsert } from '#api/rest/rest.ts'
import type { ContactDesk } from './desk.ts'

export const contactGate =
  (desk: ContactDesk, addressOf: ClientAddress): BeforeInsert =>
  async (c, row) => {
    const filled = c.req.header(traceHeaders.filledMs)
    const traces = {
      honeypot: c.req.header(traceHeaders.honeypot) ?? '',
      filledMs: filled !== undefined && /^\d{1,12}$/.test(filled) ? Number(filled) : null,
    }
    const verdict = await desk.examine(row, traces, addressOf(c))
    if (verdict.kind === 'welcome') {
      // Stored as the form would store it: trimmed, and null where it is empty.
      Object.assign(row, verdict.contact)
      return null
    }
    const { status, problems } = verdict
    return c.json(
      {
        code: status === 429 ? 'SITE_TOO_MANY' : '23514',
        message: sentence(problems),
        details: JSON.stringify(problems),
        hint: null,
      },
      status,
      verdict.retryAfter === undefined ? {} : { 'retry-after': String(verdict.retryAfter) },
    )
  }

const sentence = (problems: ContactProblems) => Object.values(problems).join(' ')
