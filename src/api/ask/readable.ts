// Text from outside, made fit to be kept and shown.

/** Control characters would let a question forge lines of a log, and PostgreSQL refuses a NUL outright. */
export const readable = (text: string): string => text.toWellFormed().replace(/\p{Cc}+/gu, ' ')

export function capped(text: string, characters: number): string {
  const whole = readable(text)
  return whole.length <= characters ? whole : `${whole.slice(0, characters - 1).toWellFormed()}…`
}
