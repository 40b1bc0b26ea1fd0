// What the server lends the rendered site. The site never reaches for the database itself.
import type { ContactProblems, FormTraces } from './contact.ts'

export type ContactOutcome =
  { kind: 'sent' } | { kind: 'refused'; status: 400 | 429; problems: ContactProblems } | { kind: 'failed' }

/** The staff pages are open to everyone, or locked and this visitor may see them or not. */
export interface StaffState {
  access: 'open' | 'locked'
  admitted: boolean
}

/** Made for one request: the server already knows who asks. */
export interface SiteServices {
  staff: StaffState
  submitContact(input: unknown, traces: FormTraces): Promise<ContactOutcome>
}

/** What src/web/server.ts must export as `renderSite`: the built site as one function. */
export type RenderSite = (request: Request, services: SiteServices) => Promise<Response>

/** Parameters that change what a finished page shows. Asked for with one of them, it is rendered for that request. */
export const shownByQuery: ReadonlyMap<string, readonly string[]> = new Map([
  ['/blog', ['category', 'q']],
  ['/contact', ['vertical']],
])
