// "Whose address is on a Court", "homes on a lane": a kind of street is part of what the address says, and no street of that name.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

/** A "way" is also part of a parkway, and any home stands on a street or a road. */
const kind = '(?<kind>court|lane|drive|avenue|circle|trail|parkway|boulevard|terrace|alley)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?:\\b(?:whose|with an?|where the|that have an?) address(?: is| are)? |\\b(?:(?:that|which) )?(?:(?:are|is|sit|sits) )?(?:located |situated )?)?\\bon an? ${kind}(?= [,.?!]|$| (?:and|with|under|over|in|that|sold|for|by|built|this|last)\\b)`,
    ),
    meant: ({ groups }) => `with ${groups?.['kind'] ?? ''} in the address`,
  },
]

export const onACourt = wherever([/^on$/, new RegExp(`^${kind}$`)], rules)
