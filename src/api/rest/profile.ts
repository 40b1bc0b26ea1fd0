// There is one schema; a caller that names another is told so.
import { problem } from './problems.ts'

export function checkProfile(name: string | undefined): void {
  if (name !== undefined && name !== 'public')
    throw problem('PGRST106', 'The schema must be one of the following: public')
}
