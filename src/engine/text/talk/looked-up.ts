// "Vlookup ORD-100500: date, product": the name of the thing they would do it with.
import { wherever } from '#engine/text/rewritten.ts'

export const lookedUp = wherever(/^(vlookup|xlookup|hlookup|lookup)$/, [
  {
    said: /^(?:(?:please|pls|do a|a|can you) )*(?:vlookup|xlookup|hlookup|lookup)(?: (?:for|on|of))?(?: :)? (?=\S)/,
    meant: () => '',
  },
])
