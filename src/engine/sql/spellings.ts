// "Early check in" is also written "early check-in": what people wrote is searched for both ways.

/** Second words that a hyphen often ties to the first. */
const tied = /(?<=\w)[ -](?=(?:in|out|up|off|on|by|friendly|free|term|site|fi|round)\b)/g

export function spellings(text: string): readonly string[] {
  return [...new Set([text, text.replace(tied, ' '), text.replace(tied, '-')])]
}
