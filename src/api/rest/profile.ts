// There is one schema; a caller that names another is told so.
import { problem } from './problems.ts'

/** The headers that confirm the schema to a caller who named it. */
export function confirmedProfile(name: string | undefined): Record<string, string> {
  if (name === undefined) return {}
  if (name !== 'public') throw problem('PGRST106', 'The schema must be one of the following: public')
  return { 'content-profile': name }
}
