// "Apple Pay vs Google Pay, who sends more stuff back? AOV and refund rate for each": two sides, a question in passing, and behind it
// the numbers that are to tell.

export interface SidesAndNumbers {
  sides: string
  /** What is asked in passing. */
  told: string
  numbers: string
}

const pattern =
  /^\s*(?<sides>[^,?.!:;]{2,60}\s(?:vs\.?|versus|or|against)\s[^,?.!:;]{2,40})[,:;]\s*(?<told>[^?]+)\?\s*(?<numbers>[^?.]*\b(?:each|both)\b[^?.]*)[?.\s]*$/i

/** "Who gets more guests with dogs": it may be said of the rows. */
const narrows =
  /\d|\b(?:with|without|among|amongst|for|in|at|on|during|under|over|from|near|since|before|after|until|only|just|except|when|if|who have|who had|whose)\b/i

export function sidesAndNumbers(question: string): SidesAndNumbers | null {
  const { sides, told, numbers } = pattern.exec(question)?.groups ?? {}
  return sides === undefined || told === undefined || numbers === undefined || narrows.test(told)
    ? null
    : { sides, told: told.trim(), numbers: numbers.trim() }
}
