// One and many of a word.

export function pluralWord(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}

/** "Bookings" of "booking", and of "bookings". */
export const inPlural = (word: string): string => (word.endsWith('s') ? word : pluralWord(word))
