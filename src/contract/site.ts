// What the server lends the rendered site. The site never reaches for the database itself.
import type { ContactProblems, FormTraces } from './contact.ts'

export type ContactOutcome =
  | { kind: 'sent' }
  | { kind: 'refused'; status: 400 | 429; problems: ContactProblems }
  | { kind: 'failed' }

export interface SiteServices {
  submitContact(input: unknown, traces: FormTraces, request: Request): Promise<ContactOutcome>
}

/** What src/web/server.ts must export: the built site as one function. */
export type CreateSite = (services: SiteServices) => (request: Request) => Promise<Response>

/** Written by the build next to the prerendered pages; the server sends each page its own strict policy. */
export interface SiteManifest {
  pages: { [path: string]: { file: string; scriptHashes: string[]; styleHashes: string[] } }
}
