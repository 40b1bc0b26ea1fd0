// "Vlookup ORD-100500: date, product": the name of the thing they would do it with.
import { wherever } from '#engine/text/rewritten.ts'

/** "What is the story with MLS 208580, status and asking price": whatever is asked of it behind; alone, all that there is. */
export const storyWith = wherever(/^(story|deal|scoop|latest|word|status|up)$/, [
  {
    said: /^(?:(?:hey|so|and|ok|okay|quick one) (?:, )?)*what (?:is|was|'s) (?:the (?:story|deal|scoop|latest|word)|up) (?:with|on|about) (?=(?:(?:mls|listing|#|number|no|order|the listing at) )*(?:# ?)?(?:\d{3,6}\b|ord\b))(?<what>[^,.?!]+?)(?= [,.?!:-] (?<more>[a-z])| [.?!]|$)/,
    meant: ({ groups = {} }) =>
      groups['more'] === undefined ? `tell me about ${groups['what'] ?? ''}` : (groups['what'] ?? ''),
  },
])

export const lookedUp = wherever(/^(vlookup|xlookup|hlookup|lookup)$/, [
  {
    said: /^(?:(?:please|pls|do a|a|can you) )*(?:vlookup|xlookup|hlookup|lookup)(?: (?:for|on|of))?(?: :)? (?=\S)/,
    meant: () => '',
  },
])
