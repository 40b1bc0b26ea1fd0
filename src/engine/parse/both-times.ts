// "Nights booked this year", "and last year?", "what's the difference", "compare the two": of the two times that were asked about one
// after the other. Beside the last one alone, another time would be found for it.
const time =
  '(?:(?:this|last|the past|the previous) (?:year|month|quarter|week)|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*(?: (?:of )?20\\d\\d)?|q[1-4](?: (?:of )?20\\d\\d)?|20\\d\\d|today|yesterday)'
const timeOnly = new RegExp(
  `^(?:(?:and|what about|how about|same|for|in|ok|now|the|,) ?)*${time}(?: instead)?[?.! ]*$`,
  'i',
)
const times = new RegExp(`\\b${time}\\b`, 'gi')
const compares =
  /^(?:(?:and|so|ok|okay|now|then|please|can you|can we) )*(?:what(?:'s| is| was)? the (?:difference|change|gap)(?: between (?:them|the two|those two|those|these|both))?|(?:the )?difference|(?:and )?(?:the )?(?:change|growth|difference)(?: (?:in|as a) (?:percent|percentage|%))?|(?:percent|%|percentage) (?:change|growth|difference)|by how much|compare (?:the two|them|both|those|these)(?: two)?(?: side by side)?|(?:show )?(?:them |both |those |the two )*side by side|how do (?:they|those|the two) compare|is (?:it|that) (?:better|worse|up|down|higher|lower|more|less))[?.! ]*$/i

/** The question in words that name the other time, or null where it is not one of two. */
export function comparedBoth(question: string, before: string, talk: string): string | null {
  if (!compares.test(question) || !timeOnly.test(before)) return null
  const turns = talk.split(' | ')
  const earlier = turns.at(-2) ?? ''
  const [first, ...others] = [...earlier.matchAll(times)].map(([said]) => said)
  return first === undefined || others.length > 0 ? null : `compare that to ${first}`
}
