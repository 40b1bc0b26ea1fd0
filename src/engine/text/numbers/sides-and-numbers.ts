// "Apple Pay vs Google Pay, who sends more stuff back? AOV and refund rate for each": two sides, a question in passing, and behind it
// the numbers that are to tell.
import { ofSold } from './sides-weighed.ts'

export interface SidesAndNumbers {
  sides: string
  /** What is asked in passing. */
  told: string
  numbers: string
}

const pattern =
  /^\s*(?<sides>[^,?.!:;]{2,60}\s(?:vs\.?|versus|or|against|and(?=[^,?.!:;]*[,:;] (?:in )?(?:which|where)\b))\s[^,?.!:;]{2,40}?)(?:[,:;]|\s[-–—])\s*(?<told>[^?]+)\?\s*(?<numbers>[^?.]*\b(?:each|both)\b[^?.]*)[?.\s]*$/i

/** "Who gets more guests with dogs": it may be said of the rows. */
const narrows =
  /\d|\b(?:with|without|among|amongst|for|in|at|on|during|under|over|from|near|since|before|after|until|only|just|except|when|if|who have|who had|whose)\b/i

export function sidesAndNumbers(question: string): SidesAndNumbers | null {
  const { sides, told, numbers } = pattern.exec(question)?.groups ?? {}
  if (
    sides === undefined ||
    told === undefined ||
    numbers === undefined ||
    narrows.test(told.replace(/^in which(?: one| of (?:them|the two))? /i, ''))
  )
    return null
  // "… I've a vendor dithering between the two, so the average days on market in each".
  const story = /^[^;,]{2,60}, so (?=the |what )/i.exec(numbers)?.[0] ?? ''
  return {
    sides: sides.replace(/ (?:or|and) (?=[^ ]+(?: [^ ]+){0,3}$)/i, ' vs '),
    told: `${told.trim()} ${story}`.trim(),
    numbers: ofSold(
      told,
      numbers
        .slice(story.length)
        .replace(/\bfor the both\b/i, 'for both')
        .trim(),
    ),
  }
}

const spoken =
  /^\s*(?<asked>(?:(?:ok|okay|so|uh|um|hey|well|and|now)[ ,]+)*(?:do|does|did|is|are|was|were)\s[^?.!]*\sor\s[^?.!]*?)[,;]?\s+(?<numbers>(?:give|show|tell|get) (?:me|us)\s[^?.!]*\b(?:both|each)\b[^?.!]*)[?.!\s]*$/i

/** "Do homes go faster in Sea Oaks or in Old Town give me the days for both": who speaks makes no mark between the two. */
export function inTwoSentences(question: string): string | null {
  const { asked, numbers } = spoken.exec(question)?.groups ?? {}
  if (asked === undefined || numbers === undefined) return null
  // "Do homes sell faster …, the days on market for both": of those that sold, or of all?
  return speed.test(asked) && !sold.test(numbers) ? null : `${asked}? ${numbers}`
}

const speed =
  /\b(?:sell|sells|go|goes|move|moves|close|closes) (?:faster|quicker|sooner|slower|more quickly)\b/i
const sold = /\b(?:sold|sales?|closed|closings)\b/i
